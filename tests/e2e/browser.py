"""`python -m tests.e2e.browser` gets a Chromium for the browser tests if the machine has none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from throneroom.cli import chromium

SECONDS = 600
PLAYWRIGHT = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
DEBIAN = [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-qq", "--no-install-recommends", "chromium-headless-shell"],
]


def main() -> int:
    if chromium.find():
        return 0
    if os.environ.get(chromium.VARIABLE):
        print(f"What {chromium.VARIABLE} names is no Chromium that starts.", file=sys.stderr)
        return 1
    print("Getting a Chromium for the browser tests", flush=True)
    # A host that does not answer is given up soon; a slow one may take its time.
    if _run(PLAYWRIGHT, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="5000") and chromium.find():
        return 0
    if _may_install() and all(_run(command) for command in DEBIAN) and chromium.find():
        return 0
    print(
        "The browser tests need a Chromium, and none could be installed: install one, or name it in"
        f" {chromium.VARIABLE}.",
        file=sys.stderr,
    )
    return 1


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.getuid() == 0


def _run(command: list[str], **environment: str) -> bool:
    settings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"} | environment
    try:
        subprocess.run(command, env=settings, capture_output=True, timeout=SECONDS, check=True)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())

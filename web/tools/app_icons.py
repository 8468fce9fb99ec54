"""Draws the icons of the installed app from `public/*.svg`: python web/tools/app_icons.py"""

from __future__ import annotations

from pathlib import Path

from throneroom.cli import chromium

PUBLIC = Path(__file__).parents[1] / "public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}


def main() -> None:
    path = chromium.find()
    if path is None:
        raise SystemExit("Icons are drawn by a Chromium, and none was found.")
    with chromium.browser(path) as browser:
        for name, (source, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
                + (PUBLIC / source).read_text(encoding="utf-8")
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()

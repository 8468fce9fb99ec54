"""The browser client, as built into this package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from throneroom.server.refusal import Refusal

FOLDER = Path(__file__).parents[1] / "client"
HOME = "index.html"

# The name of a file in `assets` changes with its content.
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SHRINKS = ("text/", "application/javascript", "application/json", "application/manifest+json")


MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Throneroom</title>
<p>This server has no pages: it was installed without the browser client. In a clone of the
repository, <code>make client</code> builds it; then start the server again. Bots and other programs
can play meanwhile.</p>
<p lang="ru">У этого сервера нет страниц: он установлен без клиента для браузера. В копии
репозитория его собирает команда <code>make client</code>; затем запустите сервер снова. Боты
и другие программы могут играть и сейчас.</p>
</html>
""".encode()
"""The page of a server that was built without a client."""


class File(NamedTuple):
    body: bytes
    small: bytes | None
    """The compressed content; None for kinds of files that hardly shrink."""
    kind: str
    mark: str
    keep: str


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """The files of the client, by path."""
    return {
        path.relative_to(folder).as_posix(): _read(path, path.parent.name == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def has_client() -> bool:
    return HOME in files()


def _read(path: Path, forever: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    elif kind == "text/javascript":
        kind = "application/javascript"
    shrinks = kind.startswith(SHRINKS) or kind == "image/svg+xml"
    small = gzip.compress(body, mtime=0) if shrinks else None
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(body, small, kind, mark, FOREVER if forever else ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client. Every other address gets the client's page, which finds its own way."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise Refusal("not_found", "There is nothing at this address.")
    file = files().get(name)
    if file is None:
        if name.startswith("assets/"):
            raise Refusal("not_found", "There is nothing at this address.")
        if not has_client():
            return Response(MISSING, status_code=503, media_type="text/html")
        file = files()[HOME]
    headers = {"etag": file.mark, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.small
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)

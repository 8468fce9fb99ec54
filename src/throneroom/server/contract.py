"""Everything that clients and the server exchange, as one JSON schema. `python -m
throneroom.server.contract FOLDER` writes it, and one for each game, for clients to generate types
from."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import throneroom
from throneroom import registry
from throneroom.server import protocol as p
from throneroom.server.doors.games import GameInfo
from throneroom.server.doors.lab import LabBody, LabPauseBody, LabPlanBody
from throneroom.server.doors.me import Me, Token
from throneroom.server.doors.replays import PlayOnBody
from throneroom.server.doors.sagas import BranchBody, GoOnBody, LineBody, SagaBody
from throneroom.server.doors.tables import ImportBody, Invitation
from throneroom.server.people.notes import Notes
from throneroom.server.play.lab import LabStanding
from throneroom.server.play.looks import LogPage
from throneroom.server.play.review import Reviewed
from throneroom.server.tables.open import TableWish
from throneroom.server.tables.replay import Course, Moment
from throneroom.server.tables.saga import ReadLine, SagaInfo, SagaPage

PARTS: dict[str, Any] = {
    "FromClient": p.FromClient,
    "FromServer": p.FromServer,
    "TableInfo": p.TableInfo,
    "MyTable": p.MyTable,
    "TableWish": TableWish,
    "Moment": Moment,
    "Course": Course,
    "LogPage": LogPage,
    "Reviewed": Reviewed,
    "GameInfo": GameInfo,
    "Me": Me,
    "Notes": Notes,
    "Token": Token,
    "Invitation": Invitation,
    "ImportBody": ImportBody,
    "PlayOnBody": PlayOnBody,
    "SagaInfo": SagaInfo,
    "SagaPage": SagaPage,
    "ReadLine": ReadLine,
    "SagaBody": SagaBody,
    "LineBody": LineBody,
    "GoOnBody": GoOnBody,
    "BranchBody": BranchBody,
    "LabStanding": LabStanding,
    "LabBody": LabBody,
    "LabPauseBody": LabPauseBody,
    "LabPlanBody": LabPlanBody,
}


def schema() -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(
        PARTS.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Server",
        "type": "object",
        "properties": dict(zip(PARTS, schemas, strict=True)),
        "$defs": components,
    }


def saga_schema(slug: str, page: Any) -> dict[str, Any]:
    """The JSON schema of the page of a saga that leads through several games."""
    (found,), components = msgspec.json.schema_components([page], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": slug,
        "type": "object",
        "properties": {"Page": found},
        "$defs": components,
    }


def files() -> dict[str, bytes]:
    """Each schema by file name."""
    schemas = {"server": schema()} | {slug: throneroom.schema(slug) for slug in registry.games()}
    joint = registry.joint_sagas()
    schemas |= {slug: saga_schema(slug, saga.Page) for slug, saga in joint.items()}
    return {
        f"{name}.json": msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n"
        for name, made in schemas.items()
    }


def main(folder: str) -> None:
    for name, text in files().items():
        (Path(folder) / name).write_bytes(text)


if __name__ == "__main__":
    main(sys.argv[1])

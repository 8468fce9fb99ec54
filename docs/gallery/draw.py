"""Draws the gallery with the real client: `make gallery`.

Each record beside this file is a game up to the moment of its picture. With the beginning of a name
(`python docs/gallery/draw.py legends`), only those pictures are drawn.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

from PIL import Image

from throneroom.cli import chromium
from throneroom.cli.photograph import Frame, Guest, Studio, studio
from throneroom.kernel import Record

HERE = Path(__file__).parent
NAMES = {
    "en": ["Maria", "Anna", "Lanfranc", "Boris", "Clara"],
    "ru": ["Мария", "Анна", "Ланфранк", "Борис", "Клара"],
}
LAPTOP, SMALL, PHONE = (1440, 900), (1180, 700), (390, 844)
COLOURS = 256
MANY_INKS = (
    *("furniture", "paladins", "paladins-crew", "paladins-phone", "paladins-coop"),
    *("paladins-coop-phone", "viscounts", "viscounts-alone", "viscounts-phone"),
    *("viscounts-coop", "viscounts-coop-phone", "campaign", "campaign-phone"),
    *("architects-coop-turn", "architects-coop-turn-phone"),
)
"""Pictures whose small spots of colour a palette made by area would lose."""

TABLES = [
    ("early", "early", Frame("ru", SMALL)),
    ("cellar", "cellar", Frame("en", LAPTOP)),
    ("cellar-phone", "cellar", Frame("ru", PHONE)),
    ("night", "night", Frame("ru", LAPTOP, "dark")),
    ("moat", "moat", Frame("en", SMALL, "dark")),
    ("militia-phone", "militia", Frame("en", PHONE, "dark")),
    ("end", "end", Frame("ru", LAPTOP)),
    ("lands", "lands", Frame("ru", LAPTOP, "dark")),
    ("lands-five", "lands-five", Frame("en", SMALL)),
    ("lands-phone", "lands-three", Frame("ru", PHONE)),
    ("lands-end", "lands-end", Frame("en", LAPTOP)),
    ("legends", "legends", Frame("en", LAPTOP)),
    ("legends-variants", "legends-variants", Frame("ru", LAPTOP, "dark")),
    ("legends-laying", "legends-laying", Frame("en", SMALL)),
    ("legends-auction", "legends-auction", Frame("ru", SMALL)),
    ("legends-phone", "legends", Frame("ru", PHONE)),
    ("legends-end", "legends-end", Frame("en", LAPTOP)),
    ("architects", "architects", Frame("en", LAPTOP)),
    ("architects-capture", "architects-capture", Frame("ru", SMALL, "dark")),
    ("architects-phone", "architects", Frame("ru", PHONE)),
    ("architects-end", "architects-end", Frame("en", LAPTOP)),
    ("architects-coop", "architects-coop", Frame("ru", LAPTOP, "dark")),
    ("architects-coop-phone", "architects-coop", Frame("en", PHONE)),
    ("paladins", "paladins", Frame("ru", LAPTOP, "dark")),
    ("paladins-crew", "paladins-crew", Frame("en", LAPTOP)),
    ("paladins-phone", "paladins-crew", Frame("ru", PHONE, "dark")),
    ("paladins-coop", "paladins-coop", Frame("en", LAPTOP, "dark")),
    ("paladins-coop-phone", "paladins-coop", Frame("ru", PHONE)),
    ("paladins-end", "paladins-end", Frame("en", LAPTOP)),
    ("viscounts", "viscounts", Frame("ru", LAPTOP)),
    ("viscounts-alone", "viscounts-alone", Frame("en", LAPTOP, "dark")),
    ("viscounts-phone", "viscounts", Frame("ru", PHONE)),
    ("viscounts-end", "viscounts-end", Frame("en", LAPTOP)),
    ("viscounts-coop", "viscounts-coop", Frame("ru", LAPTOP, "dark")),
    ("viscounts-coop-phone", "viscounts-coop", Frame("en", PHONE)),
    ("oath", "oath", Frame("en", LAPTOP)),
    ("oath-campaign", "oath-campaign", Frame("ru", LAPTOP, "dark")),
    ("oath-phone", "oath", Frame("ru", PHONE)),
    ("oath-end", "oath-end", Frame("en", LAPTOP)),
    ("teaching", "first", Frame("en", LAPTOP, notes=True)),
    ("teaching-phone", "first", Frame("ru", PHONE, notes=True)),
]
AGAIN = ".part.demands h2 button"
BY_HAND = ".ways .pace button >> nth=0"
STEPS = [
    (
        "architects-coop-turn",
        "architects-coop-turn",
        Frame("en", LAPTOP, "dark"),
        (AGAIN, BY_HAND),
    ),
    (
        "architects-coop-turn-phone",
        "architects-coop-turn",
        Frame("ru", PHONE),
        ("[role=tab] >> nth=4", AGAIN, BY_HAND),
    ),
]
"""Turns of the Overlord that are watched step by step: how one gets there."""

PAGES = [
    ("hall", "/", Frame("en", LAPTOP)),
    ("hall-night", "/", Frame("ru", LAPTOP, "dark")),
    ("settings", "/settings", Frame("en", SMALL)),
    ("rules-night", "/rules/legends", Frame("ru", SMALL, "dark")),
    ("furniture", "/furniture", Frame("en", LAPTOP, whole=True)),
]
CAMPAIGN = [("campaign", Frame("ru", LAPTOP)), ("campaign-phone", Frame("en", PHONE, "dark"))]
HEIRS = {"en": "Heirs of Charles", "ru": "Наследники Карла"}
MINE = [("mine", Frame("ru", LAPTOP)), ("mine-phone", Frame("en", PHONE))]
MINUTE, DAY = 60, 24 * 3600
GAME_CLOCK = {"kind": "game", "seconds": 30 * MINUTE, "increment": 20}
TURN_CLOCK = {"kind": "turn", "seconds": 3 * DAY}


def main(begins: str = "") -> int:
    path = chromium.find()
    if path is None:
        print("The gallery needs a Chromium.", file=sys.stderr)
        return 1
    with studio(path) as photographer:
        for name, address, frame in PAGES:
            if not name.startswith(begins):
                continue
            keep(name, photographer.page(address, NAMES[frame.language][0], frame))
        for name, frame in MINE:
            if name.startswith(begins):
                keep(name, my_tables(photographer, frame))
        for name, record, frame in TABLES:
            if not name.startswith(begins):
                continue
            game, names = load(record, frame.language)
            keep(name, photographer.table({"record": game}, names, 0, frame))
        for name, record, frame, press in STEPS:
            if name.startswith(begins):
                game, names = load(record, frame.language)
                keep(name, photographer.table({"record": game}, names, 0, frame, press=press))
        for name, frame in CAMPAIGN:
            if name.startswith(begins):
                keep(name, campaign(photographer, frame))
    return 0


def campaign(photographer: Studio, frame: Frame) -> bytes:
    """The page of a campaign after two of its games."""
    book = json.loads((HERE / "campaign.json").read_bytes())
    names = NAMES[frame.language]
    book["name"] = HEIRS[frame.language]
    for game in book["games"]:
        game["names"] = names[: len(game["names"])]
    with photographer.guest(names[0], frame) as me:
        saga = me.post("/api/sagas", {"game": "tomesaga", "book": book})["id"]
        return me.look(f"/chronicle/{saga}", ".campaign tbody tr")


def my_tables(photographer: Studio, frame: Frame) -> bytes:
    """Somebody's tables: two that wait for them, some that wait for others, and finished ones."""
    mine, *others = NAMES[frame.language]
    with (
        photographer.guest(mine, frame) as me,
        photographer.guest(others[0], frame) as friend,
    ):
        for who in (friend, me, me):
            table = together(me, friend, "dominion", kingdom="big_money")
            who.post(f"/api/tables/{table}/seats/{0 if who is me else 1}/resign", {})
        wish = {"game": "legends", "options": {"players": 3}}
        me.post("/api/tables", {**wish, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})
        together(friend, me, "dominion", TURN_CLOCK, kingdom="village_square")
        together(friend, me, "fallen_lands", TURN_CLOCK, bots=1)
        together(me, friend, "dominion")
        together(me, friend, "fallen_lands", GAME_CLOCK, bots=1)
        return me.look("/mine", ".table")


def together(
    host: Guest,
    other: Guest,
    game: str,
    clock: dict[str, object] | None = None,
    bots: int = 0,
    **options: object,
) -> str:
    """A table of two people that has started; the host begins."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots]
    first = {"first": 0} if game == "dominion" else {}
    wish = {"players": len(seats), **first, **options}
    body = {"game": game, "options": wish, "seats": seats, "clock": clock}
    table: str = host.post("/api/tables", body)["id"]
    invite = host.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    other.post(f"/api/tables/{table}/sit", {"invite": invite})
    host.post(f"/api/tables/{table}/start")
    return table


def load(name: str, language: str) -> tuple[str, list[str]]:
    """A record with names that go with the language."""
    record = Record.from_jsonl((HERE / f"{name}.jsonl").read_bytes())
    record.header.names = NAMES[language][: len(record.header.names)]
    return record.to_jsonl(), record.header.names


def keep(name: str, picture: bytes) -> None:
    """In a number of colours: flat inks need no more, and a clone stays small."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    method = Image.Quantize.FASTOCTREE if name in MANY_INKS else Image.Quantize.MEDIANCUT
    few = image.quantize(COLOURS, method=method, dither=Image.Dither.NONE)
    few.save(HERE / f"{name}.png", optimize=True)
    print(f"docs/gallery/{name}.png")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

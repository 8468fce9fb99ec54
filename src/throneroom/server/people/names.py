"""Names of people: which are allowed, and which look the same."""

from __future__ import annotations

import re
import unicodedata

from throneroom.server.refusal import Refusal

KEY_LENGTH = 128

INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0]")
"""Invisible characters that Unicode counts among letters, marks or symbols."""

MARKS = 2
"""Accents allowed on one letter; more of them would cover the lines above."""

TWINS = str.maketrans(
    {
        **dict(zip("авгеёікмнопрстухѕјһԁԛԝьз", "abreelkmhonpctyxsjhdqwb3", strict=True)),
        **dict(zip("αβγεζηικμνορτυχ", "abyezhlkmvoptyx", strict=True)),
        **dict(zip("01|ıi", "ollll", strict=True)),
    }
)
"""Letters of other alphabets and digits, with the Latin letter that each resembles."""


def clean(text: str) -> str:
    """The text as one line of visible characters."""
    text = unicodedata.normalize("NFC", INVISIBLE.sub("", text))
    shown: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in ("Cf", "Cs", "Co", "Cn") or marks > MARKS:
            continue
        shown.append(" " if kind[0] in "CZ" else char)
    return re.sub(r" +", " ", "".join(shown)).strip()


def likeness(name: str) -> str:
    """A key that is the same for names that look alike: upper and lower case, wide letters,
    Cyrillic «а» and Latin "a", "I" and "l"."""
    key = unicodedata.normalize("NFKC", clean(name)).casefold()
    return key.translate(TWINS).replace("rn", "m").replace("vv", "w").replace(" ", "")


def checked(name: str, longest: int) -> tuple[str, str]:
    """A name as it is shown, and its likeness. Raises `Refusal`."""
    too_long = len(name) > 8 * longest  # not even worth cleaning
    name = "" if too_long else clean(name)
    key = likeness(name)
    if not 1 <= len(name) <= longest or not 1 <= len(key) <= KEY_LENGTH:
        raise Refusal("bad_name", f"A name has 1 to {longest} characters.")
    return name, key

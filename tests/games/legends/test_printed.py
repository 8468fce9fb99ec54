"""What is printed on each card: family, number beside the name, ability, action."""

from __future__ import annotations

import pytest

import throneroom
from throneroom.games.legends.cards import CARDS, Ability, Card
from throneroom.text import LANGUAGES, Voice

PRINTED = """
ancient_phoenix | ancient | 2 | flying | march 5
ancient_sage | ancient | 2 | 1/ancient | march 3
ancient_tree_spirit | ancient | 2 | 3 elixir | recruit 4
ancient_woods | ancient | 2 | +1 army | city 1 + recruit 1
cursed_banshee | cursed | 2 | 2 elixir | march 6
cursed_gargoyles | cursed | 2 | flying | march 5
cursed_king | cursed | 2 | 1 elixir | recruit 3 / march 4
cursed_mausoleum | cursed | 2 | +1 move | city 1
cursed_tower | cursed | 2 | 1/flying | city 1
dire_dragon | dire | 2 | flying | recruit 3 + destroy 1
dire_eye | dire | 2 | flying | recruit 4
dire_giant | dire | 2 | immune | recruit 3 + destroy 1
dire_goblin | dire | 2 | 1 elixir | march 5
dire_ogre | dire | 2 | 1/3 coins | march 2
forest_elf | forest | 2 | +1 army | recruit 3 / march 2
forest_gnome | forest | 2 | 3 elixir | march 2
forest_pixie | forest | 2 | +1 army | march 4
forest_tree_town | forest | 2 | +1 move | city 1
graveyard | - | 2 | 1/cursed | recruit 2
lake | - | 2 | 1/forest | recruit 2 / march 3
night_hydra | night | 2 | +1 army | march 5 + destroy 1
night_village | night | 2 | +1 army | city 1
night_wizard | night | 2 | 1/night | recruit 3 + destroy 1
noble_hills | noble | 2 | 4 for 3 noble | recruit 3
noble_knight | noble | 2 | +1 move | recruit 4 + destroy 1
noble_unicorn | noble | 2 | +1 move | march 4 + recruit 1
stronghold | - | 2 | 1/dire | city 1
arcane_manticore | arcane | 3 | +1 move | recruit 4 + destroy 1
arcane_sphinx | arcane | 3 | flying | recruit 3 / march 4
arcane_temple | arcane | 3 | 1/arcane | march 3
mountain_dwarf | mountain | 3 | 3 for 2 mountain | recruit 2 + destroy 1
mountain_treasury | mountain | 3 | 1 elixir, 2 coins | march 3
castle_or | - | 4 | 1 elixir | recruit 3 / city 1
castle_and | - | 4 | 1 elixir | march 3 + city 1
"""


def ability(a: Ability) -> str:
    return {
        "vp_per_family": f"1/{a.family}",
        "vp_set": f"{a.vp} for {a.need} {a.family}",
        "vp_per_flying": "1/flying",
        "vp_per_coins": f"1/{a.per} coins",
        "flying": "flying",
        "immune": "immune",
        "move_bonus": f"+{a.n} move",
        "army_bonus": f"+{a.n} army",
        "elixir": f"{a.n} elixir",
        "coins_now": f"{a.n} coins",
    }[a.type]


def printed(card: Card) -> str:
    abilities = ", ".join(map(ability, card.abilities))
    sign = {"and": " + ", "or": " / ", "single": ""}[card.mode]
    actions = sign.join(f"{action.type} {action.n}" for action in card.actions)
    return f"{card.key} | {card.family or '-'} | {card.from_players} | {abilities} | {actions}"


def test_every_card_is_as_printed() -> None:
    assert [printed(card) for card in CARDS.values()] == PRINTED.strip().splitlines()


WORDS = {
    "en": {"recruit": "recruit {n}", "march": "march {n}", "city": "city", "destroy": "destroy"},
    "ru": {"recruit": "набор {n}", "march": "марш {n}", "city": "город", "destroy": "разгром"},
}
SIGNS = {"en": {"and": " + ", "or": " or "}, "ru": {"and": " + ", "or": " или "}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.values(), ids=str)
def test_the_words_say_what_the_table_says(card: Card, language: str) -> None:
    voice = Voice(throneroom.game("legends"), language)
    text = voice.text(f"card-{card.key}.action").lower()
    parts = text.split(SIGNS[language][card.mode]) if card.mode != "single" else [text]
    assert len(parts) == len(card.actions)
    for part, action in zip(parts, card.actions, strict=True):
        assert WORDS[language][action.type].format(n=action.n) in part
    whole = voice.text(f"card-{card.key}.text")
    short = voice.text(f"card-{card.key}.ability")
    for a in card.abilities:
        for number in filter(None, (a.need, a.per, a.vp)):
            assert str(number) in whole
        if a.type in ("elixir", "coins_now") and a.n > 1:
            assert str(a.n) in whole
            assert str(a.n) in short
    assert voice.text(f"card-{card.key}.rulings")


def test_one_family_word_a_card_and_it_is_in_the_name() -> None:
    voice = Voice(throneroom.game("legends"), "en")
    for card in CARDS.values():
        name = voice.text(f"card-{card.key}")
        families = [
            f
            for f in ("ancient", "arcane", "cursed", "dire", "forest", "mountain", "night", "noble")
            if name.lower().startswith(f)
        ]
        assert families == ([card.family] if card.family else [])

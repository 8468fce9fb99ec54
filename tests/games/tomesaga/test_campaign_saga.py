"""The campaign as a saga: its book, and what everybody may know of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.tomesaga.campaigns import answered
from throneroom.games.west_kingdom.campaign.cards import GAMES, MARGINS
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
from throneroom.kernel import BadOptions, Chance, Match, SagaBook
from throneroom.registry import game, saga


def played(players: int, games: int = len(GAMES), seed: int = 1) -> SagaBook:
    """A book after that number of random games."""
    book = CAMPAIGN.begin("Heirs")
    for number in range(games):
        following = CAMPAIGN.sequel(book, range(players), Chance(number))
        assert following is not None
        options = msgspec.to_builtins(following.options)
        match = Match.new(game(following.slug), options, seed, names=["A", "B", "C", "D"][:players])
        for _ in answered(match, random.Random(seed)):
            pass
        book = CAMPAIGN.after(book, match)
    return book


def test_the_campaign_is_found_by_its_own_name() -> None:
    assert saga("tomesaga") is CAMPAIGN
    assert saga("oath") is game("oath").saga
    assert saga("paladins") is None
    assert saga("nothing") is None


def test_three_games_and_no_more() -> None:
    book = CAMPAIGN.begin("Heirs")
    assert (CAMPAIGN.games(book), CAMPAIGN.number(book)) == (0, 1)
    assert CAMPAIGN.next_game(book, "tomesaga") == "architects"
    book = played(3)
    assert CAMPAIGN.games(book) == 3
    assert CAMPAIGN.sequel(book, range(3), Chance(1)) is None
    assert CAMPAIGN.next_game(book, "tomesaga") is None


def test_the_page_tells_all_that_was_won() -> None:
    book = played(3)
    page = CAMPAIGN.page(book)
    assert [one.game for one in page.played] == list(GAMES)
    assert page.is_over
    assert sorted(page.order) == [0, 1, 2]
    for seat, keeper in enumerate(page.keepers):
        assert keeper.goals == [key for one in page.played for key in one.claims[seat]]
        assert keeper.victory == sum(one.victory[seat] for one in page.played)
        assert keeper.tokens == [key for one in page.played for key in one.tokens[seat]]
        assert keeper.crests == [key for one in page.played for key in one.crests[seat]]
        assert keeper.total == len(keeper.goals) + keeper.victory + len(keeper.crests)
        assert all(key in page.faces for key in keeper.goals)
    for one in page.played:
        assert one.major is (one.lead > MARGINS[one.game])
        assert sum(one.victory) == 3
        assert one.names == ["A", "B", "C"]
    best = max(page.keepers, key=lambda keeper: keeper.total).total
    assert page.keepers[page.order[0]].total == best
    assert msgspec.json.decode(msgspec.json.encode(page))["order"] == page.order


def test_the_page_tells_what_will_be() -> None:
    """Silver for those who are behind, the marker, and the advantages of the last game only."""
    page = CAMPAIGN.page(played(4, 1, seed=4))
    following = page.next
    assert following is not None
    assert following.game == "paladins"
    assert following.marker == page.played[0].ranks.index(1)
    assert following.first == (following.marker + 1) % 4
    totals = [keeper.total for keeper in page.keepers]
    assert following.silver == [max(totals) - total for total in totals]
    assert following.advantages == page.played[0].claims
    assert not page.is_over
    empty = CAMPAIGN.page(CAMPAIGN.begin("Heirs"))
    assert (empty.players, empty.keepers, empty.tokens) == (0, [], ["lion", "eagle", "boar"])
    assert empty.order == []


@pytest.mark.parametrize("seed", range(8))
def test_the_page_ranks_between_the_games(seed: int) -> None:
    """Who has as many chronicles, and as many of them for victories, stands by the last game."""
    page = CAMPAIGN.page(played(4, 1, seed=seed))
    ranks = page.played[0].ranks

    def record(seat: int) -> tuple[int, int, int]:
        keeper = page.keepers[seat]
        return -keeper.total, -keeper.victory, ranks[seat]

    assert page.order == sorted(range(4), key=record)


def test_everybody_keeps_their_seat() -> None:
    book = played(3, 1)
    for seats in ([0, 1], [0, 1, 2, None], [1, 0, 2], [0, 1, None]):
        with pytest.raises(BadOptions):
            CAMPAIGN.sequel(book, seats, Chance(1))
    assert CAMPAIGN.sequel(book, [None] * 3, Chance(1)) == CAMPAIGN.sequel(
        book, range(3), Chance(1)
    )
    for count in (1, 5):
        with pytest.raises(BadOptions):
            CAMPAIGN.sequel(CAMPAIGN.begin("x"), [None] * count, Chance(1))


def test_the_extra_cards_may_be_left_out() -> None:
    """«Дополнительные материалы»: they may be used."""
    for extra in (True, False):
        book = {**CAMPAIGN.begin("x"), "extra_cards": extra}
        following = CAMPAIGN.sequel(book, [None] * 2, Chance(1))
        assert following is not None
        match = Match.new(game("architects"), msgspec.to_builtins(following.options), 1)
        for _ in answered(match, random.Random(1)):
            pass
        after = CAMPAIGN.sequel(CAMPAIGN.after(book, match), range(2), Chance(1))
        assert after is not None
        assert isinstance(after.options, PaladinsOptions)
        assert after.options.extra_townsfolk is extra


def test_a_book_branches_off_and_is_brought_along() -> None:
    book = played(2)
    assert CAMPAIGN.until(book, 1)["games"] == book["games"][:1]
    assert CAMPAIGN.bring(msgspec.json.decode(msgspec.json.encode(book))) == book
    for wrong in (
        {},
        {**book, "games": book["games"][1:]},
        {**book, "games": [{**book["games"][0], "ranks": [1, 1]}]},
        {**book, "games": [{**book["games"][0], "scores": [1]}]},
        {**book, "more": 1},
    ):
        with pytest.raises(BadOptions):
            CAMPAIGN.bring(wrong)


@pytest.mark.parametrize(
    ("one", "other", "tie"),
    [
        ({"victory": 5}, {"victory": 4}, None),
        ({"victory": 4, "goals": ["chr_visc_debts"]}, {"victory": 5}, "victory"),
        ({"victory": 4}, {"victory": 4}, "viscounts"),
    ],
)
def test_the_page_tells_what_broke_a_tie_of_the_campaign(
    one: dict[str, Any], other: dict[str, Any], tie: str | None
) -> None:
    book = played(2)
    nothing = {"goals": [], "victory": 0, "crests": [], "tokens": []}
    last = _with(book["games"][2], holdings=[{**nothing, **one}, {**nothing, **other}])
    assert CAMPAIGN.page({**book, "games": [*book["games"][:2], last]}).tie == tie


def test_each_game_of_a_book_fits_to_the_one_before() -> None:
    """The last one, too, which no game follows."""
    book = played(3)
    one, two, three = book["games"]
    holdings = three["standing"]["holdings"]
    first = {**holdings[0], "goals": []}
    for games in (
        [one, two, _with(three, holdings=holdings[:2])],
        [one, two, _with(three, holdings=[{**holdings[0], "goals": ["x"]}, *holdings[1:]])],
        [one, two, _with(three, holdings=[{**holdings[0], "crests": ["x"]}, *holdings[1:]])],
        [one, two, _with(three, holdings=[{**holdings[0], "victory": 9}, *holdings[1:]])],
        [one, two, _with(three, winner=(three["standing"]["winner"] + 1) % 3)],
        [one, _with(two, holdings=[first, *two["standing"]["holdings"][1:]])],
        [one, played(2, 2)["games"][1]],
    ):
        with pytest.raises(BadOptions):
            CAMPAIGN.bring({**book, "games": games})


def _with(game: SagaBook, **changes: Any) -> SagaBook:
    return {**game, "standing": {**game["standing"], **changes}}

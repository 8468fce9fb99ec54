"""7. The Guildhall: constructing a building, advancing the Cathedral."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.actions.hire import change_virtue
from throneroom.games.west_kingdom.architects.cards import (
    CATHEDRAL_VIRTUE,
    GUILDHALL,
    LEVEL_CARDS,
    LEVELS,
    RULES,
    TOP,
    WITHOUT_REWARD,
    Building,
    row_length,
)
from throneroom.games.west_kingdom.architects.laws import (
    CATHEDRAL,
    CONSTRUCT,
    no_skill,
    price_of,
    too_dear,
)
from throneroom.games.west_kingdom.architects.state import Player, State
from throneroom.games.west_kingdom.architects.verbs import (
    VERBS,
    fire,
    gain,
    pay_price,
    perform,
)
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.effects import Branch, Do, Use, Verb
from throneroom.games.west_kingdom.goods import Price
from throneroom.kernel import Flow, Seat, Word, choose, word

ADVANCE: Branch = GUILDHALL.branches["cathedral"]
THE_CATHEDRAL: Word = word("cathedral")
"""The card that asks for the price of a level and gives the reward."""


def put_worker(s: State, seat: Seat) -> None:
    """On the next space, or beside the Guildhall once it is full. Some spaces reset the black
    market after the action; the third ones renew apprentices before it, if the table plays that
    rule."""
    s.players[seat].free -= 1
    resets = fill_space(s, seat)
    if resets:
        assert s.acting is not None
        s.acting.reset = True


def fill_space(s: State, owner: Seat) -> bool:
    """Puts an owner's worker on the next space. Returns whether the black market is reset."""
    s.guildhall.append(owner)
    space = len(s.guildhall) - 1
    if s.log is not None:
        s.tell(e.Placed(owner, GUILDHALL.key, s.guildhall.count(owner)))
    if space >= s.spaces:
        return False
    row, column = divmod(space, row_length(len(s.players)))
    rules = RULES["guildhall"]
    renews = row + 1 in rules["refresh_rows"] and column + 1 == rules["refresh_column"]
    if renews and s.options.apprentice_refresh:
        refresh_apprentices(s)
    return resets_market(s, space)


def resets_market(s: State, space: int) -> bool:
    """6.8: whether a space is the first of one of some rows."""
    row, column = divmod(space, row_length(len(s.players)))
    return space < s.spaces and column == 0 and row + 1 in RULES["guildhall"]["reset_rows"]


def refresh_apprentices(s: State) -> None:
    """7.3: both apprentices of the first column go under the deck, their coins to the supply."""
    leaving = []
    for row, cards in enumerate(s.rows):
        card = cards[0]
        assert card is not None
        leaving.append(card)
        cards[0] = None
        s.coins[row][0] = 0
    if s.log is not None:
        s.tell(e.Refreshed([card.key for card in leaving]))
    for card in leaving:
        s.put_apprentice_under(card)
    for row in range(len(s.rows)):
        s.close_up(row)


# Possibilities


def guildhall_options(s: State, seat: Seat) -> list[Any]:
    """The buildings that can be constructed, and the Cathedral."""
    player = s.players[seat]
    options: list[Any] = [card for card in player.hand if not no_building(player, card)]
    if not no_advance(s, seat):
        options.append(ADVANCE)
    return options


def no_guildhall(s: State, seat: Seat) -> str:
    player = s.players[seat]
    lacking = ~player.powers.skill_mask
    for card in player.hand:
        if not card.skill_mask & lacking and not no_building(player, card):
            return ""
    return "nothing_to_build" if no_advance(s, seat) else ""


def construct_price(player: Player, building: Building) -> Price:
    return price_of(player, building.cost, CONSTRUCT)


def no_building(player: Player, building: Building) -> str:
    """7.1: skills, then goods. A card can't pay for itself."""
    if building.skill_mask & ~player.powers.skill_mask:
        return no_skill(player, building)
    return too_dear(player, construct_price(player, building), spare=1)


def level_price(player: Player) -> Price:
    """7.2: the goods of the next level, and a building card."""
    price = price_of(player, LEVELS[player.level + 1].cost, CATHEDRAL)
    less = player.powers.less.get(CATHEDRAL, {}).get("building_card", 0)
    return price._replace(cards=max(0, LEVEL_CARDS - less))


def no_advance(s: State, seat: Seat) -> str:
    player = s.players[seat]
    if player.virtue < CATHEDRAL_VIRTUE:
        return "too_wicked"
    if player.level == TOP:
        return "cathedral_finished"
    level = player.level + 1
    if [one.level for one in s.players].count(level) >= LEVELS[level].spaces:
        return "level_full"
    return too_dear(player, level_price(player))


# Actions


def act_in_guildhall(s: State, seat: Seat) -> Flow:
    """One of the cards in hand, or the Cathedral. A player without a choice is asked too: not
    asking would reveal something about the hand."""
    options = guildhall_options(s, seat)
    chosen = yield from choose(seat, "guildhall", options, at="hand", by=GUILDHALL, always=True)
    if chosen is ADVANCE:
        yield from advance(s, seat)
    else:
        yield from construct(s, seat, chosen)
    if "guildhall_action" in s.players[seat].powers.on:
        yield from fire(s, seat, "guildhall_action")


def construct(s: State, seat: Seat, building: Building) -> Flow:
    """7.1: the card lies open from the moment it is chosen."""
    player, acting = s.players[seat], s.acting
    assert acting is not None
    player.hand.remove(building)
    acting.building = building
    yield from pay_price(s, seat, construct_price(player, building), building)
    acting.building = None
    player.buildings.append(building)
    if s.log is not None:
        s.tell(e.Built(seat, building.key))
    settle(s)
    yield from change_virtue(s, seat, building.virtue, building)
    if not building.at_end:
        for clause in building.clauses:
            assert isinstance(clause, Do)
            yield from perform(s, seat, clause, Use(building))
    yield from fire(s, seat, "construct_building")


def advance(s: State, seat: Seat) -> Flow:
    """7.2: up one level, a reward, then the reactions to it."""
    player = s.players[seat]
    yield from pay_price(s, seat, level_price(player), THE_CATHEDRAL)
    player.level += 1
    if s.log is not None:
        s.tell(e.Advanced(seat, player.level))
    reward = s.rewards.pop() if s.rewards else None
    if reward is not None:
        s.reveals += 1
        s.rewards_gained.append(reward)
    if s.log is not None:
        s.tell(e.RewardGained(seat, reward.key if reward else None))
    yield from gain(s, seat, reward.gain if reward else WITHOUT_REWARD, Use(THE_CATHEDRAL))
    settle(s)
    yield from fire(s, seat, "cathedral_advance")


def place_again(s: State, seat: Seat, argument: Any, use: Use) -> Flow:
    """Another worker in the Guildhall, if one is free and something can be done."""
    if s.players[seat].free and not no_guildhall(s, seat):
        put_worker(s, seat)
        yield from act_in_guildhall(s, seat)


def no_place_again(s: State, seat: Seat, argument: Any, use: Use) -> str:
    return "" if s.players[seat].free else "no_worker"


VERBS["place"] = Verb(place_again, no_place_again)

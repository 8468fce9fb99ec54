"""The powers of all cards.

Where a card is written
    powers/<suit>.py for denizens (discord with discord_plans, arcane, order, hearth, beast, nomad),
    edifices.py, relics.py (with the banners and the Reliquary's spaces), sites.py, visions.py.
    What is printed on a card (its cost, the side of a battle plan, its icons) stands in
    `cards/tables` and is never repeated here.

How a card is written
    A function with one of four decorators of `registry.py`, named after the card's key. A card with
    several powers names them by `part`, and says with `power=2` which printed power it is. Moments
    are listed in `moments.py`, with what each function gets and returns.

        @power("wayside_inn", ACTION)                     # cost and access from the table
        def wayside_inn(s, use):
            gain_supply(s, use.seat, 2)
            yield from ()                                  # a generator, even if it asks nothing

        @wayside_inn.when                                  # optional: why it cannot be used, or ""
        def _(s, use):
            return "" if ... else "reason"

        @power("mercenaries", PLAN, needs="rule", signs=True)   # a battle plan with "±" dice
        def mercenaries(s, use, c):
            add_dice(s, c, use, 3)
            yield from ()

        @mercenaries.then(PLAN_DEFEAT)                     # later, only if it was used
        def _(s, use, c):
            yield from discard(s, use.seat, [use.card])

        @law("toll_roads", PRICE, kinds=["travel"])        # pure; its card is the reason
        def toll_roads(s, source, who, act): -> Price | None

        @reaction("relic_thief", TAKEN)                    # asked, paid and run by the driver
        def relic_thief(s, use, taken): ...

        @must("boiling_lake", TRAVELLED, rank=2)
        def boiling_lake(s, use, travel): ...

    `use` has `seat` (who uses it), `card`, `slot` (its site, or NOBODY) and `owner` (or NOBODY); a
    law gets a `source` with the same but for the seat. Things move by `verbs.py` only, and
    acts begin by `free_travel`, `forced_travel`, `free_campaign`, `as_searched`. Who rules
    what and who is whose enemy says `rule.py`. A power asks with `choose`, `by=use.card`, and a
    `kind` that has its words in the locales. It keeps no hidden card in a variable across a
    question.

What the driver (`using.py`, `settle.py`, `driver.py`) does, so that no card does it
    access, prices on and off turn, occupied cards, bans, once each, the order of windows, the title
    and the limits afterwards, what others answer to a taking.

How a card is tested
    tests/games/oath/table.py has `position(...)`: a table in a few lines. Use the power by its key
    ("use:wayside_inn"), then look at the state. Each card has a test of its own, and each ruling.
"""

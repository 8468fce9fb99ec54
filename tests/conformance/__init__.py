"""The promises that every game keeps, checked by walking random games.

`checks` has one function a promise; each is given a case: a game, its options and a seed. A game
of your own is checked with

    for check in CHECKS:
        check(Case(MY_GAME, {"players": 2}, seed=1))
"""

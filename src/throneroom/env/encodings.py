"""All encodings."""

from __future__ import annotations

from functools import lru_cache

from throneroom.env.encoding import Encoding
from throneroom.kernel import UnknownGame


@lru_cache(maxsize=1)
def encodings() -> dict[str, Encoding]:
    """All encodings by game."""
    from throneroom.env.architects import ArchitectsEncoding
    from throneroom.env.architects_coop import ArchitectsCoopEncoding
    from throneroom.env.dominion import DominionEncoding
    from throneroom.env.fallen_lands import FallenLandsEncoding
    from throneroom.env.legends import LegendsEncoding
    from throneroom.env.oath import OathEncoding
    from throneroom.env.paladins import PaladinsEncoding
    from throneroom.env.paladins_coop import PaladinsCoopEncoding
    from throneroom.env.viscounts import ViscountsEncoding
    from throneroom.env.viscounts_coop import ViscountsCoopEncoding

    found = (
        ArchitectsEncoding(),
        ArchitectsCoopEncoding(),
        DominionEncoding(),
        FallenLandsEncoding(),
        LegendsEncoding(),
        OathEncoding(),
        PaladinsEncoding(),
        PaladinsCoopEncoding(),
        ViscountsEncoding(),
        ViscountsCoopEncoding(),
    )
    return {one.slug: one for one in found}


def encoding(slug: str) -> Encoding:
    found = encodings().get(slug)
    if found is None:
        known = ", ".join(encodings())
        raise UnknownGame(f"There is no environment of '{slug}'; there are: {known}.")
    return found

"""The lab's random numbers: fast in compiled code, and the same in the kernel.

Marsaglia's multiply-with-carry with 64 bits of state. Every intermediate number is below 2**63, so
that Python, a processor and a graphics card agree to the bit without handling overflow.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

from throneroom.lab.fast.compiler import hot

FACTOR = 698769069
"""FACTOR * 2**32 - 1 and its half are prime: the period is about 2**60."""
WORD = 0xFFFFFFFF


@hot
def mixed(number):
    """A number of 32 bits with all of its bits spread (a bijection)."""
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & WORD
    number ^= number >> 15
    number = (number * 0x735A2D97) & WORD
    return number ^ (number >> 15)


@hot
def start(seed, number):
    """The first state of a game: that of a seed (below 2**62) with this number."""
    low = mixed(((number & WORD) + mixed(seed & WORD)) & WORD)
    high = mixed((low + (number >> 32) + mixed(seed >> 32)) & WORD)
    return ((1 + high % (FACTOR - 2)) << 32) | low

"""`python -m benchmarks`: other engines of Dominion, then other environments."""

from benchmarks import dominion, environments

dominion.main()
environments.main()

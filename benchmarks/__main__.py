"""`python -m benchmarks`"""

from benchmarks.dominion import main

main()

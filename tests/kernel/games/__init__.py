"""Games small enough to read at a glance, for what Dominion does not need of the kernel."""

"""Powers of the arcane cards."""

"""Powers of the hearth cards."""

"""Powers of the order cards."""

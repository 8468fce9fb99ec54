"""Powers of the beast cards."""

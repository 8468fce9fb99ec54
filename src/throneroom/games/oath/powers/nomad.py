"""Powers of the nomad cards."""

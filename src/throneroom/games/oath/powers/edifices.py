"""Powers of the edifices cards."""

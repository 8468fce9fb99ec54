"""Conquest of the Fallen Lands: every rule, every case, every pictured example."""

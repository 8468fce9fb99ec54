"""All tables of this process: the ones in memory, reading, writing, and who is present."""

"""All tables of this process: in memory, read from storage, written to it, and who is present."""

"""What can be done at a table, one file a verb."""

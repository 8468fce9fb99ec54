"""The actions at a table, one file for each verb."""

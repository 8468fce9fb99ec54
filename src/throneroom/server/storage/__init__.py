"""The database: tables, their records, and news between server processes."""

"""The database: tables, their records, what several server processes tell each other."""

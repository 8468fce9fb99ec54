"""Work of the computer at the tables: bots, hints, reviews."""

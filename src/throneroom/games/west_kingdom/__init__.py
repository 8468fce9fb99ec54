"""The West Kingdom: a family of games. What they share lies here, each game in its own folder."""

"""The West Kingdom: a family of games. Their common parts are in this folder, each game in a folder
of its own."""

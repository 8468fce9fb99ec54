"""People: accounts, passwords, tokens, names."""

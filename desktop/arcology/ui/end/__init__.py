"""The end of a game: what decided it, what it was worth, what the luck was, and what comes next."""

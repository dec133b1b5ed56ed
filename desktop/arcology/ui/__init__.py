"""Everything that knows Qt: the table, its art, panels and dialogues."""

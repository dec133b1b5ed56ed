"""The games: rules, boards and data of each, none of which knows another."""

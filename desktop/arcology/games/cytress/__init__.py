"""Cytress: the city map, four districts, the Underbelly and the floating city of Stratos."""

"""The game-agnostic core: states, tasks, luck, one step of play, and the table that a state projects to.

Knows no game, no Qt, no clock and no files. Start reading at :mod:`arcology.engine.play`.
"""

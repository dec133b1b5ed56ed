"""A tiny complete game on which every upper layer is tested: a die, a hidden deck, an interrupt, an automated side.

Each meeple walks a track of seven spaces. A storm die follows every move: below the number of the space it blows the
meeple back to the start, unless a shield is spent. Space 3 gives a hidden gift. The rover rolls one space each round;
whoever stands on space 6 before the rover does wins.
"""

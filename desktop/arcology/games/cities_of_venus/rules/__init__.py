"""The rules of Cities of Venus, a module for each step and matter."""

from arcology.games.cities_of_venus.rules.venus import VenusRules

__all__ = ["VenusRules"]

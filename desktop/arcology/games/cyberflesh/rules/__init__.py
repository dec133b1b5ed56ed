"""The rules of Cyberflesh: set-up, one module for each phase or kind of thing, and the object that holds them."""

from arcology.games.cyberflesh.rules.cyberflesh import CyberfleshRules

__all__ = ["CyberfleshRules"]

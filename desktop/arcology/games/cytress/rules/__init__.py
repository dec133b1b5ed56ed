"""The rules of Cytress, a module for each phase and character."""

from arcology.games.cytress.rules.cytress import CytressRules

__all__ = ["CytressRules"]

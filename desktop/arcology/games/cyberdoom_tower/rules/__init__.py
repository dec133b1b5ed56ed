"""The rules of Cyberdoom Tower: one module for each part of the rulebook, and the class that dispatches to them."""

from arcology.games.cyberdoom_tower.rules.tower import TowerRules

__all__ = ["TowerRules"]

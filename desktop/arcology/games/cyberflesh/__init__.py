"""Cyberflesh: a crawl through eight biomes, fought with eight-sided dice in five combat slots."""

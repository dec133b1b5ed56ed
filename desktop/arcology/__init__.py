"""Arcology: a desktop table for science-fiction board games."""

__version__ = "0.1.0"

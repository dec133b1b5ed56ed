"""Finds, loads and validates the data that games are played with."""

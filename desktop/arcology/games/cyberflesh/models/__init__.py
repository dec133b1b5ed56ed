"""Pydantic models of the files of a Cyberflesh data pack; `catalog.py` puts them together."""

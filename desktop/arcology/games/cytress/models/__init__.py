"""Pydantic models of the files of a Cytress data pack; `catalog.py` puts them together."""

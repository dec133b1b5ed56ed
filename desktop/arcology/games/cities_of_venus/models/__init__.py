"""Pydantic models of the files of a Cities of Venus data pack; `catalog.py` puts them together."""

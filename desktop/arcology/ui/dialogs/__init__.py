"""Sheets inside the window: new game, library, settings, about, notices. None of them blocks the table for good."""

"""Cyberdoom Tower: a co-operative climb for one or two players."""

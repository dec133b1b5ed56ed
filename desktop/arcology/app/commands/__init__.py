"""One module for each command that needs no window."""

"""The rules of Cyberdoom Tower."""

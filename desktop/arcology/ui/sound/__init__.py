"""Short sounds of our own: made by code, played on a thread of their own, off unless somebody switches them on."""

from arcology.ui.sound.sounds import Sounds, Status

__all__ = ["Sounds", "Status"]

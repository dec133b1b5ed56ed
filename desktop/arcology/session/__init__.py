"""A game being played: session, timeline, drivers, settings. No Qt."""

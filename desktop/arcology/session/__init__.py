"""A game being played: session, timeline, drivers, settings, simulation. No Qt."""

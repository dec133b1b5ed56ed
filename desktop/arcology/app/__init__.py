"""The composition root: arguments, folders, log, crash report, and the wiring of everything below."""

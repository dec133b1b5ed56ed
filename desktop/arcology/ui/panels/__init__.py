"""The panels of the rail: where we are, what can be done, the reader, the log, the dice."""

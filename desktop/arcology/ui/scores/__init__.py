"""Points: the standing in words and figures, the score sheet, and how the lead went over the rounds."""

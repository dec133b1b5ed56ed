"""What tests of games stand on: scripted luck, a toy game, and the checks that every game must pass."""

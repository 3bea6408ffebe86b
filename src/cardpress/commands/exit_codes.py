"""Exit codes: how a command ends."""

FINE, WRONG_CONTENT, WRONG_COMMAND, OUR_BUG = 0, 1, 2, 70

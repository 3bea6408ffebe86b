"""How a command ends: exit codes, and the error of asking for something that is not there."""

FINE, WRONG_CONTENT, WRONG_COMMAND, OUR_BUG = 0, 1, 2, 70


class CommandError(Exception):
    """The command line asks for something that is not there; the argument says what, and what there is."""

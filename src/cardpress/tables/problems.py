"""Errors of turning tables into files; light, because the command line imports it."""


class ImportingError(Exception):
    """The tables cannot be turned into files."""

"""What keeps tables from being turned into files; the command line knows it before it reads any."""


class ImportingError(Exception):
    """The tables cannot be turned into files."""

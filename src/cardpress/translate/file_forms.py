"""Kinds of files that translators are given; the command line needs them, so this imports nothing."""

PO, XLIFF, CSV = FORMATS = ("po", "xliff", "csv")
"""Kinds of files, each also the ending of its name."""

"""Zip files with equal bytes for equal content."""

from typing import Final

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip can tell."""

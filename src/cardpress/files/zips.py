"""What every zip has in common, so that equal content gives equal bytes."""

from typing import Final

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip can tell."""

"""What goes wrong with those who do the work, as one line that a person can act on."""

from __future__ import annotations


class ClusterError(Exception):
    """Processes or other machines cannot do the work; the text says why, and what helps."""

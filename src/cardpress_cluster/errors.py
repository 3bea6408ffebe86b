"""The error of executors and clusters: one line that says what to do."""

from __future__ import annotations


class ClusterError(Exception):
    """Processes or other machines cannot do the work; the text says why, and what helps."""

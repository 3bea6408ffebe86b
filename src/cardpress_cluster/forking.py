"""Whether processes can be copied here; if not, they start from nothing. This imports next to nothing."""

from __future__ import annotations

import os
import sys


def can_fork() -> bool:
    """Whether this system can copy a running process that has opened fonts; macOS cannot, Windows has no fork."""
    return sys.platform != "darwin" and hasattr(os, "fork")

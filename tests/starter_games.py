"""Starters as tests begin with them: without the JSON Schemas for editors, which take longer than all the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress import starters


def put_starter(root: Path, name: str, starter: str = starters.USUAL) -> None:
    """Write a starter into a project under a name, as `cardpress new` does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(starters, "_write_schemas", lambda root: [])
        starters.new_game(root, name, starter)

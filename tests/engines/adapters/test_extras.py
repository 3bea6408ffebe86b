"""An adapter whose framework is not installed says so."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "framework", "sentence"),
    [
        ("open_spiel", "pyspiel", "the OpenSpiel adapter needs OpenSpiel: pip install 'cardpress[open_spiel]'"),
        (
            "pettingzoo",
            "pettingzoo",
            "the PettingZoo adapter needs PettingZoo: pip install 'cardpress[pettingzoo]'",
        ),
    ],
)
def test_importing_an_adapter_without_its_extra_is_one_sentence(
    adapter: str, framework: str, sentence: str
) -> None:
    """Without its extra an adapter fails to import with one sentence that says what to install."""
    hide = f"import sys; sys.modules[{framework!r}] = None; "
    code = f"{hide}import cardpress_engines.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"
    assert done.stderr.count("Traceback") == 1
    assert "During handling" not in done.stderr

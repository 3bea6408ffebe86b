"""`cardplay fit` writes weights the engine reads, and refuses at once what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress_engines.cardplay import cli
from cardpress_engines.kernel.value_function import read
from cardpress_engines.mephisto.bot.search_model import SearchModel


def test_weights_are_written_as_they_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file of a fit has a weight for every feature, and what was found is said."""
    file = tmp_path / "weights.json"
    assert cli.main(["fit", "mephisto", "--games", "5", "--seed", "3", "--write", str(file)]) == cli.FINE
    weights = read(file, SearchModel.NAMES)
    assert len(weights.features) == len(SearchModel.NAMES)
    assert any(any(weight) for weight in weights.features)
    out = capsys.readouterr().out
    assert out.startswith("mephisto: 5 games, ")
    assert "tables held back" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("mephisto", "--games", "4"), "at least 5 games are needed, so that one is left to judge by"),
        (("mephisto", "--write", "nowhere/weights.json"), "there is no folder nowhere"),
        (("carnomorphs", "--games", "5"), "carnomorphs has no values that are fitted"),
        (("chess",), "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_fitted_is_refused(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence says why, before any game is played."""
    assert cli.main(["fit", *words]) == cli.WRONG_INPUT
    assert said in capsys.readouterr().err

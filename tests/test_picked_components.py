"""Single components are built alone, beside the files of a whole build."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from cardpress.commands import main
from cardpress.diagnostics.requests import RequestError
from cardpress.models.project import Game
from cardpress.picked_components import only

Capture = pytest.CaptureFixture[str]


def test_picked_card_is_all_there_is_on_its_files(mini: Path, capsys: Capture) -> None:
    """Named behind its game, a component has both sides in cards.pdf and nobody beside it; no build is touched."""
    assert main.main(["build", "mini", "axe", "--root", str(mini), "--lang", "en"]) == main.FINE
    folder = mini / "build/picked-cards/mini/en"

    assert capsys.readouterr().out.splitlines()[0] == "build/picked-cards/mini/en/cards.pdf"
    with pikepdf.open(folder / "cards.pdf") as pdf, pdf.open_outline() as outline:
        assert [entry.title for entry in outline.root] == ["Hatchet"]
        assert len(pdf.pages) == 2
    assert (folder / "sheets-a4.pdf").exists()
    assert not (mini / "build/mini").exists()
    assert not (mini / "build/manifest.json").exists()

    assert main.main(["build", "mini", "rat", "--root", str(mini), "--lang", "pl"]) == main.FINE
    assert [path.name for path in (mini / "build/picked-cards/mini").iterdir()] == ["pl"]


def test_range_goes_from_one_to_another_in_printing_order(mephisto: Game) -> None:
    """`first..last` are these two and all between, whichever is named first; an open end is the deck's."""
    order = list(mephisto.copies())

    assert list(only(mephisto, [f"{order[2]}..{order[5]}"]).copies()) == order[2:6]
    assert list(only(mephisto, [f"{order[5]}..{order[2]}", order[0]]).copies()) == [order[0], *order[2:6]]
    assert list(only(mephisto, [f"{order[-2]}.."]).copies()) == order[-2:]
    assert only(mephisto, [order[0]]).copies()[order[0]] == mephisto.copies()[order[0]]
    with pytest.raises(RequestError, match="did you mean 'witch'"):
        only(mephisto, ["wich"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mini", "axx"], "unknown component 'axx'; did you mean 'axe'?"),
        (["axe"], "unknown game 'axe'; there is mini"),
        (["mini", "axe", "--target", "data_json"], "data_json is made of a whole game"),
    ],
)
def test_what_is_no_component_is_told(words: list[str], said: str, mini: Path, capsys: Capture) -> None:
    """A component, game or target that cannot be meant is a wrong command."""
    assert main.main(["build", *words, "--root", str(mini)]) == main.WRONG_COMMAND
    assert said in capsys.readouterr().err

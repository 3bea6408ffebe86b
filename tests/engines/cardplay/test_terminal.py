"""Lines reach the terminal as they should: prose goes on under its margin, pictures stay whole."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from tests.engines.properties.ways import loader

from cardpress_engines.cardplay import cli, games
from cardpress_engines.cardplay.dialogue import Dialogue
from cardpress_engines.cardplay.session import PlaySession
from cardpress_engines.cardplay.terminal import WIDTH, Terminal
from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.text_view import Choice, ChoiceGroup, PictureLine

BOARD = [
    "   " + " / \\   " * 11,
    "  *| a1 |*" + "  | b2  |" * 7 + "." * 8,
    "\\     " * 13 + "/ ",
]
"""Three lines of a drawn board, the widest there may be: 80 characters besides what makes them bold."""


def _shown(capsys: pytest.CaptureFixture[str], lines: list[str]) -> list[str]:
    Terminal().show(lines)
    return capsys.readouterr().out.splitlines()


def test_a_picture_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Drawn lines keep every space at their beginning, within and at their end, and are never wrapped."""
    drawn = [PictureLine(line) for line in BOARD]

    assert max(len(line.replace("*", "")) for line in drawn) == WIDTH
    assert _shown(capsys, [*drawn]) == [line.replace("*", "") for line in BOARD]


def test_the_same_line_as_prose_is_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that are not said to be drawn are wrapped: the comparison has power."""
    assert _shown(capsys, BOARD) != [line.replace("*", "") for line in BOARD]


def test_a_narrow_terminal_wraps_no_picture(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In forty columns prose is wrapped and a picture is not."""
    terminal = Terminal()
    monkeypatch.setattr(terminal, "_width", 40)
    terminal.show([PictureLine(BOARD[0]), "word " * 20])
    first, *prose = capsys.readouterr().out.splitlines()

    assert first == BOARD[0]
    assert len(prose) == 3
    assert max(map(len, prose)) <= 40


@pytest.mark.parametrize("number", ["  12. ", "  c3. "])
def test_a_choice_goes_on_under_its_words(capsys: pytest.CaptureFixture[str], number: str) -> None:
    """A long choice is continued under its own words, whether it has a number or the name of a hex."""
    first, *rest = _shown(capsys, [number + "word " * 40])

    assert first.startswith(f"{number}word word")
    assert rest
    assert all(line.startswith(" " * len(number) + "word") for line in rest)


class Coordinates:
    """A teller that lists the legal actions of a game by names of places, whatever they are."""

    def __init__(self, teller: Any) -> None:
        self.teller = teller

    def __getattr__(self, name: str) -> Any:
        return getattr(self.teller, name)

    def choices(self, state: Any) -> list[ChoiceGroup]:
        """Each legal action as a letter with a number: C1, C2 and so on."""
        listed = [Choice(f"C{number}", action, "here") for number, action in enumerate(state.legal_actions(), 1)]
        return [ChoiceGroup("Where to?", listed, side_by_side=True)]


def test_choices_can_be_places(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Places are typed in either case, explained with ?, and stand side by side in lines that fit."""
    from cardpress_engines.bots.policies import uniform  # noqa: PLC0415  the others play at random

    game = loader("mephisto")("mephisto", {})
    teller, say = tell(game, "en", None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("c1?\nC1\nq\n"))
    session = PlaySession(game.new(), 0, uniform, "1")
    Dialogue(session, Coordinates(teller), say, Terminal(), None).run()
    shown = capsys.readouterr().out

    assert shown.count("Where to?\n   C1 here") == 2
    assert "There is no choice" not in shown
    assert max(map(len, shown.splitlines())) <= WIDTH


def test_many_choices_fill_the_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nineteen short choices stand in columns, in their order, as many in a line as fit."""
    cells = [f"{column}{row} Hunter" for column in "abcd" for row in range(1, 6)][:19]
    lines = Terminal().side_by_side(cells)

    assert " ".join(" ".join(lines).split()) == " ".join(cells)
    assert len(lines) == 3
    assert len({line.index(cell) for line in lines for cell in cells[::7] if cell in line}) == 1


def test_texts_name_no_component_of_one_game() -> None:
    """What the program says whatever the game speaks of no cards and no tiles."""
    found = games.find("mephisto")
    said = {code: games.texts(found, code)["terminal"]["program"].casefold() for code in games.languages(found)}

    assert {"en", "pl"} <= set(said)
    assert [word for word in ("card", "tile", "axe") if word in said["en"]] == []
    assert [word for word in ("kart", "żeton", "topór") if word in said["pl"]] == []


def test_a_console_shows_a_question_mark_for_what_it_has_no_sign_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code page 852 of a Polish Windows has no plus-minus, which tables of figures do."""
    written = io.BytesIO()
    screen = io.TextIOWrapper(written, "cp852", newline="\n")
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(cli, "main", lambda: print("łącznie 5 ± 1"))
    with pytest.raises(SystemExit):
        cli.run()
    screen.flush()

    assert written.getvalue().decode("cp852") == "łącznie 5 ? 1\n"

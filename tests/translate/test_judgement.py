"""A translator's file is judged whole: every problem with its line, and nothing is written beside one."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.sampling import IS_WHOLE
from tests.translate.mangling import mangled

from cardpress.commands import main
from cardpress.translate.formats import FORMATS, Header, translation
from cardpress.translate.units import State, Unit

WRONG = {
    "unknown-function": "{ JUMP($cost) }",
    "a reference": "{ rat }",
    "a term": "{ -rat }",
    "unknown-variable": "{ $nobody } x",
    "wrong-placeholders: symbol": "x [gold]",
    "control-character": "a\x07b",
    "control-character: override": "a\u202eb",
    "too-much": "a" + "\u0301" * 100,
    "invisible-character: zero width": "a\u200bb",
    "invisible-character: tag": "a\U000e0041b",
    "invisible-character: private": "a\ue000b",
    "invisible-character: nothing": "a\ufdd0b",
    "invisible-character: joiner of accents": "a\u034fb",
    "invisible-character: blank of braille": "a\u2800b",
    "invisible-character: look of a letter": "a\ufe0fb",
    "invisible-character: carriage return": "a\rb",
    "fluent-syntax": "{ $n",
    "too-much: letters": "Szczur\n" * 3_000,
}


def _texts(mini: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in (mini / "content").rglob("*") if file.is_file()}


def _table(rows: Sequence[tuple[str, ...]], head: tuple[str, ...] = ("key", "source", "target")) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows([head, *rows])
    return text.getvalue().encode()


def _imported(mini: Path, name: str, data: bytes, capsys: pytest.CaptureFixture[str], code: int = 1) -> str:
    """What is said of a file for Polish, which changes no file unless it is fine."""
    before, file = _texts(mini), mini / name
    file.write_bytes(data)
    assert main.main(["translate", "import", "--root", str(mini), "mini", "pl", str(file)]) == code
    said = capsys.readouterr()
    assert (_texts(mini) == before) is (code != 0)
    assert "Traceback" not in said.err
    return said.out + said.err


@pytest.mark.parametrize("name", WRONG)
def test_what_check_refuses_is_refused_before_it_is_written(
    name: str, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A text that may not stand in a file is told at its line in the translator's file, and nothing is taken."""
    told = _imported(mini, "a.csv", _table([("axe", "Hatchet", "Topór"), ("rat", "Rat", WRONG[name])]), capsys)
    assert "a.csv:3" in told
    assert "a.csv:2" not in told
    assert "nothing was imported; translations without a problem: 1 of 2" in told
    if "-" in name:
        assert name.partition(":")[0] in told


@pytest.mark.parametrize(
    ("language", "name"),
    [*(("de", name) for name in ("a reference", "unknown-variable", "unknown-function")), ("fr", "a term")],
)
def test_a_new_language_is_judged_like_others(
    language: str, name: str, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What no language may have is refused where a game, or cardpress itself, has nothing else of the language."""
    before, file = _texts(mini), mini / "a.csv"
    file.write_bytes(_table([("axe", "Hatchet", "Beil"), ("rat", "Rat", WRONG[name])]))

    words = ["translate", "import", "--root", str(mini), "mini", language, str(file)]
    assert main.main(words) == 1
    assert "a.csv:3" in capsys.readouterr().err
    assert _texts(mini) == before


def test_a_sign_may_say_how_it_looks(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A heart that is drawn as text, a soft hyphen and a space that does not break are seen."""
    said = _imported(mini, "a.csv", _table([("rat", "Rat", "Szc\u00adzur \u2665\ufe0e\u00a01")]), capsys, code=0)
    assert "invisible" not in said


def test_placeholders_are_those_of_the_source(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A number that is missing or stands there twice is told, here and by `check`; a comment says it is meant."""
    for target in ("Szczur waży swoje", "Waży { $grams } i { $grams }"):
        rows = [("ui-weight", "A rat weighs { $grams } grams", target)]
        assert "[wrong-placeholders]" in _imported(mini, "a.csv", _table(rows), capsys)
    file = mini / "content/mini/text/pl.ftl"
    lines = file.read_text("utf-8").splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("ui-weight"))
    lines[at] = "ui-weight = Waży { $grams } i { $grams }"
    file.write_text("\n".join([*lines, ""]), "utf-8")
    check = ["check", "mini", "--strict", "--root", str(mini)]
    assert main.main(check) == main.WRONG_CONTENT
    assert f"pl.ftl:{at + 1}" in (said := capsys.readouterr().err)
    assert "wrong-placeholders" in said
    file.write_text("\n".join([*lines[:at], "# meant: placeholders", *lines[at:], ""]), "utf-8")
    main.main(check)
    assert "wrong-placeholders" not in capsys.readouterr().err


def test_a_text_typed_by_hand_with_what_nobody_sees_is_warned_of(
    mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check` names the character and its line, in the source language too."""
    for language in ("en", "pl"):
        file = mini / f"content/mini/text/{language}.ftl"
        file.write_text(file.read_text("utf-8").replace("rat = ", "rat = \u200b", 1), "utf-8")
    assert main.main(["check", "mini", "--strict", "--root", str(mini)]) == main.WRONG_CONTENT
    assert capsys.readouterr().err.count("has U+200B (ZERO WIDTH SPACE)") == 2


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(("game", "language"), [("mini", "de"), ("another", "pl")])
def test_a_file_of_another_language_or_game_is_refused(
    form: str, game: str, language: str, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a file says it was made for is what it is imported into."""
    unit = Unit("rat", "Rat", "Ratte", "", "a.ftl:1", State.DONE)
    told = _imported(mini, f"a.{form}", FORMATS[form][0]([unit], Header(game, "en", language)), capsys)
    assert "wrong-translation" in told


@pytest.mark.parametrize("form", FORMATS)
def test_a_key_twice_is_refused_at_its_line(form: str, mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither of two texts of one key wins."""
    units = [Unit("rat", "Rat", target, "", "a.ftl:1", State.DONE) for target in ("Szczur", "Szczurek")]
    told = _imported(mini, f"a.{form}", FORMATS[form][0](units, Header("mini", "en", "pl")), capsys)
    assert "duplicate-message" in told


def test_unicode_text_of_a_spreadsheet_is_named(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """UTF-16 is called by its name, with what is expected."""
    data = _table([("rat", "Rat", "Szczur")]).decode().encode("utf-16")
    told = _imported(mini, "a.csv", data, capsys)
    assert "the file is UTF-16, not UTF-8" in told


def test_rows_of_another_game_are_told(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every row says what it is of: one that somebody pasted in from another file is told at its line."""
    head = ("key", "source", "target", "game", "language")
    rows = [("rat", "Rat", "Szczur", "mini", "pl"), ("axe", "Hatchet", "Topór", "another", "pl")]
    told = _imported(mini, "a.csv", _table(rows, head), capsys)
    assert "a.csv:3: error[wrong-translation]: the file says it is of 'another'" in told


@pytest.mark.parametrize("form", FORMATS)
def test_a_file_that_does_not_say_what_it_is_of_is_taken_with_a_warning(
    form: str, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody can tell whether such a file is the right one, and a spreadsheet may have lost the columns."""
    unit = Unit("rat", "Rat", "Szczurek", "", "a.ftl:1", State.DONE)
    told = _imported(mini, f"a.{form}", FORMATS[form][0]([unit], Header("", "en", "")), capsys, 0)
    assert "warning[wrong-translation]: the file does not say of which language or game it is" in told


@pytest.mark.parametrize(("form", "is_fine"), [("one", True), ("few", False), ("many", False)])
def test_a_number_may_be_missing_only_where_the_form_says_it(
    form: str, is_fine: bool, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each plural form is compared; in Polish [one] is for the number one alone and need not say it."""
    forms = {"one": "{ $grams } gram", "few": "{ $grams } gramy", "many": "{ $grams } gramów", form: "mało"}
    variants = "".join(f"\n   {'*' if key == 'many' else ' '}[{key}] {text}" for key, text in forms.items())
    row = ("ui-weight", "A rat weighs { $grams } grams", f"Waży {{ $grams ->{variants}\n}}")
    told = _imported(mini, "a.csv", _table([row]), capsys, 0 if is_fine else 1)
    assert is_fine or f"$grams of the source is missing in the form [{form}]" in told


def test_segments_of_xliff_are_joined(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program may split a text into sentences; it is one text again, and none while a sentence is open."""
    unit = Unit("axe", "One. Two.", "WHOLE", "", "a.ftl:1", State.DONE)
    data = FORMATS["xliff"][0]([unit], Header("mini", "en", "pl")).decode()
    begin, end = data.index("<segment"), data.index("</segment>") + len("</segment>")
    gap = "<ignorable><source> </source><target> </target></ignorable>"
    first, second = (
        f"<segment id='{number}'><source>{source}</source>{target}</segment>"
        for number, source, target in ((1, "One.", "<target>Raz.</target>"), (2, "Two.", "<target>Dwa.</target>"))
    )
    _imported(mini, "a.xliff", f"{data[:begin]}{first}{gap}{second}{data[end:]}".encode(), capsys, 0)
    assert "axe = Raz. Dwa.\n" in (mini / "content/mini/text/pl.ftl").read_text("utf-8")
    still_open = second.replace("<target>Dwa.</target>", "")
    given = translation(f"{data[:begin]}{first}{gap}{still_open}{data[end:]}".encode(), "xliff")
    assert [(one.key, one.source, one.target) for one in given.answers] == [("axe", "One. Two.", "")]


def test_a_key_twice_is_found_on_one_line(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """XLIFF may stand on a single line; the second text of a key is told all the same."""
    unit = Unit("rat", "Rat", "Szczur", "", "a.ftl:1", State.DONE)
    data = FORMATS["xliff"][0]([unit, unit], Header("mini", "en", "pl")).replace(b"\n", b"")
    assert "duplicate-message" in _imported(mini, "a.xliff", data, capsys)


SAMPLE, WHOLE = 60, 2_000
FAILED: tuple[int, ...] = ()
"""Seeds of files that once ended in a traceback."""


def test_no_file_ends_in_a_traceback(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files with bytes changed, cut, doubled or put in at random are imported or refused, whatever they are."""
    unit = Unit("ui-weight", "A rat weighs { $grams } grams", "{ $grams } g", "note", "a.ftl:1", State.DONE)
    units = [Unit("rat", "Rat", "Szczur", "", "a.ftl:1", State.DONE), unit]
    for seed in (*FAILED, *range(WHOLE if IS_WHOLE else SAMPLE)):
        form = list(FORMATS)[seed % len(FORMATS)]
        data = mangled(FORMATS[form][0](units, Header("mini", "en", "pl")), seed)
        file = mini / f"{seed}.{form}"
        file.write_bytes(data)
        code = main.main(["translate", "import", "--root", str(mini), "mini", "pl", str(file)])
        said = capsys.readouterr()
        assert code in {main.FINE, main.WRONG_CONTENT}, (seed, said.err[-2000:])

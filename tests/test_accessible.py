"""Card files of every game can be read aloud: judged by a validator that is not ours and by their own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import page
import pikepdf
import pytest

from cardpress import cli
from cardpress.models import manifest
from cardpress.pipeline import Outcome, check
from cardpress.session import Session

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
Element = pikepdf.Dictionary


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """All games after checking."""
    return check(ROOT, GAMES, Session())


@pytest.fixture(scope="module")
def built() -> dict[str, manifest.ManifestEntry]:
    """The card files after a build, by path below build/."""
    assert cli.main(["build", "--root", str(ROOT), "--target", "cards_pdf"]) == cli.FINE
    entries = manifest.read(ROOT / "build")
    return {path: entry for path, entry in entries.items() if entry.target == "cards_pdf"}


def _files(built: dict[str, manifest.ManifestEntry], game: str) -> list[tuple[str, manifest.ManifestEntry]]:
    found = [(path, entry) for path, entry in sorted(built.items()) if entry.game == game]
    assert {entry.language for _, entry in found} == {"en", "pl"}
    return found


def _kids(element: Element) -> Iterator[Element]:
    kids = element.K if isinstance(element.K, pikepdf.Array) else [element.K]
    yield from (kid for kid in kids if isinstance(kid, pikepdf.Dictionary))


def _below(element: Element) -> Iterator[Element]:
    for kid in _kids(element):
        yield kid
        yield from _below(kid)


@pytest.mark.parametrize("game", GAMES)
def test_another_program_finds_them_fit_for_everyone(game: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """Every card file keeps PDF/UA-1, says a validator that is not ours."""
    for path, _ in _files(built, game):
        report = page.validate_pdf(ROOT / "build" / path, profile=page.ValidationProfile.PDF_UA_1)

        assert [(failure.rule_id, failure.message) for failure in report.failures] == [], path


@pytest.mark.parametrize("game", GAMES)
def test_every_front_has_a_heading(game: str, built: dict[str, manifest.ManifestEntry], outcome: Outcome) -> None:
    """Each face is a section that bears its component's name, fronts begin with a heading, pictures have words."""
    copies = outcome.games[game].copies()
    for path, entry in _files(built, game):
        texts = outcome.words[game].texts[str(entry.language)].components
        names = {texts[id_].name for id_ in copies}
        with pikepdf.open(ROOT / "build" / path) as pdf:
            sections = list(_kids(pdf.Root.StructTreeRoot.K))

            assert len(sections) == len(pdf.pages)
            assert {str(section.T) for section in sections} <= names
            previous = None
            for section in sections:
                is_front = previous != section.T
                previous = section.T
                assert not is_front or next(_kids(section)).S == "/H1"
                assert all(str(one.Alt) for one in _below(section) if one.S == "/Figure")


@pytest.mark.parametrize("game", GAMES)
def test_every_component_can_be_linked_to(
    game: str, built: dict[str, manifest.ManifestEntry], outcome: Outcome
) -> None:
    """Every printed component has a destination of its id, which is a page of its own."""
    for language in ("en", "pl"):
        found: list[str] = []
        for path, entry in _files(built, game):
            if entry.language != language:
                continue
            with pikepdf.open(ROOT / "build" / path) as pdf:
                pages = [one.objgen for one in pdf.pages]
                names = list(pdf.Root.Names.Dests.Names)
                targets = [pages.index(target[0].objgen) for target in names[1::2]]
                assert len(set(targets)) == len(targets)
                found += [str(name) for name in names[::2]]
                assert str(pdf.Root.Lang) == language
        assert sorted(found) == sorted(outcome.games[game].copies())


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_heard(game: str, built: dict[str, manifest.ManifestEntry], outcome: Outcome) -> None:
    """The words that replace pictures and signs on cards hold no sign of an icon font."""
    heard = 0
    for path, _ in _files(built, game):
        with pikepdf.open(ROOT / "build" / path) as pdf:
            for element in _below(pdf.Root.StructTreeRoot.K):
                if "/Alt" in element:
                    heard += 1
                    assert all(ord(letter) < 0xF0000 and letter not in "[]*" for letter in str(element.Alt))
            for one in pdf.pages:
                for operands, operator in pikepdf.parse_content_stream(one):
                    if str(operator) == "BDC" and "/ActualText" in operands[1]:
                        heard += 1
                        assert all(ord(letter) < 0xF0000 for letter in str(operands[1].ActualText))
    assert heard > len(outcome.games[game].components)


def test_sheets_claim_nothing() -> None:
    """A sheet with faces beside each other is not to be read aloud and does not say it is."""
    assert cli.main(["build", "mephisto", "--root", str(ROOT), "--target", "sheets_pdf"]) == cli.FINE
    with pikepdf.open(ROOT / "build" / "mephisto" / "pl" / "sheets-a4.pdf") as pdf:
        assert not {"/StructTreeRoot", "/MarkInfo"} & set(pdf.Root.keys())
        forms = [one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"]
        assert forms
        assert not any(b"BMC" in one.read_bytes() or b"BDC" in one.read_bytes() for one in forms)

"""Card files and reference sheets can be read aloud: judged by another validator and by their own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import page
import pikepdf
import pypdfium2
import pytest
from tests.heard import Heard, heard
from tests.sampling import in_turn, one_of

from cardpress.commands import main
from cardpress.incremental.session import Session
from cardpress.models import manifest
from cardpress.models.project import Game, Texts
from cardpress.pipeline import Outcome, check
from cardpress.press.layout.templates import plain

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
CARDS, REFERENCE = "cards_pdf", "reference_pdf"
Built = dict[str, manifest.ManifestEntry]
HALVES = {"carnomorphs"}
"""Games whose cards and sheets tell what the others leave out: what may be done in a room stands on a sheet. A
piece without rules shows a sign instead of its name, which is only heard."""


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """All games after checking."""
    return check(ROOT, GAMES, Session())


@pytest.fixture(scope="module")
def built() -> Built:
    """Card files and reference sheets after a build, by path below build/."""
    targets = (word for target in (CARDS, REFERENCE) for word in ("--target", target))
    assert main.main(["build", "--root", str(ROOT), *targets]) == main.FINE
    entries = manifest.read(ROOT / "build")
    return {path: entry for path, entry in entries.items() if entry.target in {CARDS, REFERENCE}}


def _files(built: Built, game: str, *targets: str) -> list[tuple[str, manifest.ManifestEntry]]:
    """A game's files in the languages that are built unasked; another command may have asked for a draft."""
    languages = {"en", "pl"}
    mine = [(path, entry) for path, entry in sorted(built.items()) if entry.game == game]
    found = [(path, entry) for path, entry in mine if entry.target in targets and entry.language in languages]
    assert {entry.language for _, entry in found} == languages
    return found


def _listed(game: Game, target: str) -> set[str]:
    """The components a game's files of a target tell of."""
    return {id_ for deck in game.decks if deck.reference or target == CARDS for id_ in deck.cards}


def _told(elements: Sequence[Heard]) -> str:
    """All that is heard, with one space between words."""
    return " ".join(" ".join([*(one.title for one in elements), *(one.words for one in elements)]).split())


def _rules(text: str) -> str:
    """A rules text as it should be heard: without symbols, with one space between words."""
    return re.sub(r" ([.,;:])", r"\1", " ".join(plain(text).split())).replace("\u2060", "")


@pytest.mark.parametrize("game", GAMES)
def test_another_program_finds_them_fit_for_everyone(game: str, built: Built) -> None:
    """Every file keeps PDF/UA-1, says a validator that is not ours; outside soak of one of each target."""
    files = {target: [path for path, _ in _files(built, game, target)] for target in (CARDS, REFERENCE)}
    for path in (path for target, paths in files.items() for path in one_of(paths, (game, target))):
        report = page.validate_pdf(ROOT / "build" / path, profile=page.ValidationProfile.PDF_UA_1)

        assert [(failure.rule_id, failure.message) for failure in report.failures] == [], path


@pytest.mark.parametrize("game", GAMES)
def test_every_face_has_a_heading(game: str, built: Built, outcome: Outcome) -> None:
    """Each face, a back too, is a section that bears its component's name and begins with a heading."""
    copies = outcome.games[game].copies()
    for path, entry in _files(built, game, CARDS):
        texts = outcome.words[game].texts[str(entry.language)].components
        elements = heard(ROOT / "build" / path)
        sections = [place for place, one in enumerate(elements) if one.tag == "Sect"]

        assert len(sections) == entry.pages
        assert {elements[place].title for place in sections} <= {texts[id_].name for id_ in copies}
        assert {elements[place + 1].tag for place in sections} == {"H1"}


@pytest.mark.parametrize("game", GAMES)
def test_headings_of_a_sheet_lead_through_it(game: str, built: Built) -> None:
    """A page of a reference sheet begins with its title; no level is left out; what is listed is a list."""
    for path, entry in _files(built, game, REFERENCE):
        elements = heard(ROOT / "build" / path)
        tags = [one.tag for one in elements]
        levels = [int(tag[1]) for tag in tags if re.fullmatch(r"H\d", tag)]

        assert tags.count("H1") == tags.count("Sect") == entry.pages
        assert all(tags[place + 1] == "H1" for place, tag in enumerate(tags) if tag == "Sect")
        assert all(after <= before + 1 for before, after in pairwise(levels))
        assert tags.count("LI") > tags.count("L") > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_titled_once(game: str, built: Built, outcome: Outcome) -> None:
    """A reference sheet's title names game and deck, then what it is, and nothing twice."""
    for path, entry in _files(built, game, REFERENCE):
        messages = outcome.words[game].texts[str(entry.language)].messages
        with pikepdf.open(ROOT / "build" / path) as pdf:
            title = str(pdf.docinfo.Title)

        assert title.startswith(messages["ui-game"])
        deck, _, kind = title.removeprefix(messages["ui-game"]).partition(": ")
        assert deck == "" or deck.startswith(", ")
        assert kind == messages["ui-ref-title"]
        assert messages["ui-game"] not in kind


@pytest.mark.parametrize("game", GAMES)
def test_every_component_can_be_linked_to(game: str, built: Built, outcome: Outcome) -> None:
    """Every printed component has a destination of its id in each file that has it: a page of its own."""
    whole = outcome.games[game]
    by_file = [id_ for deck in whole.decks for id_ in deck.cards] if whole.settings.by_deck else whole.copies()
    for language in ("en", "pl"):
        found: list[str] = []
        for path, entry in _files(built, game, CARDS):
            if entry.language != language:
                continue
            with pikepdf.open(ROOT / "build" / path) as pdf:
                pages = [one.objgen for one in pdf.pages]
                names = list(pdf.Root.Names.Dests.Names)
                targets = [pages.index(target[0].objgen) for target in names[1::2]]
                assert len(set(targets)) == len(targets)
                found += [str(name) for name in names[::2]]
                assert str(pdf.Root.Lang) == language
        assert sorted(found) == sorted(by_file)


@pytest.mark.parametrize(("game", "target"), in_turn(GAMES, (CARDS, REFERENCE)))
def test_rules_are_heard_whole(game: str, target: str, built: Built, outcome: Outcome) -> None:
    """Names and rules of all components are heard word by word across line ends, without any icon's character."""
    targets = (CARDS, REFERENCE) if game in HALVES else (target,)
    missing: dict[str, set[str]] = {"en": set(), "pl": set()}
    for language in missing:
        texts: Texts = outcome.words[game].texts[language]
        printed = [texts.components[id_] for id_ in _listed(outcome.games[game], target)]
        told = ""
        for path, entry in _files(built, game, *targets):
            if entry.language == language:
                told += _told(heard(ROOT / "build" / path))
        rules = {_rules(words) for text in printed for words in (text.name, *text.rules.values())}
        missing[language] = {words for words in rules if words not in told}
        assert not [letter for letter in told if ord(letter) >= 0xF0000]
        assert rules
    assert missing == {"en": set(), "pl": set()}


@pytest.mark.parametrize("game", GAMES)
def test_another_program_copies_whole_words(game: str, built: Built, outcome: Outcome) -> None:
    """Text taken out of the sheets by a program that reads no tags has every word of every name."""
    for language in ("en", "pl"):
        texts = outcome.words[game].texts[language].components
        copied: set[str] = set()
        for path, entry in _files(built, game, REFERENCE, *([CARDS] if game in HALVES else [])):
            if entry.language == language:
                pages = pypdfium2.PdfDocument(ROOT / "build" / path)
                copied |= {word for one in pages for word in one.get_textpage().get_text_range().split()}
        listed = _listed(outcome.games[game], REFERENCE)
        names = {texts[id_].name for id_ in listed if game not in HALVES or texts[id_].rules}
        assert {word for name in names for word in name.split()} - copied == set()


def test_sheets_claim_nothing() -> None:
    """A sheet with faces beside each other is not to be read aloud and does not say it is."""
    assert main.main(["build", "mephisto", "--root", str(ROOT), "--target", "sheets_pdf"]) == main.FINE
    with pikepdf.open(ROOT / "build" / "mephisto" / "pl" / "sheets-a4.pdf") as pdf:
        assert not {"/StructTreeRoot", "/MarkInfo"} & set(pdf.Root.keys())
        forms = [one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"]
        assert forms
        assert not any(b"BMC" in one.read_bytes() or b"BDC" in one.read_bytes() for one in forms)

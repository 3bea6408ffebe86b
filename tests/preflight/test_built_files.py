"""What the build made of the games of this project passes preflight; `make soak` looks over all of it."""

from __future__ import annotations

import json
from pathlib import Path, PurePosixPath

import pikepdf
import pytest
from tests.sampling import IS_WHOLE, few_of

from cardpress.commands import main
from cardpress.models import manifest
from cardpress.models.printing import LAYOUTS
from cardpress.preflight import run_checks
from cardpress.preflight.built_files import BuiltGame
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import open_document
from cardpress.preflight.run_checks import CheckedFile, check_files

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
NAMES = {
    "en": {"cards.pdf", "sheets-letter.pdf", "board-a4.pdf", "board-a3.pdf", "reference-letter.pdf"},
    "pl": {"cards.pdf", "sheets-a4.pdf", "board-a4.pdf", "board-a3.pdf", "reference.pdf"},
}
"""Each paper in the language of those who have it: both papers get the same faces."""
LOOKED_OVER = {"mephisto"}
"""`preflight mephisto`, a command of the docs, looks over files of this game; see tests/test_docs.py."""
FOLDERS = 2
"""Of a game with a folder for each deck, so many in each language."""
FILES = 1
"""Outside soak so many files of a game are looked over, other ones of each game."""
TURNS = [
    (game, language)
    for place, game in enumerate(game for game in GAMES if game not in LOOKED_OVER)
    for language in (NAMES if IS_WHOLE else [sorted(NAMES)[place % len(NAMES)]])
]
"""Each game in one language, turn by turn; in soak in both."""


@pytest.mark.parametrize(("game", "language"), TURNS)
def test_built_files_have_no_finding(game: str, language: str) -> None:
    """Faces, sheets, boards and references of every game are clean for a printer at home, warnings too."""
    subjects = BuiltGame(ROOT, game).subjects(None)
    names = NAMES[language]
    spoken = [one for one in subjects if PurePosixPath(one.name).parts[2] == language and _plain(one) in names]
    folders = sorted({one.path.parent for one in spoken})[:FOLDERS]
    chosen = [one for one in spoken if one.path.parent in folders]

    assert len(names & {_plain(one) for one in chosen}) >= 3
    looked_over = few_of(sorted({_plain(one) for one in chosen}), FILES, game)
    assert check_files([one for one in chosen if _plain(one) in looked_over]) == []


def _plain(one: CheckedFile) -> str:
    """A file's name; of the faces of one size that of the faces of a game with no other."""
    return "cards.pdf" if one.path.name.startswith("cards-") else one.path.name


def test_fonts_are_known_by_their_own_names() -> None:
    """A font may call itself otherwise than its file is called; one that is not there is known by its file."""
    found = BuiltGame(ROOT, "carnomorphs")
    found.settings.fonts["lost"] = ["no-such-package/LostSerif_400Regular.ttf"]

    assert found.families >= {"ibmplexsanscond", "chakrapetch", "lostserif"}


@pytest.mark.parametrize("game", GAMES)
def test_faces_are_counted_by_the_decks(game: str) -> None:
    """How many faces there are is worked out from decks and kinds, not taken from the build."""
    entries = manifest.read(ROOT / "build")
    counted = {
        one.name: one.criteria.faces for one in BuiltGame(ROOT, game).subjects(None) if _plain(one) == "cards.pdf"
    }

    assert counted
    assert counted == {name: entries[name.removeprefix("build/")].pages for name in counted}


@pytest.mark.parametrize("game", few_of(GAMES, 2, "faces on sheets"))
def test_faces_on_sheets_are_known(game: str) -> None:
    """What is found on a sheet can be told of its component: every face on it is one of the cards' pages."""
    english = [one for one in BuiltGame(ROOT, game).subjects(None) if "/en/" in one.name]
    few = [one for one in english if one.path.parent.name in {"en", "mephisto", "dlc_powers"}]
    pages = {
        name: [
            page for one in chosen if _plain(one) == name for page in open_document(one.path.read_bytes()).pages
        ]
        for name, chosen in (("cards.pdf", english), ("sheets-a4.pdf", few))
    }
    known = {page.face: page.component for page in pages["cards.pdf"]}
    placed = [known.get(placement.form) for page in pages["sheets-a4.pdf"] for placement in page.placements]

    assert placed
    assert None not in placed


@pytest.mark.parametrize(("backs", "faces", "has_pairs"), [(True, 6, True), (False, 5, False)])
def test_a_card_without_a_back_breaks_the_pairs(backs: bool, faces: int, has_pairs: bool, mini: Path) -> None:
    """Fronts and backs are looked for in pairs only where every card has both."""
    settings = mini / "content" / "mini" / "game.json"
    told = json.loads(settings.read_text("utf-8"))
    if not backs:
        del told["kinds"]["weapon"]["back"]
    settings.write_text(json.dumps(told), "utf-8")
    entry = manifest.ManifestEntry("mini", "cards_pdf", "en", "", faces, "", "")
    found = BuiltGame(mini, "mini").specimen("mini/en/cards.pdf", entry, None)

    assert found is not None
    assert (found.criteria.faces, found.criteria.has_pairs) == (faces, has_pairs)


def test_sheets_in_every_layout_have_no_finding(mini: Path) -> None:
    """What is made only when it is asked for is clean too: cut sheets in each layout."""
    words = ["--target", "cards_pdf", "--target", "sheets_pdf", "--layout", ",".join(LAYOUTS)]
    assert main.main(["build", "--root", str(mini), "--jobs", "1", *words]) == main.FINE
    chosen = BuiltGame(mini, "mini").subjects(None)

    assert all(any(layout in one.path.name for one in chosen) for layout in LAYOUTS[1:])
    assert check_files(chosen) == []


def test_faces_in_small_are_those_of_rulebooks() -> None:
    """Only the book that teaches a game shows faces smaller than they are printed."""
    small = {
        PurePosixPath(one.name).stem
        for one in BuiltGame(ROOT, "mephisto").subjects(None)
        if one.criteria.small_faces
    }

    assert {name.partition("-")[0] for name in small} - {"booklet"} == {"rulebook"}


def test_booklets_have_no_finding(mini: Path) -> None:
    """A rulebook that is laid out to be folded passes as the book itself does, on every paper."""
    outline = mini / "content/mini/rulebook/outline.json"
    outline.parent.mkdir()
    blocks = [{"block": "components"}, {"block": "text", "messages": ["ui-game"]}]
    chapters = [{"id": "play", "title": "ui-game", "blocks": blocks}]
    outline.write_text(json.dumps({"id": "outline", "line": "ui-game", "chapters": chapters}), "utf-8")
    assert main.main(["export", "mini", "--to", "booklet", "--root", str(mini)]) == main.FINE

    booklets = [one for one in BuiltGame(mini, "mini").subjects(None) if "booklet" in one.path.name]
    assert {one.path.stem for one in booklets} >= {"booklet-a3", "booklet-a4", "booklet-letter", "booklet-tabloid"}
    assert check_files(booklets) == []


def test_a_face_in_small_is_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of a face in small are not judged, words of the page itself are; elsewhere both are."""
    faults = [
        Fault("text-too-small", "of a face", None, "form"),
        Fault("text-too-small", "of the page", None, None),
    ]
    monkeypatch.setattr(run_checks, "OF_PAGES", [lambda *_: faults])
    monkeypatch.setattr(run_checks, "OF_FILES", [])
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.save(tmp_path / "book.pdf")
    profile = BuiltGame(ROOT, "mephisto").subjects(None)[0].criteria.profile

    def found(criteria: Criteria) -> list[str]:
        return [one.message for one in check_files([CheckedFile(tmp_path / "book.pdf", "book.pdf", criteria)])]

    assert found(Criteria(profile, small_faces=True)) == ["of the page"]
    assert found(Criteria(profile)) == ["of a face", "of the page"]

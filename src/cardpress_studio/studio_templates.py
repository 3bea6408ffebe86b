"""Templates and stylesheets of a game beside some of its cards, drawn anew at every save."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from cardpress.models.component import kind_name
from cardpress.models.project import Game
from cardpress.press.layout.text_checks import SAFE_MM
from cardpress.serve.view_model import problem_shown
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.files.card_files import ChangedMeanwhileError, digest_of
from cardpress_studio.files.journal import FileChange
from cardpress_studio.sights import ShownFace
from cardpress_studio.studio import Studio
from cardpress_studio.view_json import Json, step_json

ENDINGS = (".html", ".css")
MOST_SHOWN = 3
"""Cards that are drawn at a save: the one that was open, and others of its kind with the longest words."""
_OF_FACES = frozenset({"overset", "text-too-small", "outside-safe-zone", "template-error", "missing-glyph"})
"""Codes of what is wrong with how a card looks."""


class StudioTemplates:
    """Answers what the page asks about templates, and writes them as they were typed, right or not."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def files(self, game: str) -> Json:
        """The files of a game's own templates, and the one that each kind's front is drawn by."""
        with self._studio.lock:
            known = self._game(game)
            kinds = {kind: f"templates/{one.front.path(game)}" for kind, one in known.settings.kinds.items()}
            return {"files": self._paths(game), "kinds": kinds}

    def file(self, game: str, path: str, id_: str, language: str) -> Json:
        """The text of one, and some cards as it draws them. Raises UnknownCardError."""
        with self._studio.lock:
            return self._file_with_faces(game, path, self._text(game, path), id_, language)

    def write(self, game: str, path: str, *, seen: str, text: str, id_: str, language: str) -> Json:  # noqa: PLR0913
        """Write one and draw the first card; `file` draws the others too.

        What is wrong with it is told, its faces stay as they were, and Undo takes it back.

        Raises UnknownCardError, ChangedMeanwhileError where the file is not the one the page has `seen`.
        """
        with self._studio.lock:
            before = self._text(game, path)
            if digest_of(before) != seen:
                raise ChangedMeanwhileError(path, before)
            self._studio.write_template(FileChange(path, before, text))
            return self._file_with_faces(game, path, text, id_, language, most=1)

    def _file_with_faces(  # noqa: PLR0913 all by name but the file
        self, game: str, path: str, text: str, id_: str, language: str, *, most: int = MOST_SHOWN
    ) -> Json:
        shown = self._cards_drawn_by(game, path, id_, language)
        faces, problems = self._studio.sight.drawn_anew(game, shown, language, most)
        journal, components = self._studio.files.journal, self._studio.desk.games[game].components
        elsewhere = [
            {"id": other, "message": one["message"]}
            for other, card in components.items()
            for one in card["problems"]
            if one["code"] in _OF_FACES and other not in shown
        ]
        return {
            "path": path,
            "text": text,
            "digest": digest_of(text),
            "faces": [_face_json(one) for one in faces],
            "problems": [problem_shown(one) for one in problems],
            "elsewhere": elsewhere,
            "undo": step_json(journal.last()),
            "redo": step_json(journal.next()),
        }

    def _cards_drawn_by(self, game: str, path: str, id_: str, language: str) -> Sequence[str]:
        """Ids of the cards that are drawn: of a kind that the file draws, or else of that of a card."""
        known, texts = self._game(game), self._studio.sight.texts(game, language)
        of_file = {
            kind for kind, one in known.settings.kinds.items() if path == f"templates/{one.front.path(game)}"
        }
        card = known.components.get(id_)
        kind = kind_name(type(card.model)) if card else next(iter(known.settings.kinds))
        kinds = of_file if of_file and kind not in of_file else {kind}
        said = {
            one: sum(map(len, text.rules.values())) for one, text in (texts.components if texts else {}).items()
        }
        alike = [one for one, loaded in known.components.items() if loaded.model.kind in kinds]
        longest = sorted(alike, key=lambda one: (one != id_, -said.get(one, 0), one))
        return longest[:MOST_SHOWN]

    def _game(self, game: str) -> Game:
        return self._studio.known_reader(game).game

    def _paths(self, game: str) -> list[str]:
        folder = self._studio.root / "templates" / game
        found = (
            one for one in folder.glob("*") if one.suffix in ENDINGS and one.is_file() and not one.is_symlink()
        )
        return sorted(f"templates/{game}/{one.name}" for one in found)

    def _text(self, game: str, path: str) -> str:
        self._game(game)
        if path not in self._paths(game):
            raise UnknownCardError(path)
        return self._studio.files.read(path)


def _face_json(face: ShownFace) -> Json:
    """A face, its measures and the slots that its text does not fit, in mm."""
    told = {"id": face.id, "name": face.label, "key": face.key, "is_drawn": face.is_drawn}
    return {
        **told,
        "size": face.size.measures(),
        "safe": SAFE_MM,
        "overset": [asdict(one) for one in face.overset],
    }

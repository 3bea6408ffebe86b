"""What there is to see of a project that is open: what the last whole check found, and what was pressed since.

A press is shown at once: its words are those of one card, its face is drawn when the page asks for it. The whole
check comes behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import TYPE_CHECKING

from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.incremental.inputs_digest import game_fingerprint
from cardpress.incremental.session import Session
from cardpress.models.component import Component
from cardpress.models.folders import languages_of
from cardpress.models.game import Size
from cardpress.models.manifest import BuildRequest, Selection
from cardpress.models.project import ComponentText, Loaded, Texts
from cardpress.pipeline import Proof, build, proof
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import PrintedComponent, Requests
from cardpress.press.game_look import look_of
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press
from cardpress.serve.snapshots import Desk
from cardpress.serve.view_model import Drawable
from cardpress.watch import tidy
from cardpress_studio.files.journal import FileChange
from cardpress_studio.files.trial import TrialProject

if TYPE_CHECKING:
    from cardpress.press.layout.overset_faces import OversetSlot

QUIET_SECONDS, QUIET_AFTER_TEMPLATE = 0.3, 3.0
"""Whoever presses again within this time does not wait for a whole check; a template draws all faces anew."""
OVERSET = "overset-"
"""What the key of a face begins with that is shown though its text does not fit."""
MOST_AWAITED = 500
"""Faces of so many presses can be asked for, for a page asks later than it is told."""


@dataclass(frozen=True)
class ShownFace:
    """The front of a card as a template draws it now; `key` is "" where it cannot be drawn, or is not drawn yet.

    Of one whose text does not fit, `overset` are the slots that are too small.
    """

    id: str
    label: str
    key: str
    size: Size
    overset: tuple[OversetSlot, ...] = ()
    is_drawn: bool = True


@dataclass(frozen=True)
class _AwaitedFace:
    """A face of a card that was pressed, to be drawn when it is asked for."""

    request: FaceRequest
    size: Size
    press: Press


class Sight:
    """The faces and problems of some games; asked from several threads, each draws or checks after the other."""

    def __init__(self, root: Path, games: Sequence[str], session: Session, tool: str) -> None:
        self.desk = Desk(tuple(games))
        self._root, self._session, self._tool = root, session, tool
        self.drawing, self._noting = Lock(), Lock()
        """The first is held by whoever has a press set words."""
        self._trial = TrialProject(root, session, tool)
        self.proof: Proof | None = None
        """What the last whole check found."""
        self._seen = ""
        self._quiet_from = 0.0
        self._changed: dict[tuple[str, str], dict[str, list[str]]] = {}
        self._awaited: dict[str, _AwaitedFace] = {}
        self._ready: dict[str, Drawable] = {}

    def look(self, games: Sequence[str]) -> None:
        """Check the files as they are now, and draw what is new; nothing where no file is another than before."""
        with self.drawing:
            now = " ".join(game_fingerprint(self._root, one, self._tool, self._session.digests) for one in games)
            if self.proof is None or now != self._seen:
                pressed = dict(self._changed)
                self.desk.show(tuple(games))
                self.proof = proof(self._root, games, self._session, self._tool)
                self._seen = now
                self.desk.lay(self.proof)
                self._forget(pressed)

    def note_press(self, quiet: float = QUIET_SECONDS) -> None:
        """Note that somebody pressed just now, and may do so again within so many seconds."""
        self._quiet_from = monotonic() + quiet

    def await_quiet(self) -> None:
        """Wait until nobody has pressed for a moment."""
        while (left := self._quiet_from - monotonic()) > 0:
            sleep(left)

    def show_pressed(self, game: str, card: Loaded[Component], language: str, text: ComponentText) -> None:
        """Show a card with other fields or words in one language, until a whole check has seen it."""
        drawn = self.proof.drawn.get(game) if self.proof else None
        requests = drawn[0].requests.get(language) if drawn else None
        printed = (
            requests.printed_alone(card, self._with_own_words(game, card, language, text)) if requests else None
        )
        if drawn and printed:
            made = {side.key: _AwaitedFace(side, printed.size, drawn[1].press) for side in printed.sides}
            with self._noting:
                self._awaited = dict([*(self._awaited | made).items()][-MOST_AWAITED:])
                faces = self._changed.get((game, card.model.id), {})
                self._changed[game, card.model.id] = {**faces, language: [*made]}

    def drawn_anew(
        self, game: str, ids: Sequence[str], language: str, most: int
    ) -> tuple[list[ShownFace], list[Diagnostic]]:
        """The fronts of some cards by the templates as their files are now, and what is wrong with these faces.

        So many are drawn at `most`.
        """
        drawn, texts = self.proof.drawn.get(game) if self.proof else None, self.texts(game, language)
        if drawn is None or texts is None:
            return [], []
        known, report = drawn[0].game, Report()
        with self.drawing:
            look = look_of(known)
            requests = Requests(known, texts, look, self._session.templates(self._root))
            cards = ((known.components.get(id_), texts.components.get(id_)) for id_ in ids)
            made = (requests.printed_alone(card, text) for card, text in cards if card and text)
            printed, press = [one for one in made if one], self._session.press(look, self._root)
            faces = press.faces([one.front for one in printed[:most]], report)
            shown = [self._shown_face(one, press, faces) for one in printed[:most]]
        late = [ShownFace(one.component, one.name, "", one.size, is_drawn=False) for one in printed[most:]]
        return [*shown, *late], list(report)

    def _shown_face(self, printed: PrintedComponent, press: Press, faces: Mapping[str, Fragment]) -> ShownFace:
        """The front of a card, which can be asked for from now on, with what it has too much text for."""
        front, size = printed.front, printed.size
        ready, overset, key = faces.get(front.key), None, front.key
        if ready is None and (overset := press.overset_face(front)):
            ready, key = overset.drawn, f"{OVERSET}{front.key}"
        if ready is None:
            return ShownFace(printed.component, printed.name, "", size)
        with self._noting:
            self._ready = dict([*self._ready.items(), (key, Drawable(ready, size, press.fonts))][-MOST_AWAITED:])
        return ShownFace(printed.component, printed.name, key, size, overset.slots if overset else ())

    def _with_own_words(
        self, game: str, card: Loaded[Component], language: str, text: ComponentText
    ) -> ComponentText:
        """A text with every own word that texts of its game have: what it lacks is empty on paper."""
        texts = self.texts(game, language)
        before = texts.components.get(card.model.id) if texts else None
        return replace(text, own={name: text.own.get(name, "") for name in before.own}) if before else text

    def faces(self, game: str, id_: str) -> Mapping[str, Sequence[str]]:
        """The keys of a card's sides by language, as they are after the last press."""
        shown = self.desk.games[game].components.get(id_, {}).get("faces", {})
        return {**shown, **self._changed.get((game, id_), {})}

    def drawable(self, key: str) -> Drawable | None:
        """A face by its key, drawn now where it is that of a press; None when no game shows it."""
        found, awaited = self.desk.drawable(key) or self._ready.get(key), self._awaited.get(key)
        if found or awaited is None:
            return found
        with self.drawing:
            face = awaited.press.faces([awaited.request], Report()).get(key)
            return Drawable(face, awaited.size, awaited.press.fonts) if face else None

    def texts(self, game: str, language: str) -> Texts | None:
        """All words of a game in a language, as the last whole check found them; None where there are none."""
        words = self.proof.outcome.words.get(game) if self.proof else None
        return words.texts.get(language) if words else None

    def trial(self, game: str, changes: Sequence[FileChange]) -> list[Diagnostic]:
        """What a check would find of a game with these changes and does not find now."""
        with self.drawing:
            now = self.proof.outcome.report if self.proof else ()
            return self._trial.problems(game, changes, now) if changes else []

    def build(self, game: str, targets: Sequence[str]) -> list[Diagnostic]:
        """Write some outputs of a game as its files are now; gives the errors, where it cannot be built."""
        with self.drawing:
            inputs = game_fingerprint(self._root, game, self._tool, self._session.digests)
            languages = languages_of(self._root, game)
            wanted = BuildRequest(tuple(targets), {game: languages}, {game: inputs}, self._tool)
            made = build(self._root, Selection((game,), targets=tuple(targets)), wanted, self._session)
        return [one for one in made.report if one.severity is Severity.ERROR]

    def rest(self) -> None:
        """While nobody waits: keep what a later process can use, and collect what is left lying."""
        with self.drawing:
            tidy(self._session)

    def _forget(self, pressed: Mapping[tuple[str, str], Mapping[str, list[str]]]) -> None:
        """Let go of what a whole check has seen; presses that came while it ran stay."""
        with self._noting:
            self._changed = {at: one for at, one in self._changed.items() if pressed.get(at) is not one}

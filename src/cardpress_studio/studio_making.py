"""What is new in a project: games, kinds, words, languages, decks, pictures; and cards that are taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardpress.diagnostics.requests import RequestError
from cardpress.serve.view_model import problem_shown
from cardpress.starters import starter_texts, starters
from cardpress.translate.fluent_units import UnreadableError
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.making.new_nouns import UnfitNewError
from cardpress_studio.making.new_parts import NewParts
from cardpress_studio.making.new_things import NewThing, NewThings
from cardpress_studio.studio import Studio
from cardpress_studio.view_json import Json, refusal


class StudioMaking:
    """Makes what the page asks for, each in one step; gives {} or what is wrong."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def starters(self) -> Json:
        """What a new game can begin with."""
        return {"starters": list(starters())}

    def game(self, id_: str, template: str, title: str) -> Json:
        """A new game that begins as a starter, and is shown from now on."""
        with self._studio.lock:
            if template not in starters():
                return refusal(UnfitNewError(f"there is no starter {template}"))
            drafts = FileDrafts(self._studio.files)
            try:
                for path, text in starter_texts(self._studio.root, id_, template, title).items():
                    drafts.put(path, text)
            except RequestError as problem:
                return refusal(problem)
            self._studio.files.write_together(drafts.changes())
            self._studio.open_game(id_)
            return {}

    def kind(self, game: str, asked: NewThing) -> Json:
        """A kind of cards, with a template."""
        return self._make(game, lambda new: new.add_kind(asked))

    def resource(self, game: str, asked: NewThing) -> Json:
        """A word for what is gained and lost."""
        return self._make(game, lambda new: new.add_resource(asked))

    def noun(self, game: str, asked: NewThing) -> Json:
        """The forms of a noun."""
        return self._make(game, lambda new: new.put_forms(asked))

    def operation(self, game: str, asked: NewThing) -> Json:
        """A word for what only cards of this game do."""
        return self._make(game, lambda new: new.add_operation(asked))

    def language(self, game: str, code: str) -> Json:
        """A language, as a draft."""
        return self._make(game, lambda new: new.add_language(code))

    def deck(self, game: str, asked: NewThing, kind: str) -> Json:
        """A deck of every card of a kind, once."""
        known = self._studio.reader(game).game.components
        cards = {id_: 1 for id_, one in known.items() if one.source.value.get("kind") == kind}
        return self._make(game, lambda new: new.add_deck(asked, cards))

    def picture(self, game: str, name: str, data: bytes) -> Json:
        """A picture of one's own."""
        return self._make(game, lambda new: new.add_picture(name, data))

    def icon(self, game: str, name: str, author: str, licence: Mapping[str, str]) -> Json:
        """Who drew an icon, in the credits."""
        return self._make(game, lambda new: new.add_icon(name, author, licence))

    def remove_card(self, game: str, id_: str) -> Json:
        """A card that is taken away."""
        if id_ not in {card["id"] for card in self._studio.overview()["games"].get(game, {"cards": ()})["cards"]}:
            raise UnknownCardError(id_)
        return self._make(game, lambda new: new.remove_card(id_))

    def part(self, game: str, sort: str, asked: NewThing) -> Json:
        """A zone, counter, action or body of the course of play, which begins as what fits first."""
        with self._studio.lock:
            known, refused = self._studio.reader(game).game, refusal(UnfitNewError("nothing fits here"))
            parts = NewParts(known, FileDrafts(self._studio.files))
            for beginning in parts.beginnings(sort, asked.id, self._studio.said_before(game)):
                drafts = FileDrafts(self._studio.files)
                try:
                    NewParts(known, drafts).add(sort, asked, beginning)
                except (UnfitNewError, UnreadableError) as problem:
                    return refusal(problem)
                problems = self._studio.write_tried(game, drafts)
                if not problems:
                    return {}
                refused = {"refused": [problem_shown(one) for one in problems]}
            return refused

    def _make(self, game: str, add: Callable[[NewThings], None]) -> Json:
        with self._studio.lock:
            drafts = FileDrafts(self._studio.files)
            try:
                add(NewThings(self._studio.reader(game).game, drafts))
            except (UnfitNewError, UnreadableError) as problem:
                return refusal(problem)
            problems = self._studio.write_tried(game, drafts)
            return {"refused": [problem_shown(one) for one in problems]} if problems else {}


def texts_by_language(sent: object) -> Mapping[str, str] | None:
    """What a page sent as texts by language; None where it is none."""
    if sent is None:
        return {}
    is_texts = isinstance(sent, dict) and all(isinstance(one, str) for one in sent.values())
    return sent if is_texts else None  # type: ignore[return-value]  # looked at above

"""New cards: a smallest one of a kind, or another one again, named in every language and put into a deck."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from cardpress.models.file_names import windows_problem
from cardpress.models.source import Source
from cardpress_studio.files.card_files import CardFiles, as_text, deck_path
from cardpress_studio.files.card_words import CardWords
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.said_before import SaidBefore, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.smallest_parts import NothingFitsError, SmallestParts

Json = dict[str, Any]
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 60


class UnfitCardError(ValueError):
    """What cannot be a new card; the message says why."""


@dataclass(frozen=True)
class NewCard:
    """What the page asks for: a card of a kind, or one like another, named in languages, so often in a deck."""

    id: str
    kind: str
    like: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    deck: str = ""
    copies: int = 1


class NewCards:
    """Makes new cards of one game; what is written is one step."""

    def __init__(self, reader: GameReader, files: CardFiles, words: CardWords) -> None:
        self._game, self._reader, self._files, self._words = reader.game, reader, files, words

    def decks(self, kind: str) -> list[str]:
        """Decks in which a new card can be, the one with the most cards of its kind first; not those of tables."""
        own = {id_ for id_, one in self._game.components.items() if one.source.value.get("kind") == kind}
        there = [deck for deck in self._game.decks if self._deck_text(deck.id) is not None]
        return [deck.id for deck in sorted(there, key=lambda one: (-len(own & one.cards.keys()), one.position))]

    def first_card(self, asked: NewCard) -> Json:
        """The card as it is first; raises UnfitCardError."""
        if not _ID.fullmatch(asked.id) or len(asked.id) > _LONGEST or windows_problem(asked.id):
            raise UnfitCardError(f"{asked.id!r} is no id: small letters, digits and _ between them")
        if asked.id in self._game.components:
            raise UnfitCardError(f"there is a card called {asked.id} already")
        if asked.like:
            if asked.like not in self._game.components:
                raise UnfitCardError(f"there is no card {asked.like}")
            return {**self._game.components[asked.like].source.value, "id": asked.id}
        if asked.kind not in self._game.settings.kinds:
            raise UnfitCardError(f"the game has no kind {asked.kind}")
        return self._smallest(asked)

    def write(self, asked: NewCard, card: Json, drafts: FileDrafts) -> None:
        """Put the file of the card, its names and its deck into drafts. Raises UnreadableError, UnfitCardError."""
        path = self.path(card)
        if drafts.text(path) is not None:
            raise UnfitCardError(f"{path} is there already")
        drafts.put(path, as_text(card))
        self._write_names(asked, drafts)
        self._write_deck(asked, drafts)

    def _smallest(self, asked: NewCard) -> Json:
        """Each field that a card must have as cards of the kind have it most often, a rule as the shortest."""
        schema = CardSchema(self._reader.schema(asked.kind))
        others = [source.value for source in self._sources() if source.value.get("kind") == asked.kind]
        needed = [name for name in schema.whole.get("required", ()) if name not in {"id", "kind"}]
        if not others:
            try:
                made = SmallestParts(schema, SaidBefore(()), self._reader.kind_words).card()
            except NothingFitsError as problem:
                raise UnfitCardError(f"nothing was found for {problem}") from None
            return {**made, "id": asked.id, "kind": asked.kind}
        kept = {name: _usual([one[name] for one in others if name in one]) for name in needed}
        pointer = {"$schema": others[0]["$schema"]} if "$schema" in others[0] else {}
        return {**pointer, **kept, "id": asked.id, "kind": asked.kind}

    def path(self, card: Json) -> str:
        """Beside the other cards of its kind."""
        folders = Counter(
            str(PurePosixPath(one.path).parent) for one in self._sources() if one.value.get("kind") == card["kind"]
        )
        usual = folders.most_common(1)
        folder = usual[0][0] if usual else f"content/{self._game.id}/{card['kind']}s"
        return f"{folder}/{card['id']}.json"

    def _write_names(self, asked: NewCard, drafts: FileDrafts) -> None:
        for language in self._words.languages():
            if text := asked.names.get(language, "").strip():
                path = self._words.path(language)
                drafts.put(path, self._words.rewritten(drafts.text(path) or "", asked.id, text))

    def _write_deck(self, asked: NewCard, drafts: FileDrafts) -> None:
        path = deck_path(self._game.id, asked.deck)
        if asked.deck in {deck.id for deck in self._game.decks} and (before := drafts.text(path)) is not None:
            deck = json.loads(before)
            drafts.put(path, as_text({**deck, "cards": {**deck["cards"], asked.id: asked.copies}}))

    def _deck_text(self, deck: str) -> str | None:
        try:
            return self._files.read(deck_path(self._game.id, deck))
        except OSError:
            return None

    def _sources(self) -> list[Source]:
        """Cards that have a file of their own."""
        return [one.source for one in self._game.components.values() if type(one.source) is Source]


def _usual(values: list[Any]) -> Any:  # noqa: ANN401 JSON
    texts = [json.dumps(one, sort_keys=True) for one in values]
    if any(sort_of(one) for one in values):
        return json.loads(min(texts, key=lambda one: (len(one), one)))
    return json.loads(min(Counter(texts).items(), key=lambda one: (-one[1], one[0]))[0])

"""New zones, counters, actions and bodies of a course of play, with what each is called in every language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from cardpress.models.project import Game
from cardpress.translate.fluent_units import pieces, readable, rewritten
from cardpress_studio.files.card_files import as_text, play_file
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.making.new_fields import fit_id
from cardpress_studio.making.new_nouns import UnfitNewError, write_nouns
from cardpress_studio.making.new_things import NewThing
from cardpress_studio.sentences.said_before import SaidBefore

Json = dict[str, Any]
MEMBERS: Final = {"zone": "zones", "counter": "counters", "action": "actions", "body": "bodies"}
"""What can be new, with the member of a play file that has it."""


class NewParts:
    """Puts what is new in the course of play of one game into drafts."""

    def __init__(self, game: Game, drafts: FileDrafts) -> None:
        self._game, self._drafts = game, drafts

    def beginnings(self, sort: str, id_: str, said: SaidBefore) -> Iterator[Json]:
        """What a new part may begin as, until one fits: nothing, or the operations that are said most.

        A body begins with what its word's fields say: so many, or the effect they hold.
        """
        if sort in {"zone", "counter"}:
            yield {"owned": True} if sort == "zone" else {}
            return
        simple = list(_simple(said.examples("op")))
        for field, reference in self._fields(id_).items() if sort == "body" else ():
            if reference == "cardpress:effect":
                yield {"do": {"param": field}}
            elif reference == "cardpress:count":
                yield from ({"do": {**one, "amount": {"param": field}}} for one in simple if "amount" in one)
        yield from ({"do": one} for one in simple)

    def _fields(self, word: str) -> dict[str, str]:
        """The fields of an operation of the game's own, with what each holds."""
        text = self._drafts.text(f"schemas/{self._game.id}.json") or "{}"
        own = json.loads(text).get("vocabulary", {}).get("own", {}).get("operations", {})
        shapes = own.get(word, {}).get("properties", {})
        return {name: str(shape.get("$ref", "")) for name, shape in shapes.items()}

    def add(self, sort: str, asked: NewThing, beginning: Json) -> None:
        """A part with its noun or its text. Raises UnfitNewError, UnreadableError."""
        fit_id(asked.id, "a part of the course")
        path = play_file(self._game)
        before = self._drafts.text(path) if path else None
        if path is None or before is None or sort not in MEMBERS:
            raise UnfitNewError("this game has no course of play in one file")
        play, member = json.loads(before), MEMBERS[sort]
        if asked.id in play.get(member, {}):
            raise UnfitNewError(f"there is a {sort} {asked.id} already")
        self._drafts.put(path, as_text({**play, member: {**play.get(member, {}), asked.id: beginning}}))
        if sort in {"zone", "counter"}:
            write_nouns(self._drafts, self._game.id, asked.id, asked.nouns, asked.entries)
        elif sort == "action":
            self._write_texts(f"ui-action-{asked.id.replace('_', '-')}", asked)

    def _write_texts(self, key: str, asked: NewThing) -> None:
        for language, source in self._game.texts.items():
            if not (said := asked.nouns.get(language, "").strip()):
                raise UnfitNewError(f"{asked.id} needs a name in {language}")
            readable(said)
            before = self._drafts.text(source.path) or ""
            self._drafts.put(source.path, rewritten(before, [*pieces(before), key], {key: said}))


def _simple(operations: Iterable[Json]) -> Iterator[Json]:
    """Operations that hold no others, those of fewest fields first."""
    alone = (one for one in operations if not any(isinstance(part, dict | list) for part in one.values()))
    return iter(sorted(alone, key=len))

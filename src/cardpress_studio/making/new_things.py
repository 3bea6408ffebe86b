"""New kinds, words, languages, decks and pictures of a game whose shapes are data: the files that say them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardpress.models.project import Game
from cardpress.tables.rows import RowSource
from cardpress.translate.fluent_units import pieces, readable, rewritten
from cardpress_studio.files.card_files import as_text, deck_path, from_bytes, play_file
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.making.face_templates import style_text, template_text
from cardpress_studio.making.icon_choice import with_icon
from cardpress_studio.making.new_fields import (
    KIND_TYPES,
    WORD_TYPES,
    NewField,
    fit_fields,
    fit_id,
    kind_json,
    operation_json,
)
from cardpress_studio.making.new_nouns import Entries, UnfitNewError, write_forms, write_nouns

Json = dict[str, Any]
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_PICTURE = re.compile(r"[a-z][a-z0-9_]*\.(svg|png|jpg|jpeg)")
_BACK = "back.html"


@dataclass(frozen=True)
class NewThing:
    """What the page asks for: `said` is what it is, `nouns` and `sentences` are texts by language.

    `entries` are the nouns' forms that were chosen.
    """

    id: str
    said: str = ""
    fields: tuple[NewField, ...] = ()
    nouns: Mapping[str, str] = field(default_factory=dict)
    entries: Entries = field(default_factory=dict)
    sentences: Mapping[str, str] = field(default_factory=dict)


class NewThings:
    """Puts what is new in one game into drafts."""

    def __init__(self, game: Game, drafts: FileDrafts) -> None:
        self._game, self._drafts = game, drafts
        self._home, self._templates = f"content/{game.id}", f"templates/{game.id}"

    def add_kind(self, asked: NewThing) -> None:
        """A kind of cards with a template of its own. Raises UnfitNewError."""
        fit_id(asked.id, "a kind")
        fit_fields(asked.fields, KIND_TYPES)
        schema = self._schema()
        if asked.id in schema["kinds"]:
            raise UnfitNewError(f"there is a kind {asked.id} already")
        schema["kinds"][asked.id] = kind_json(asked.fields, asked.said)
        self._put_schema(schema)
        front, style = f"{self._templates}/{asked.id}.html", f"{self._templates}/{asked.id}.css"
        if self._drafts.text(front) is not None or self._drafts.text(style) is not None:
            raise UnfitNewError(f"{front} is there already")
        self._drafts.put(front, template_text(asked.id, asked.fields))
        ink, paper = (
            _darkest_and_lightest(self._game.settings.palette) if self._game.settings.palette else ("#222", "#fff")
        )
        self._drafts.put(style, style_text(asked.id, paper, ink))
        self._add_settings(asked.id)
        write_nouns(self._drafts, self._game.id, asked.id, asked.nouns, asked.entries)

    def put_forms(self, asked: NewThing) -> None:
        """The forms of a noun, in the languages for which they were chosen. Raises UnfitNewError."""
        fit_id(asked.id, "a noun")
        write_forms(self._drafts, self._game.id, asked.id, asked.entries)

    def add_resource(self, asked: NewThing) -> None:
        """Something that is gained and lost, with a counter where the game plays. Raises UnfitNewError."""
        fit_id(asked.id, "a word")
        schema = self._schema()
        words = schema.setdefault("vocabulary", {}).setdefault("resources", {})
        if asked.id in words:
            raise UnfitNewError(f"there is a word {asked.id} already")
        said = words if isinstance(words, dict) else dict.fromkeys(words, "")
        schema["vocabulary"]["resources"] = (
            {**said, asked.id: asked.said} if said or asked.said else [*words, asked.id]
        )
        self._put_schema(schema)
        write_nouns(self._drafts, self._game.id, asked.id, asked.nouns, asked.entries)
        if (path := self._course()) and (before := self._drafts.text(path)) is not None:
            play = json.loads(before)
            counters = {**play.get("counters", {}), asked.id: {"start": 0}}
            self._drafts.put(path, as_text({**play, "counters": counters}))

    def add_operation(self, asked: NewThing) -> None:
        """What only this game's cards do, with its sentences. Raises UnfitNewError, UnreadableError."""
        fit_id(asked.id, "a word")
        fit_fields(asked.fields, WORD_TYPES)
        schema = self._schema()
        own = schema.setdefault("vocabulary", {}).setdefault("own", {}).setdefault("operations", {})
        if asked.id in own:
            raise UnfitNewError(f"there is a word {asked.id} already")
        own[asked.id] = operation_json(asked.fields, asked.said or asked.id.replace("_", " "))
        self._put_schema(schema)
        for language in self._game.texts:
            if not (said := asked.sentences.get(language, "").strip()):
                raise UnfitNewError(f"{asked.id} needs a sentence in {language}")
            self._put_message(f"{self._home}/sentences/{language}.ftl", asked.id, said)

    def add_language(self, language: str) -> None:
        """A language as a draft: what it does not say yet is printed in another. Raises UnfitNewError."""
        path = f"{self._home}/text/{language}.ftl"
        if not _LANGUAGE.fullmatch(language):
            raise UnfitNewError(f"{language!r} is no code of a language, such as de")
        if self._drafts.text(path) is not None:
            raise UnfitNewError(f"the game has {language} already")
        source = self._drafts.text(next(iter(self._game.texts.values())).path) or ""
        title = pieces(source).get("ui-game")
        self._drafts.put(path, f"ui-game = {title.text if title else self._game.id}\n")
        settings = self._settings()
        self._put_settings({**settings, "drafts": [*settings.get("drafts", []), language]})

    def add_deck(self, asked: NewThing, cards: Mapping[str, int]) -> None:
        """A deck of some cards, called by a text of each language. Raises UnfitNewError, UnreadableError."""
        fit_id(asked.id, "a deck")
        path = deck_path(self._game.id, asked.id)
        if self._drafts.text(path) is not None:
            raise UnfitNewError(f"there is a deck {asked.id} already")
        if not cards:
            raise UnfitNewError("a deck has one card at least")
        position = 1 + max((deck.position for deck in self._game.decks), default=-1)
        self._drafts.put(path, as_text({"id": asked.id, "position": position, "cards": dict(cards)}))
        for language, said in asked.nouns.items():
            if said.strip() and language in self._game.texts:
                self._put_message(
                    self._game.texts[language].path, f"ui-deck-{asked.id.replace('_', '-')}", said.strip()
                )

    def add_picture(self, name: str, data: bytes) -> None:
        """A picture of one's own. Raises UnfitNewError."""
        if not _PICTURE.fullmatch(name):
            raise UnfitNewError(
                f"{name!r} is no name of a picture: small letters, digits, _, and .svg, .png or .jpg"
            )
        self._drafts.put(f"{self._templates}/pictures/{name}", from_bytes(data))

    def add_icon(self, icon: str, author: str, licence: Mapping[str, str]) -> None:
        """Who drew an icon that a card is to have, for the credits. Raises UnfitNewError."""
        if not author.strip():
            raise UnfitNewError(f"say who drew the icon {icon}: the credits name them")
        self._put_settings(with_icon(self._settings(), icon, author.strip(), licence))

    def remove_card(self, id_: str) -> None:
        """Take a card away: its file, its texts in every language, its place in decks. Raises UnfitNewError."""
        source = self._game.components[id_].source
        if isinstance(source, RowSource):
            raise UnfitNewError(f"{id_} is a row of {source.place.columns.path}: take it away there")
        self._drafts.remove(source.path)
        for text in self._game.texts.values():
            if (before := self._drafts.text(text.path)) is not None:
                self._drafts.put(text.path, without_message(before, id_))
        for deck in self._game.decks:
            path = deck_path(self._game.id, deck.id)
            if id_ in deck.cards and (before := self._drafts.text(path)) is not None:
                value = json.loads(before)
                cards = {name: count for name, count in value["cards"].items() if name != id_}
                if not cards:
                    raise UnfitNewError(f"the deck {deck.id} would have no card: make another one first")
                self._drafts.put(path, as_text({**value, "cards": cards}))

    # ---- the files that say it

    def _schema(self) -> Json:
        text = self._drafts.text(f"schemas/{self._game.id}.json")
        if text is None:
            raise UnfitNewError(f"the shapes of this game are not described as data: schemas/{self._game.id}.json")
        return dict(json.loads(text))

    def _put_schema(self, schema: Json) -> None:
        self._drafts.put(f"schemas/{self._game.id}.json", as_text(schema))

    def _settings(self) -> Json:
        return dict(json.loads(self._drafts.text(f"{self._home}/game.json") or "{}"))

    def _put_settings(self, settings: Json) -> None:
        self._drafts.put(f"{self._home}/game.json", as_text(settings))

    def _add_settings(self, kind: str) -> None:
        """How a new kind is printed: as large as the others, with the back they share where there is one."""
        settings = self._settings()
        kinds = settings.get("kinds", {})
        size = next((one["size"] for one in kinds.values()), "poker")
        has_back = self._drafts.text(f"{self._templates}/{_BACK}") is not None
        back = {"back": {"shared": True, "template": _BACK}} if has_back else {}
        printed = {"front": {"template": f"{kind}.html"}, "size": size, **back}
        self._put_settings({**settings, "kinds": {**kinds, kind: printed}})

    def _course(self) -> str | None:
        """The only file of the course of play; None where there is none, or several."""
        play = self._game.play
        return play_file(self._game) if play is not None else None

    def _put_message(self, path: str, id_: str, text: str) -> None:
        readable(text)
        before = self._drafts.text(path) or ""
        self._drafts.put(path, rewritten(before, [*pieces(before), id_], {id_: text}))


def without_message(text: str, id_: str) -> str:
    """A file of texts without a message and its attributes."""
    found = re.search(rf"^{re.escape(id_)} *=.*\n(?:[ \t]+.*\n|\n(?=[ \t]+\S))*", text, re.MULTILINE)
    return text[: found.start()] + text[found.end() :] if found else text


def _darkest_and_lightest(palette: Mapping[str, str]) -> tuple[str, str]:
    """Two colours of a palette as CSS names them."""

    def light(name: str) -> int:
        digits = str(palette[name]).removeprefix("#")
        return sum(int(digits[at : at + 2], 16) for at in (0, 2, 4))

    names = sorted(palette, key=light)
    ink, paper = (f"var(--color-{name})" for name in (names[0], names[-1]))
    return ink, paper

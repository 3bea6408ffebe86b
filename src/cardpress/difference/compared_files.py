"""Models of data.json and faces.json, with the fields that two builds are compared by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict

Json = Any
"""A JSON value."""


class _StrictRecord(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True)


class Copies(_StrictRecord):
    """How often a deck prints a card."""

    card: str
    copies: int


class Content(_StrictRecord):
    """The rules content of data.json: components by kind and id, decks, numbers, variants, course of play."""

    game: str
    components: dict[str, dict[str, dict[str, Json]]]
    decks: dict[str, list[Copies]]
    defaults: dict[str, dict[str, Json]]
    rules: dict[str, dict[str, Json]]
    variants: dict[str, dict[str, dict[str, Json]]]
    play: dict[str, Json] = {}


class ComponentWords(_StrictRecord):
    """The words of one component in one language."""

    name: str
    rules: dict[str, str]
    flavor: str = ""
    sections: dict[str, dict[str, str]] = {}
    own: dict[str, str] = {}


class LanguageWords(_StrictRecord):
    """The words of all components in one language, and those that variants change."""

    components: dict[str, ComponentWords]
    variants: dict[str, dict[str, dict[str, str]]]


class Data(_StrictRecord):
    """data.json: content and words of one game."""

    schema_version: int
    game_version: str
    content: Content
    texts: dict[str, LanguageWords]


class SideDigests(_StrictRecord):
    """A side of a component: everything drawn, and its words alone."""

    drawing: str
    words: str


class RulebookWords(_StrictRecord):
    """What a rulebook says: the messages of each chapter, the lines of each part of the course of play."""

    chapters: dict[str, list[str]]
    course: dict[str, list[str]]


class Faces(_StrictRecord):
    """faces.json: every face of one language by variant ("" as printed), component and side."""

    version: int
    language: str
    interface: dict[str, str]
    faces: dict[str, dict[str, dict[str, SideDigests]]]
    rulebook: RulebookWords | None = None


@dataclass(frozen=True)
class GameBuild:
    """One game as it was built; `faces` is by language. One that was `released` stands alone in its build."""

    data: Data
    faces: Mapping[str, Faces]
    released: bool = False

    def copies(self) -> dict[str, dict[str, int]]:
        """Deck to component to number of copies, in printing order."""
        return {deck: {one.card: one.copies for one in cards} for deck, cards in self.data.content.decks.items()}


Build = Mapping[str, GameBuild]
"""Games by name."""

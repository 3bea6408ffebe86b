"""The licences of what a game is made of, and who drew its icons, as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.models.game import GameSettings
from cardpress.models.project import Texts

COLOPHON = "ui-colophon-text"
"""A game's own words about itself, if it has any."""


def credits_text(settings: GameSettings, words: Texts) -> str:
    """The text in one language."""
    return "\n".join(_lines(settings, words)) + "\n"


def _lines(settings: GameSettings, words: Texts) -> Iterator[str]:
    said = words.messages
    yield f"{said['ui-game']} {settings.version}"
    if COLOPHON in said:
        yield from ("", said[COLOPHON])
    if settings.licences:
        yield from ("", said["ui-release-materials"])
    for one in settings.licences:
        terms = said.get(one.terms, one.terms)
        yield f"- {one.what}: {', '.join(part for part in (one.who, terms, one.url) if part)}"
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    if authors:
        yield from ("", said["ui-release-icons"])
    for author, icons in sorted(authors.items()):
        yield f"- {author}: {', '.join(icons)}"

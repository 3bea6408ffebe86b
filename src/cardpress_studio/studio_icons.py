"""Icons for cards of an open project: found by name, shown, brought into a game with who drew them."""

from __future__ import annotations

from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.making.icon_choice import IconChoice, NoIconsError, authors_in
from cardpress_studio.studio import Studio
from cardpress_studio.studio_making import StudioMaking
from cardpress_studio.view_json import Json, refusal


class StudioIcons:
    """Answers what the page asks about icons."""

    def __init__(self, studio: Studio, making: StudioMaking) -> None:
        self._studio, self._making = studio, making

    def icons_called(self, game: str, query: str) -> Json:
        """The icons of a game's set whose names have these words, with who drew those that are known here."""
        try:
            names, count = self._choice(game).icons_called(query)
        except NoIconsError as problem:
            return refusal(problem)
        known = authors_in(self._studio.reader(one).game.settings for one in self._studio.games)
        return {
            "icons": [{"name": name, "author": known.get(name)} for name in names],
            "count": count,
            "authors": sorted({*known.values()}),
        }

    def picture(self, game: str, name: str) -> str:
        """An icon as SVG. Raises UnknownCardError."""
        try:
            found = self._choice(game).picture(name)
        except NoIconsError:
            found = None
        if found is None:
            raise UnknownCardError(name)
        return found

    def bring_in(self, game: str, name: str, author: str) -> Json:
        """Name who drew an icon in the game's credits; gives {} or what is wrong. Raises UnknownCardError."""
        self.picture(game, name)
        known = self._studio.reader(game).game.settings.icon_authors
        if name in known:
            return {}
        licence = self._choice(game).licence()
        return self._making.icon(game, name, author, licence)

    def _choice(self, game: str) -> IconChoice:
        return IconChoice(self._studio.root, self._studio.reader(game).game.settings)

"""The texts of a report in one language: messages, names of what is counted, figures with their intervals.

Messages that all games share come from terminal.ftl of the language; a game has its own in its terminal/ folder,
such as report-kind-weapon, and wins where both have one. An id that nobody names is shown as words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from babel.lists import format_list

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import FluentMessages
from cardpress_engines.cardplay.playtest.figures import Figures
from cardpress_engines.cardplay.summary_statistics import ReportJson
from cardpress_engines.cardplay.text_views import choose_language, tell
from cardpress_engines.kernel.game_interface import GameInterface

VARIANTS = "variants"
"""The member of a set-up that lists what was chosen, each of which is said as a member that is true."""
FEW = 6
"""Components a sentence names; of more it says how many there are."""


class ReportTexts:
    """What a report says of one game, in one language."""

    def __init__(
        self, language: str, title: str, names: Mapping[str, str], say: FluentMessages, kinds: Mapping[str, str]
    ) -> None:
        """`names` are those of components, and of what else players can be, by id; `kinds` of described games."""
        self.language, self.title, self.say = language, title, say
        self.figures = Figures(language)
        self._names, self._kinds = names, kinds

    def policy(self, name: str) -> str:
        """A policy by its name."""
        return self._word("policy", name)

    def name(self, id_: str) -> str:
        """The name of a component, or of what else a player can be."""
        return self._names.get(id_) or words(id_)

    def kind(self, id_: str) -> str:
        """The components of a kind."""
        return self._kinds.get(id_) or self._word("kind", id_)

    def column(self, heading: str) -> str:
        """The heading of a column of uses."""
        return self._word("column", heading)

    def role(self, role: str) -> str:
        """What a player can be: an army, a leader."""
        return self._word("role", role)

    def outcome(self, id_: str) -> str:
        """What became of a player."""
        return self._word("outcome", id_)

    def rank(self, id_: str) -> str:
        """A rank of somebody who plays alone."""
        return self._word("rank", id_)

    def seat(self, number: str) -> str:
        """A place in the order of play, from 1."""
        return self.say("report-seat", place=int(number))

    def changed_figure(self, figure: str, id_: str) -> tuple[str, str]:
        """A figure that changed since another report, and what it is of."""
        shared = {"seat": self.seat, "outcome": self.outcome, "chosen": self.name, "effect": self.name}
        if figure in shared:
            return self._word("figure", figure), shared[figure](id_)
        return self.role(figure), self.name(id_)

    def setup(self, setup: Mapping[str, Any]) -> str:
        """A set-up in words; what is not chosen is left out."""
        members = {name: value for name, value in setup.items() if name != VARIANTS}
        members |= dict.fromkeys(setup.get(VARIANTS) or (), True)
        chosen = [self._option(name, value) for name, value in members.items() if value not in (False, None)]
        return ", ".join(chosen) or self.say("report-setup-usual")

    def _option(self, name: str, value: object) -> str:
        """A member of a set-up in words; words among its values are ids."""
        message = f"report-setup-{name}"
        if value is True:
            return self.say(message) if message in self.say else words(name)
        given = value if isinstance(value, int) else self._list(value)
        return self.say(message, value=given) if message in self.say else f"{words(name)} {given}"

    def _list(self, value: object) -> str:
        ids = map(str, value if isinstance(value, list | tuple) else [value])
        return format_list([self.name(each) for each in ids], locale=self.figures.locale)

    def interval(self, value: float, low: float, high: float) -> str:
        """A figure in per cent with its interval."""
        said = self.figures.decimal
        return self.say("report-interval", value=said(value), low=said(low), high=said(high))

    def effect(self, line: ReportJson, prefix: str = "") -> str:
        """How many of a hundred games more or less, with its interval; `prefix` held_ is the effect of holding."""
        value, low, high = (
            self.figures.with_sign(100 * line[f"{prefix}{name}"]) for name in ("effect", "low", "high")
        )
        return self.say("report-interval", value=value, low=low, high=high)

    def share(self, rate: ReportJson) -> str:
        """A rate with its interval, and of how many."""
        value, said = self.figures.percent(rate["rate"]), self.figures.decimal
        low, high = said(100 * rate["low"]), said(100 * rate["high"])
        return self.say("report-share", value=value, low=low, high=high, count=rate["decided"])

    def first_few(self, names: Sequence[str]) -> str:
        """Names in a sentence; of many the first, and how many more there are."""
        shown, rest = ", ".join(names[:FEW]), len(names) - FEW
        if rest > 0:
            return self.say("report-and-more", names=shown, count=rest)
        return shown or self.say("report-none")

    def _word(self, sort: str, id_: str) -> str:
        message = f"report-{sort}-{id_}"
        return self.say(message) if message in self.say else words(id_)


def words(id_: str) -> str:
    """An id as words."""
    return id_.replace("_", " ")


def read_texts(game: GameInterface, language: str | None, folder: Path | None) -> ReportTexts:
    """The texts of a report of a game; raise InputError without the language or the texts."""
    found = games.find(game.name, folder)
    language = choose_language(found, language)
    texts = games.texts(found, language)
    said, view = texts["terminal"], tell(game, language, folder)[0]
    names = {id_: str(each["name"]) for id_, each in texts["components"].items()}
    kinds = texts.get("play", {}).get("names", {}).get("kinds", {})
    say = FluentMessages(language, f"{said['game']}\n{said['program']}", said["ties"])
    return ReportTexts(language, games.title(found, language), {**names, **view.component_names()}, say, kinds)

"""Interface messages of the game and the language pack, with the numbers of the rules filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from cardpress.language.messages.formatter import Formatter
from cardpress.language.messages.message_lint import variables
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.typography import bind
from cardpress.models.game import Rules
from cardpress.models.message_scan import INTERFACE
from cardpress.models.project import Messages


def rule_numbers(rules: Mapping[str, Rules]) -> dict[str, int | str]:
    """Every single number of the rules as a variable: `$topic-name`, with hyphens for underscores."""
    return {
        f"{topic}-{name}".replace("_", "-"): value
        for topic, page in rules.items()
        for name, value in page.values.items()
        if isinstance(value, int | str) and not isinstance(value, bool)
    }


@lru_cache(maxsize=16)
def ui_messages(book: Phrasebook, numbers: tuple[tuple[str, int | str], ...]) -> UiMessages:
    """The interface messages of a phrasebook with the numbers of the rules; cached."""
    return UiMessages(book, dict(numbers))


class UiMessages(Messages):
    """Message id to text, with the numbers of the rules filled in; each text is formatted once.

    Messages that need further variables are not in the mapping; `format` takes those.
    """

    def __init__(self, book: Phrasebook, numbers: Mapping[str, Any]) -> None:
        self._book, self._numbers = book, numbers
        self._made: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        self._ids = {id_: words for words in (book.ui, book.texts) for id_ in words if id_.startswith(INTERFACE)}

    def format(self, message: str, /, **numbers: object) -> str:
        """A message with further variables; raises KeyError for an unknown message or a variable not given."""
        known = message, tuple(numbers.items())
        if known not in self._made:
            text = self._ids[message].format(message, {**self._numbers, **numbers})
            bound = bind(self._book.grammar.finish(text), self._book.pack.settings.ties)
            self._made[known] = bound
        return self._made[known]

    def __getitem__(self, id_: str) -> str:
        return self.format(id_)

    def __iter__(self) -> Iterator[str]:
        return iter(self._complete)

    def __len__(self) -> int:
        return len(self._complete)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._complete

    @cached_property
    def _complete(self) -> dict[str, None]:
        """Ids of messages that need no further variables; cached because templates look them up often."""
        return dict.fromkeys(id_ for id_, words in self._ids.items() if self._needs_no_more(id_, words))

    def _needs_no_more(self, id_: str, words: Formatter) -> bool:
        value = words.file.message(id_).value
        return value is not None and variables(value) <= self._numbers.keys()

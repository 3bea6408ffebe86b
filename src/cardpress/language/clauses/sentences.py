"""Messages that render effects: the game's own, then those of the language pack."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar

from cardpress.language.messages.formatter import Formatter

Said = TypeVar("Said")
Node = TypeVar("Node")


def hand_written_clause(custom: Callable[[Node], str], node: Node) -> str:
    """The hand-written text of a node as a clause: what ends a sentence is put after it later."""
    return custom(node).rstrip(".")


@dataclass(frozen=True, eq=False)
class Sentences:
    """Formats messages by id; `id.attribute` formats an attribute."""

    shared: Formatter
    own: Formatter | None = None

    def __call__(self, id_: str, /, **arguments: object) -> str:
        """The text of a message; raises KeyError where neither file has it."""
        id_, _, attribute = id_.partition(".")
        return self._file(id_).format(id_, arguments, attribute)

    def of(self, node: object, make: Callable[[], Said]) -> Said:
        """What is made of a part of the tree; sentences with marks override this to know what each word is of."""
        return make()

    def attributes(self, id_: str) -> Collection[str]:
        """The names of a message's attributes."""
        return self._file(id_).file.message(id_).attributes

    def subject_variable(self, id_: str) -> str:
        """The variable that the verbs of a message agree with; empty where there are several or none."""
        return self._file(id_).subject_variable(id_)

    def agreement_variables(self, id_: str, chosen: Mapping[str, str]) -> frozenset[str] | None:
        """Variables the verbs agree with for some values; None where its verbs are those of nested effects."""
        return self._file(id_).agreement_variables(id_, chosen)

    def short_form_variables(self, operation: str) -> frozenset[str]:
        """The fields that the short form of an operation's message uses."""
        return self.own.short_form_variables(operation) if self.own is not None else frozenset()

    def has_message(self, id_: str) -> bool:
        """Whether there is a message of this id; what is said in several ways has one for each."""
        return id_ in self._file(id_)

    def _file(self, id_: str) -> Formatter:
        return self.own if self.own is not None and id_ in self.own else self.shared

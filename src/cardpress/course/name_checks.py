"""Names in trees of games that play: what `ref`, `value` and `param` speak of was named, words fit fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.course.card_tests import KindTest, StatTest
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import NamedValue, OverWords
from cardpress.effects.course.selectors import SpacePick
from cardpress.effects.declared import Declared
from cardpress.effects.families.choices import ChooseNumber, ChooseWord
from cardpress.effects.families.counters import NumberIs
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Pick, Ref, StatOf
from cardpress.effects.walk import children
from cardpress.models.component import Model
from cardpress.models.source import Source

ANY = "card"
"""The kind of every component, where no kind is called so."""
_PROCEDURES = "/procedures/"
_NAMES_OF_ITS_OWN = (
    "a procedure knows only what it names itself: say its steps where the name is given, or keep it in a marker"
)
_BOUNDS = {"is_": "is", "not_": "not", "at_least": "at_least", "at_most": "at_most"}


@dataclass
class NameCheck:
    """A walk through one tree; `known` are the names given so far, `params` what a body is given."""

    source: Source
    declared: Declared
    kinds: Collection[str] | None
    """The kinds of components; None on a component, whose selectors speak of terms."""
    params: Collection[str] | None = None
    known: set[str] = field(default_factory=set)

    def problems(self, node: Model, at: str) -> Iterator[Diagnostic]:
        """Everything in a tree that speaks of what is not there."""
        if isinstance(node, Pick | SpacePick | OnePlayer | EachPlayer | OverWords | ChooseNumber):
            self._bind(node)  # its own tests may speak of it
        below = sorted(children(node), key=lambda each: not each[0].startswith(("/who", "/choose", "/amount")))
        for step, child in below:
            yield from self.problems(child, at + step)
        if isinstance(node, Operation):
            self._bind(node)
        yield from self._of(node, at)

    def _bind(self, node: Model) -> None:
        self.known |= {
            name for each in ("name", "amount_as") if isinstance(name := getattr(node, each, None), str)
        }

    def _of(self, node: Model, at: str) -> Iterator[Diagnostic]:
        match node:
            case Ref() | ThatPlayer():
                yield from self._check_reference(node.ref, f"{at}/ref", self.known)
            case NamedValue():
                yield from self._check_reference(node.value, f"{at}/value", self.known)
            case Param():
                yield from self._param(node, at)
            case Pick() | KindTest():
                yield from self._kinds(node.kind, f"{at}/kind")
            case StatTest():
                yield from self._words(node, node.stat, at)
            case NumberIs(of=StatOf()):
                yield from self._words(node, node.of.stat, at)
            case ChooseWord() if isinstance(node.among, tuple):
                for index, word in enumerate(node.among):
                    yield from self._word(word, node.stat, f"{at}/among/{index}")

    def _check_reference(self, name: str, at: str, known: Collection[str]) -> Iterator[Diagnostic]:
        if name not in known:
            message, expected = f'nothing earlier is called "{name}"', 'something with "as" before this place'
            hint = did_you_mean(name, known) or (_NAMES_OF_ITS_OWN if at.startswith(_PROCEDURES) else None)
            yield Diagnostic(
                "unbound-name", message, self.source.position(at), one_of(sorted(known)) or expected, hint
            )

    def _param(self, node: Param, at: str) -> Iterator[Diagnostic]:
        place = self.source.position(f"{at}/param")
        if self.params is None:
            yield Diagnostic(
                "unbound-name", "only bodies have parameters", place, "a value, or a name that was given"
            )
        elif node.param not in self.params:
            message, hint = f'there is no parameter "{node.param}"', did_you_mean(node.param, self.params)
            yield Diagnostic("unbound-name", message, place, one_of(sorted(self.params)), hint)

    def _kinds(self, kinds: str | tuple[str, ...], at: str) -> Iterator[Diagnostic]:
        for index, kind in enumerate((kinds,) if isinstance(kinds, str) else kinds):
            if self.kinds is not None and kind not in {ANY, *self.kinds}:
                place = self.source.position(at if isinstance(kinds, str) else f"{at}/{index}")
                message, hint = f'there is no kind "{kind}"', did_you_mean(kind, self.kinds)
                yield Diagnostic("unknown-kind", message, place, one_of(sorted(self.kinds)), hint)

    def _words(self, node: Model, stat: str, at: str) -> Iterator[Diagnostic]:
        for attribute, name in _BOUNDS.items():
            word = getattr(node, attribute)
            if isinstance(word, str):
                yield from self._word(word, stat, f"{at}/{name}")

    def _word(self, word: str, stat: str, at: str) -> Iterator[Diagnostic]:
        words: Mapping[str, tuple[str, ...]] = self.declared.words
        if word not in words.get(stat, ()):
            known = words.get(stat, ())
            message = f'"{word}" is no word of {stat}' if known else f"{stat} is a number and has no words"
            hint = did_you_mean(word, known)
            yield Diagnostic("bad-value", message, self.source.position(at), one_of(known) or "a number", hint)

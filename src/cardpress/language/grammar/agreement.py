"""Grammatical features that words agree in, and noun phrases before inflection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Form:
    """Case, number, gender and state, which is the declension that a determiner requires of an adjective.

    `subject`: the phrase is a subject, whatever case a numeral gives its words.
    """

    case: str
    number: str = "sg"
    gender: str = ""
    state: str = ""
    subject: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """The form in which a phrase is said that a message makes; `$case` in it, and HEAD says its noun so.

    noun: the term that heads the phrase where the message names none; phrase: a phrase that does.
    """

    case: str
    number: str = ""
    noun: str = ""
    phrase: object = None

    def __str__(self) -> str:
        """The case, by which a message can choose its words."""
        return self.case


@dataclass(frozen=True, slots=True)
class QualifiedNoun:
    """The form of the noun that a qualifier modifies; `$it` in messages."""

    form: Form


Marks = tuple[tuple[str, str], ...]
"""Parts of a phrase (whole, count, noun, owner), each with what opens the marks of its words; mostly none."""
Modifier = Callable[[QualifiedNoun], str]
"""Renders a qualifier once the form of its noun is known."""


@dataclass(frozen=True, slots=True)
class NounModifiers:
    """Modifiers of a noun by position, in reading order."""

    adjective: tuple[Modifier, ...] = ()
    near: tuple[Modifier, ...] = ()
    kind: tuple[Modifier, ...] = ()
    where: tuple[Modifier, ...] = ()
    after: tuple[Modifier, ...] = ()
    clause: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """Which phrase of the lexicon, which nouns, what fills its slots.

    keys: names of phrases, the closest first; `template` stands in their place. count: the number said.
    owner: an adjective or a word (swój, their), or a phrase in the owner's case; `shared`: each of several owners
    has as much, which is said after the noun. that: words that point at what was said. each: an effect falls on
    each of them, and the phrase says so. tail: finished text after the noun.
    pronoun: the row of a pronoun that is all that is said. person: of the verb. many: a pronoun of several.
    quality: the nouns are what something has (strength), not what is counted (points of strength).
    say: a phrase that a message makes, in place of all that. marks: see Marks.
    """

    keys: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    count: int | None = None
    template: str = ""
    by: str = "or"
    other: bool = False
    owner: NounPhrase | str | None = None
    shared: bool = False
    that: tuple[str, ...] = ()
    each: bool = False
    modifiers: NounModifiers = NounModifiers()
    tail: str = ""
    pronoun: str = ""
    person: str = "ter"
    many: bool = False
    silent: bool = False
    quality: bool = False
    say: Callable[[Wanted], str] | None = None
    marks: Marks = ()

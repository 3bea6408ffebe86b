"""Meanings that messages take as arguments: players, amounts, cards, references, nested clauses.

They have no grammatical form; `grammar/` inflects them as a message asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardpress.language.grammar.agreement import Marks, QualifiedNoun, Wanted


@dataclass(frozen=True)
class Person:
    """A player as one who does something: in which mood the verb stands and whether the subject is said.

    Moods: `order` (a bare command to the reader), `inf` (after a governing verb), `fin` (a statement),
    `will` (an event that has just come true). `chosen`: it is an opponent of the reader's choice. `denied`: of all
    of them, the clause is not true: no opponent has. `again`: it was named before, `pronoun`: a pronoun can only
    mean it, `ordinal`: which of several of its role it is. `other`: one of its role was named before it.
    `goes_on`: it was the subject of the clause before. `stressed`: it is said although it might go without saying.
    """

    player: str
    mood: str = "fin"
    silent: bool = False
    chosen: bool = False
    denied: bool = False
    again: bool = False
    stressed: bool = False
    other: bool = False
    ordinal: int = 0
    pronoun: bool = False
    goes_on: bool = False
    description: Callable[[Wanted], str] | None = None
    """What is said instead of the noun of the role: the player to your left."""


@dataclass(frozen=True)
class Figure:
    """A number in words, said in the case a message wants: the sum of prices."""

    say: Callable[[Wanted], str]


@dataclass(frozen=True)
class Several:
    """Numbers or phrases of equal standing, each of which a message wants in one case."""

    parts: tuple[Figure | Phrase | int | str, ...]


@dataclass(frozen=True)
class Amount:
    """So many units of a term; `apiece`: each of several targets gets so many."""

    term: str
    number: int
    apiece: bool = False
    marks: Marks = ()


@dataclass(frozen=True)
class Equal:
    """As many units of a term as a number on a card says, ready as text.

    `closes`: whether a clause at its end has a mark behind it where the sentence goes on.
    """

    term: str
    text: str
    closes: bool = False


@dataclass(frozen=True)
class Qualification:
    """What cards must be: where that stands around their noun, and how it is said of the noun in its form."""

    place: str
    say: Callable[[QualifiedNoun], str]


@dataclass(frozen=True)
class Cards:
    """Cards of one or several kinds.

    quantity: one, exactly, up_to, one_or (one or so many), any, all, each, next, rest, top, none, place (a zone,
    never counted).
    owner: whose they are, a word for players or a player; `own`: the owner is the subject of the clause;
    `implied`: that goes without saying; `stressed`: it is said although it might have gone without.
    `among`: the kinds of the cards they are out of, said before; without kinds of their own: any of those.
    `each`: an effect falls on each of them. `tail`: what stands after the noun, as text.
    `definite`: the tail makes them known (with the highest …). `qualifiers`: in the order in which they are said.
    """

    quantity: str
    kinds: tuple[str, ...]
    number: int = 1
    owner: Person | str | None = None
    own: bool = False
    implied: bool = False
    stressed: bool = False
    other: bool = False
    among: tuple[str, ...] = ()
    each: bool = False
    definite: bool = False
    tail: str = ""
    qualifiers: tuple[Qualification, ...] = ()
    marks: Marks = ()


@dataclass(frozen=True)
class Mention:
    """Cards said before.

    `pronoun`: a pronoun can only mean them; `ordinal`: which of several of their kind they are;
    `chosen`: somebody was told to choose them; `each`: an effect falls on each of them; `goes_on`: the clause
    before was about them too; `alike`: they are of the kind of the card itself, which is called *this*.
    """

    kinds: tuple[str, ...]
    plural: bool
    pronoun: bool
    ordinal: int = 0
    each: bool = False
    goes_on: bool = False
    marks: Marks = ()
    chosen: bool = False
    alike: bool = False


@dataclass(frozen=True)
class This:
    """The card the text is printed on, by its kind.

    `pronoun`: a pronoun can only mean it; `goes_on`: the clause before was about it too.
    """

    kind: str
    pronoun: bool = False
    goes_on: bool = False
    marks: Marks = ()


@dataclass(frozen=True)
class Clause:
    """A nested effect that is put into words when a message asks for it in a mood."""

    say: Callable[[str], str]


@dataclass(frozen=True)
class Clauses:
    """Several nested effects of equal standing."""

    say: Callable[[str], tuple[str, ...]]


Phrase = Person | Amount | Equal | Cards | Mention | This | Figure


def is_pronoun(phrase: Phrase) -> bool:
    """Whether a phrase is short enough to go before longer ones."""
    return isinstance(phrase, Mention | This) and phrase.pronoun

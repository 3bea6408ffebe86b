"""Discourse context: the cards and players a text has mentioned, and which of them a pronoun can refer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpress.effects.actors import EACH
from cardpress.language.grammar.phrases import Mention, This

Agreement = Callable[..., str]
THIS = "this card"
CARD = "card"
"""The noun for the card itself where that of its kind would be ambiguous."""


class UnknownReferenceError(KeyError):
    """A reference to a name that nothing earlier in the text has; the argument is the name."""


class Referent(NamedTuple):
    """A referent: the name bound to it, its kinds of card or the word for the player, whether it is plural."""

    name: str
    kinds: tuple[str, ...]
    plural: bool
    player: bool = False


@dataclass
class Discourse:
    """The referents of a text in order of mention."""

    agreement: Agreement
    is_only: Callable[[tuple[str, ...]], bool] = lambda _: False
    """Whether the game has exactly one thing of these kinds."""
    tells_this: bool = True
    """Whether the language tells *this* card, which the text stands on, from *that* one."""
    has_attached: bool = False
    """Whether the text has attached the card to another one."""
    has_other_lane: bool = False
    """Whether the text has mentioned a lane other than the card's own, so that "this lane" would be ambiguous."""
    topic: str = ""
    """Topic of the previous clause, by its bound name; the next clause may leave it out."""
    descriptions: dict[str, str] = field(default_factory=dict)
    """Name of a definite referent to its description; the same description refers to the same thing."""
    last_subject: str = ""
    """Subject of the previous clause of this sentence, if it is a player with a bound name."""
    by_pronoun: bool = False
    """Whether that subject was a pronoun, with which a coordinated verb then agrees."""
    chosen: set[str] = field(default_factory=set)
    """Names of cards that somebody was told to choose, by which they are told apart from others."""
    players: dict[str, str] = field(default_factory=dict)
    """Name of a player to the word for the role, in order of mention."""
    _conditional: set[str] = field(default_factory=set)
    """Names of players who were chosen only where a condition held: a later one may be the same."""
    _order: list[Referent] = field(default_factory=list)
    _here: list[Referent] = field(default_factory=list)
    _sentence: int = 0

    def open_section(self) -> None:
        """Begin a section with its own heading: earlier referents stay known but no pronoun can refer to them."""
        self._here.clear()
        self.has_attached, self.has_other_lane, self.topic = False, False, ""
        self.open_sentence()

    def open_sentence(self) -> None:
        """Begin a sentence: its pronouns do not refer to players of the previous one."""
        self._sentence, self.last_subject = len(self._here), ""

    # ---- cards

    def introduce(self, name: str, kinds: tuple[str, ...], *, plural: bool) -> None:
        """Add a referent for cards mentioned for the first time; a name that is given again is of these alone."""
        if name:
            self._order = [one for one in self._order if one.name != name]
            self.chosen.discard(name)
        self._order.append(Referent(name, kinds, plural))
        self._here.append(self._order[-1])

    def mention_rival(self, kinds: tuple[str, ...], *, plural: bool) -> None:
        """Note cards that nothing can refer to, but that a pronoun could be taken for."""
        self._here.append(Referent("", kinds, plural))

    def mention_person(self, word: str) -> None:
        """Note a player whom nothing can refer to, but that a pronoun could be taken for."""
        self._here.append(Referent("", (word,), plural=False, player=True))

    def kinds(self, name: str) -> tuple[str, ...]:
        """The kinds of card of a referent."""
        return self._entry(name).kinds

    def _entry(self, name: str) -> Referent:
        for entry in reversed(self._order):
            if entry.name == name:
                return entry
        raise UnknownReferenceError(name)

    def _group(self, entry: Referent) -> str:
        return self.agreement(entry.kinds, plural=entry.plural, player=entry.player)

    def _is_clear(self, entry: Referent) -> bool:
        """Whether it is the last referent of this section with which the pronoun agrees."""
        group = self._group(entry)
        rivals = [one for one in self._here if self._group(one) == group]
        if len({self.agreement((kind,), plural=entry.plural) for kind in entry.kinds}) > 1:
            return False  # two kinds of two genders: in Polish neither jej nor jego
        return bool(rivals) and rivals[-1] is entry

    def mention(self, name: str) -> Mention:
        """An unambiguous way to refer to a name again: a pronoun, or an ordinal where several are alike.

        Of cards that were chosen only others that were chosen are alike.
        """
        entry, chosen = self._entry(name), name in self.chosen
        same = [one for one in self._order if one[1:] == entry[1:] and one.name != THIS]
        same = [one for one in same if (one.name in self.chosen) == chosen] if self.chosen else same
        ordinal = same.index(entry) + 1 if len(same) > 1 else 0
        pronoun = self._is_clear(entry)
        if not any(one is entry for one in self._here):
            self._here.append(entry)
        elif not pronoun:  # the other one, named before it, is not what a pronoun would be taken for any more
            self._here.append(Referent("", entry.kinds, entry.plural))
        return Mention(entry.kinds, entry.plural, pronoun=pronoun, ordinal=ordinal, chosen=chosen)

    def is_clear(self, kinds: tuple[str, ...]) -> bool:
        """Whether the last referent of this section that agrees with such a pronoun is of these kinds."""
        group = self.agreement(kinds, plural=False)
        rivals = [one for one in self._here if self._group(one) == group]
        return bool(rivals) and rivals[-1].kinds == kinds

    def has_rival(self, name: str) -> bool:
        """Whether a later referent of this section makes a pronoun for this one ambiguous."""
        entry = self._entry(name)
        return any(one is entry for one in self._here) and not self._is_clear(entry)

    def is_repeated(self, kinds: tuple[str, ...]) -> bool:
        """Whether the last two referents that agree with such a pronoun are both of these kinds."""
        group = self.agreement(kinds, plural=False)
        rivals = [one for one in self._here if self._group(one) == group]
        return len(rivals) > 1 and rivals[-2].kinds == rivals[-1].kinds == kinds

    def this(self, kind: str) -> This:
        """A reference to the card itself: by pronoun when the card is the last referent.

        After another card of its kind it is called a card where its language has one word for *this* and *that*.
        """
        known = [one for one in self._order if one.name == THIS]
        pronoun = bool(known) and self._is_clear(known[-1])
        if pronoun:
            kind = known[-1].kinds[0]
        elif not self.tells_this and self._would_be_another(kind):
            kind = CARD
        self.introduce(THIS, (kind,), plural=False)
        return This(kind, pronoun)

    def _would_be_another(self, kind: str) -> bool:
        """Whether the last card of this kind that was named in this section is another than the card itself."""
        alike = [one for one in self._here if one.kinds == (kind,) and not one.plural and not one.player]
        return bool(alike) and alike[-1].name != THIS

    # ---- players

    def introduce_player(self, name: str, word: str) -> bool:
        """Add a player mentioned for the first time; whether another player of that role was mentioned before.

        A name that is given again is of this player alone.
        """
        before = [role for one, role in self.players.items() if one != name and one not in self._conditional]
        other = word in before and not word.startswith(EACH)
        self._conditional.discard(name)
        self.players[name] = word
        self._here.append(Referent(name, (word,), plural=False, player=True))
        return other

    @contextmanager
    def condition_holding(self) -> Iterator[None]:
        """What is said meanwhile happens only if something holds; then its players are not known to be there."""
        known = set(self.players)
        yield
        self._conditional |= self.players.keys() - known

    def player(self, name: str) -> tuple[str, int, bool]:
        """A known player: word for the role, ordinal within it (0: only one), whether a pronoun is clear."""
        word = self.word(name)
        same = [
            one
            for one, other in self.players.items()
            if other == word and (one == name or one not in self._conditional)
        ]
        ordinal = same.index(name) + 1 if len(same) > 1 else 0
        entry = Referent(name, (word,), plural=False, player=True)
        group = self._group(entry)
        rivals = [one for one in self._here[self._sentence :] if self._group(one) == group]
        return word, ordinal, bool(rivals) and rivals[-1] == entry

    def repeat_player(self, name: str) -> None:
        """Record another mention of a player."""
        self._here.append(Referent(name, (self.word(name),), plural=False, player=True))

    def word(self, name: str) -> str:
        """The word for the role of a player mentioned before."""
        if name not in self.players:
            raise UnknownReferenceError(name)
        return self.players[name]

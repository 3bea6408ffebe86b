"""What a text has named so far, cards and players, and what a pronoun can therefore mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpress.effects.actors import EACH
from cardpress.language.phrases import Mention, This

Agreement = Callable[..., str]
THIS = "this card"


class UnknownReferenceError(KeyError):
    """A name that nothing before it was given; the argument is the name."""


class Referent(NamedTuple):
    """Something named: the name bound to it, the kinds of card or the word for the player, whether many."""

    name: str
    kinds: tuple[str, ...]
    plural: bool
    player: bool = False


@dataclass
class Discourse:
    """What a text has named so far, in order."""

    agreement: Agreement
    is_only: Callable[[tuple[str, ...]], bool] = lambda _: False
    """Whether the game has one thing of these kinds and no more."""
    has_attached: bool = False
    """Whether the text has said that the card goes under another one."""
    has_other_lane: bool = False
    """Whether the text has named a lane that is not the card's own: "this lane" could then mean that one."""
    topic: str = ""
    """What the clause before was about, by the name bound to it: the next one may go on without saying it."""
    descriptions: dict[str, str] = field(default_factory=dict)
    """Name of the only thing that fits a description to that description: whoever says it again means the same."""
    last_subject: str = ""
    """The player who was the subject of the clause before in this sentence, if a name is bound to him."""
    by_pronoun: bool = False
    """Whether a pronoun stood for him there: a verb that goes on agrees with it."""
    players: dict[str, str] = field(default_factory=dict)
    """Name of a player to the word for him, in the order in which they were named."""
    _order: list[Referent] = field(default_factory=list)
    _here: list[Referent] = field(default_factory=list)
    _sentence: int = 0

    def open_section(self) -> None:
        """Begin a text under a heading of its own: what was named before is known, but no pronoun can mean it."""
        self._here.clear()
        self.has_attached, self.has_other_lane, self.topic = False, False, ""
        self.open_sentence()

    def open_sentence(self) -> None:
        """Begin a sentence: no pronoun in it means a player of the one before."""
        self._sentence, self.last_subject = len(self._here), ""

    # ---- cards

    def introduce(self, name: str, kinds: tuple[str, ...], *, plural: bool) -> None:
        """Remember cards that are being named."""
        self._order.append(Referent(name, kinds, plural))
        self._here.append(self._order[-1])

    def kinds(self, name: str) -> tuple[str, ...]:
        """The kinds a name stands for."""
        return self._entry(name).kinds

    def _entry(self, name: str) -> Referent:
        for entry in reversed(self._order):
            if entry.name == name:
                return entry
        raise UnknownReferenceError(name)

    def _group(self, entry: Referent) -> str:
        return self.agreement(entry.kinds, plural=entry.plural, player=entry.player)

    def _is_clear(self, entry: Referent) -> bool:
        """Whether it was named under this heading, and nothing since that a pronoun could mean as well."""
        group = self._group(entry)
        rivals = [one for one in self._here if self._group(one) == group]
        if len({self.agreement((kind,), plural=entry.plural) for kind in entry.kinds}) > 1:
            return False  # two kinds of two genders: in Polish neither jej nor jego
        return bool(rivals) and rivals[-1] is entry

    def mention(self, name: str) -> Mention:
        """How a name can be taken up again without being misunderstood."""
        entry = self._entry(name)
        same = [one for one in self._order if one[1:] == entry[1:] and one.name != THIS]
        ordinal = same.index(entry) + 1 if len(same) > 1 else 0
        pronoun = self._is_clear(entry)
        if not any(one is entry for one in self._here):
            self._here.append(entry)
        return Mention(entry.kinds, entry.plural, pronoun=pronoun, ordinal=ordinal)

    def is_clear(self, kinds: tuple[str, ...]) -> bool:
        """Whether one of these kinds was named under this heading, and nothing since that a pronoun could mean."""
        group = self.agreement(kinds, plural=False)
        rivals = [one for one in self._here if self._group(one) == group]
        return bool(rivals) and rivals[-1].kinds == kinds

    def has_rival(self, name: str) -> bool:
        """Whether a pronoun for what was named under this heading could mean something named since."""
        entry = self._entry(name)
        return any(one is entry for one in self._here) and not self._is_clear(entry)

    def is_repeated(self, kinds: tuple[str, ...]) -> bool:
        """Whether what was named last had been named before it, and nothing between that a pronoun could mean."""
        group = self.agreement(kinds, plural=False)
        rivals = [one for one in self._here if self._group(one) == group]
        return len(rivals) > 1 and rivals[-2].kinds == rivals[-1].kinds == kinds

    def this(self, kind: str) -> This:
        """How the card itself can be named: by a pronoun when the last thing named was the card."""
        known = [one for one in self._order if one.name == THIS]
        pronoun = bool(known) and self._is_clear(known[-1])
        self.introduce(THIS, (kind,), plural=False)
        return This(kind, pronoun)

    # ---- players

    def introduce_player(self, name: str, word: str) -> bool:
        """Remember a player who is being named; whether he is another one than those of his role before him."""
        other = word in self.players.values() and not word.startswith(EACH)
        self.players[name] = word
        self._here.append(Referent(name, (word,), plural=False, player=True))
        return other

    def player(self, name: str) -> tuple[str, int, bool]:
        """The word for a player named before, which of his role he is, whether a pronoun can mean him."""
        word = self.word(name)
        same = [one for one, other in self.players.items() if other == word]
        ordinal = same.index(name) + 1 if len(same) > 1 else 0
        entry = Referent(name, (word,), plural=False, player=True)
        group = self._group(entry)
        rivals = [one for one in self._here[self._sentence :] if self._group(one) == group]
        return word, ordinal, bool(rivals) and rivals[-1] == entry

    def repeat_player(self, name: str) -> None:
        """Remember that a player was named once more."""
        self._here.append(Referent(name, (self.word(name),), plural=False, player=True))

    def word(self, name: str) -> str:
        """The word for a player named before."""
        if name not in self.players:
            raise UnknownReferenceError(name)
        return self.players[name]

"""Selectors as noun phrases: who and what is meant, and what a later part may call by a pronoun."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from cardpress.effects.selectors import Itself, Pick, Ref, Selector
from cardpress.language.phrases import Cards, Mention, This

Say = Callable[..., str]
Agreement = Callable[..., str]

_PLURAL = {"exactly", "up_to", "any", "all", "rest", "each"}
_PERSONAL = {"hand": "hand", "souls": "soul_pile"}
_ZONES = {**_PERSONAL, "dungeon": "dungeon", "deck": "deck", "discard_pile": "discard_pile"}


class UnknownReferenceError(KeyError):
    """A name that nothing before it was given; the argument is the name."""


@dataclass
class Said:
    """What a text has named so far, in order: names and kinds of cards."""

    agreement: Agreement
    _names: dict[str, Cards] = field(default_factory=dict)
    _order: list[tuple[str, tuple[str, ...], bool]] = field(default_factory=list)

    def note(self, name: str | None, cards: Cards) -> None:
        """Remember cards that are being named."""
        plural = cards.quantity in _PLURAL or cards.number > 1
        self._order.append((name or "", cards.kinds or self._names[cards.bound].kinds, plural))
        if name:
            self._names[name] = cards

    def note_this(self, kind: str) -> None:
        """Remember that the card itself is being named."""
        self._order.append(("", (kind,), False))

    def kinds(self, name: str) -> tuple[str, ...]:
        """The kinds a name stands for."""
        return self._entry(name)[1]

    def _entry(self, name: str) -> tuple[str, tuple[str, ...], bool]:
        for entry in reversed(self._order):
            if entry[0] == name:
                return entry
        raise UnknownReferenceError(name)

    def mention(self, name: str) -> Mention:
        """How a name can be taken up again without being misunderstood."""
        _, kinds, plural = entry = self._entry(name)
        group = self.agreement(kinds, plural=plural)
        rivals = [one for one in self._order if self.agreement(one[1], plural=one[2]) == group]
        same = [one for one in self._order if one[1:] == entry[1:]]
        ordinal = same.index(entry) + 1 if len(same) > 1 else 0
        return Mention(kinds, plural, pronoun=rivals[-1] is entry, ordinal=ordinal)


@dataclass
class Selectors:
    """Turns selectors into phrases for one component's kind, in one language."""

    say: Say
    said: Said
    kind: str

    def phrase(
        self, selector: Selector, subject: str, *, source: bool = False, each: bool = False
    ) -> Cards | Mention | This:
        """The noun phrase of a selector; `subject`: who acts, `source`: the cards leave where they are."""
        if isinstance(selector, Ref):
            return self.said.mention(selector.ref)
        if isinstance(selector, Itself):
            return self.this()
        quantity = "each" if each and selector.pick == "all" else selector.pick
        cards = self.cards(selector, subject, quantity=quantity, source=source)
        return replace(cards, each=True) if each and quantity != "each" else cards

    def this(self) -> This:
        """The card itself."""
        self.said.note_this(self.kind)
        return This(self.kind)

    def hand(self, subject: str) -> Cards:
        """The hand of the one who acts."""
        return Cards("place", ("hand",), owner=subject, own=True, implied=True)

    def cards(self, pick: Pick, subject: str, *, quantity: str, source: bool = False) -> Cards:
        """The noun phrase of a pick, in a quantity that may differ from its own."""
        kinds = (pick.kind,) if isinstance(pick.kind, str) else pick.kind
        bound = pick.among.ref if pick.among else ""
        same = bool(bound) and kinds == self.said.kinds(bound)
        owner = None if pick.zone in _PERSONAL else pick.owner
        cards = Cards(
            quantity=quantity,
            kinds=() if same else kinds,
            number=pick.count or 1,
            owner=owner,
            own=owner is not None and owner == subject,
            other=pick.other,
            among=bool(bound),
            definite=pick.extreme is not None,
            tail=self._tail(pick, subject, source=source),
            bound=bound,
        )
        self.said.note(pick.name, cards)
        return cards

    def counted(self, pick: Pick, number: int | None) -> Cards:
        """The noun phrase of at least so many cards, or of none, without their owner and their place."""
        free = pick.model_copy(update={"owner": None, "zone": None, "lane": None})
        cards = self.cards(free, "", quantity={None: "none", 1: "one"}.get(number, "exactly"))
        return replace(cards, number=number or 1)

    def place(self, pick: Pick, subject: str) -> str:
        """Where cards of a pick lie: zone and lane."""
        parts: list[str] = []
        if pick.zone is not None:
            parts.append(self.zone(pick.zone, None if pick.owner == subject else pick.owner, subject, "in"))
        if isinstance(pick.lane, int):
            parts.append(self.say("lane", lane=pick.lane))
        elif pick.lane:
            parts.append(self.say(f"lane-{pick.lane}"))
        return " ".join(parts)

    def _tail(self, pick: Pick, subject: str, *, source: bool) -> str:
        parts: list[str] = []
        if pick.extreme is not None:
            parts.append(self.say(pick.extreme.rank, stat=pick.extreme.stat))
        if pick.where is not None:
            parts.append(self._where(pick.where.stat, pick.where.at_least, pick.where.at_most))
        if pick.zone is not None:
            parts.append(self.zone(pick.zone, pick.owner, subject, self._role(pick, source=source)))
        if isinstance(pick.lane, int):
            parts.append(self.say("lane", lane=pick.lane))
        elif pick.lane:
            parts.append(self.say(f"lane-{pick.lane}"))
        return " ".join(parts)

    @staticmethod
    def _role(pick: Pick, *, source: bool) -> str:
        if pick.pick == "top":
            return "top-of"
        return "from" if source else "in"

    def _where(self, stat: str, least: int | None, most: int | None) -> str:
        if least is not None:
            return self.say("where-least", stat=stat, limit=least)
        return self.say("where-most", stat=stat, limit=most) if most else self.say("where-none", stat=stat)

    def zone(self, zone: str, owner: str | None, subject: str, role: str) -> str:
        """Where cards lie: in the dungeon, from your hand, of the deck."""
        if zone == "play":
            return self.say("in-play")
        personal = zone in _PERSONAL
        place = Cards(
            quantity="place",
            kinds=(_ZONES[zone],),
            owner=(owner or subject) if personal else None,
            own=personal and owner in {None, subject},
            implied=personal and owner is None,
        )
        return self.say(role, zone=place)

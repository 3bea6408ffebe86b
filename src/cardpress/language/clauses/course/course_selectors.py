"""Selectors of games that play as noun phrases: cards by any test, by chance or as a set, and spaces of boards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import cast

from cardpress.effects.actors import YOU, Who, identity
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import Between
from cardpress.effects.course.selectors import MarkedThing, Pick, SpacePick
from cardpress.effects.selectors import Pick as AnyPick
from cardpress.effects.selectors import Ref, Selector
from cardpress.language.clauses.course.course_players import Anyone
from cardpress.language.clauses.course.number_phrases import NumberPhrases, in_case
from cardpress.language.clauses.course.requirement_phrases import RequirementPhrases, as_tuple, bounds
from cardpress.language.clauses.selector_phrases import SelectorPhrases, is_plural
from cardpress.language.grammar.constituents import OPEN
from cardpress.language.grammar.phrases import (
    Amount,
    Cards,
    Clauses,
    Figure,
    Mention,
    Phrase,
    Qualification,
    This,
)

CARD, SPACE, STEP = "card", "space", "step"
_SO_MANY = {
    "exactly": "so_many",
    "up_to": "up_to so_many",
    "top": "top so_many",
    "bottom": "bottom so_many",
    "random": "random so_many",
}


@dataclass
class CourseSelectorPhrases(SelectorPhrases):
    """Turns selectors into noun phrases; `numbers` and `requirements` are given once they are made."""

    numbers: NumberPhrases = field(init=False)
    requirements: RequirementPhrases = field(init=False)
    _depth: int = field(default=0, init=False)
    """How many selectors are around the one that is said."""

    def phrase(  # type: ignore[override]  # a set of cards, and what a parameter holds, are phrases too
        self, selector: object, subject: str, *, source: bool = False, each: bool = False
    ) -> Cards | Mention | This | Figure:
        """The noun phrase of a selector."""
        return self.say.of(selector, lambda: self._course_phrase(selector, subject, source=source, each=each))

    def _course_phrase(
        self, selector: object, subject: str, *, source: bool, each: bool
    ) -> Cards | Mention | This | Figure:
        match selector:
            case MarkedThing(marker=marker, of=of):
                return self.numbers.possession(marker, None, subject, of)
            case SpacePick():
                return self.spaces(selector, subject, quantity=selector.space)
            case Param(param=name):
                named = self.numbers.words.name("param", name)
                return Figure(lambda _: named)
            case Pick(pick="set"):
                return self._set(selector, subject, source=source)
        return self._phrase(cast("Selector", selector), subject, source=source, each=each)

    def _set(self, pick: Pick, subject: str, *, source: bool) -> Figure:
        """A set of cards: in your hand, which of them belong together."""
        assert pick.forms is not None
        self.discourse.mention_rival((self.numbers.words.thing,), plural=False)
        able = self._if_able(pick, (self.numbers.words.thing,), subject)
        cards = self.cards(pick.model_copy(update={"if_able": None}), subject, quantity="counted", source=source)
        sort = self.numbers.sets.any_of(pick.forms, cards)
        return Figure(lambda wanted: self.say("some-set", set=in_case(sort, wanted), able=able))

    def cards(self, pick: AnyPick, subject: str, *, quantity: str, source: bool = False) -> Cards:
        """The noun phrase of a pick, in a quantity that may differ from its own."""
        if not isinstance(pick, Pick):
            return super().cards(pick, subject, quantity=quantity, source=source)
        among, kinds = self._among(pick.among), (pick.kind,) if isinstance(pick.kind, str) else pick.kind
        kinds = (self.numbers.words.thing,) if kinds == (CARD,) else kinds
        owner, single = self._owner(pick), quantity == "all" and self.is_single(pick)
        quantity = "one" if single else quantity
        number, so_many = self._count(pick.count, subject)
        cards = Cards(
            quantity=_SO_MANY.get(quantity, quantity) if so_many else quantity,
            kinds=() if kinds == among else kinds,
            number=number,
            owner=self.people.oblique(owner, subject) if owner else None,
            own=owner is not None and identity(owner) == subject,
            other=pick.other,
            among=among,
            definite=single
            or pick.extreme is not None
            or (quantity == pick.pick == "one" and self._is_only(pick)),
            tail=self._tail(pick, subject, source=source),
        )
        if pick.pick == "the" and pick.name:
            self.discourse.descriptions[pick.name] = pick.model_copy(update={"name": None}).model_dump_json()
        self._introduce(pick.name, kinds, plural=False)
        self._depth += 1
        qualifications, able = self._qualifiers(pick, subject), self._if_able(pick, kinds, subject)
        self._depth -= 1
        self._introduce(pick.name, kinds, plural=is_plural(cards))
        place, tail = cards.tail, " ".join(filter(None, [so_many, able]))
        short = (
            not source
            and OPEN not in place
            and pick.extreme is None
            and not pick.is_
            and self.requirements.are_short(pick.where)
        )
        if place and not short:  # where they lie is said before what they are, unless that is short
            qualifications = (_place_qualification(place), *qualifications)
        else:
            tail = " ".join(filter(None, [place, tail]))
        return replace(cards, qualifiers=qualifications, tail=tail)

    def is_single(self, pick: Pick) -> bool:
        """Whether all of some cards are one card, for there is no room for more where they lie."""
        zones = as_tuple(pick.zone)
        return pick.pick == "all" and len(zones) == 1 and str(zones[0]) in self.numbers.words.single

    def _introduce(self, name: str | None, kinds: tuple[str, ...], *, plural: bool) -> None:
        """Let later phrases refer to cards by their name; those without one can only be mistaken for them."""
        if name:
            self.discourse.introduce(name, kinds, plural=plural)
        elif not self._depth:
            self.discourse.mention_rival(kinds, plural=plural)

    def _qualifiers(self, pick: Pick, subject: str) -> tuple[Qualification, ...]:
        extreme = () if pick.extreme is None else (self._extreme(pick.extreme),)
        own = tuple(self._qualification(one, subject) for one in pick.is_ or ())
        return (*extreme, *own, *self.requirements.qualifications(pick.where, subject))

    def _among(self, among: object) -> tuple[str, ...]:
        return self.discourse.kinds(among.ref) if isinstance(among, Ref) else ()

    def _owner(self, pick: Pick) -> Who | None:
        """Whose the cards are, where the place they lie in does not say so."""
        zones = [pick.zones[str(name)] for name in as_tuple(pick.zone) if name in pick.zones]
        return None if any(zone.owned != "never" for zone in zones) else pick.owner

    def _count(self, count: object, subject: str) -> tuple[int, str]:
        """A number of cards, or the words for one that is worked out."""
        if count is None or isinstance(count, int):
            return 1 if count is None else count, ""
        return 2, self.say("so-many", number=self.numbers.phrase(count, subject))

    def _tail(self, pick: AnyPick, subject: str, *, source: bool) -> str:
        if not isinstance(pick, Pick):
            return super()._tail(pick, subject, source=source)
        parts = [self._where_they_lie(pick, pick.owner, subject, self._role(pick, source=source))]
        if pick.on is not None:
            parts.append(self._on_spaces(pick.on, subject))
        if pick.among is not None and not isinstance(pick.among, Ref):
            parts.append(self.say("from-among", of=self.phrase(pick.among, subject)))
        return " ".join(filter(None, parts))

    def _on_spaces(self, on: object, subject: str) -> str:
        """On which spaces cards lie; of all of a board in a row or column, the board and this say enough."""
        if not isinstance(on, SpacePick) or on.space != "all":
            return self.say("on-space", on=self.phrase(on, subject))
        lines = as_tuple(on.where)
        if on.board is None or on.source is not None or not all(map(self.requirements.is_line, lines)):
            return self.say("on-space", on=self.spaces(on, subject, quantity="counted"))
        board = self.say("space-on", board=Cards("place", (on.board,)))
        return " ".join([board, *self.requirements.lines(lines, subject)])

    @staticmethod
    def _role(pick: AnyPick, *, source: bool) -> str:
        if pick.pick in {"top", "bottom"}:
            return "top-of"
        return "from" if source else "in"

    def place(self, pick: AnyPick, subject: str) -> str:
        """Where cards of a pick lie, in one place or another: in the deck or in a hand."""
        return super().place(pick.model_copy(update={"pick": "any"}), subject)

    def _where_they_lie(self, pick: AnyPick, owner: Who | None, subject: str, role: str) -> str:
        places = as_tuple(pick.zone)
        if isinstance(pick, Pick) and pick.lane is None and places:
            said = tuple(self._place(pick, str(place), owner, subject, role) for place in places)
            every = "yes" if pick.pick == "all" else "no"
            return said[0] if len(said) == 1 else self.say("places", of=Clauses(lambda _: said), all=every)
        return super()._where_they_lie(pick, owner, subject, role)

    def _place(self, pick: AnyPick, place: str, owner: Who | None, subject: str, role: str) -> str:
        zone = pick.zones.get(place)
        if zone is None:
            return self.say("space-on", board=Cards("place", (place,)))
        return self.say(role, zone=self._zone(place, zone, owner, subject))

    def _if_able(self, pick: Pick, kinds: tuple[str, ...], subject: str) -> str:
        """What they are where something is: cards of the suit that was led, if possible."""
        if pick.if_able is None:
            return ""
        return self.say("if-able", of=self.able(pick.if_able, kinds, subject))

    def able(self, tests: object, kinds: tuple[str, ...], subject: str) -> Clauses:
        """Each of these tests as what is picked by it, to be joined by a message."""
        found = [
            self.say(
                "if-able-part", what=Cards("one", kinds, qualifiers=self.requirements.qualifications(one, subject))
            )
            for one in as_tuple(tests)
        ]
        return Clauses(lambda _: tuple(found))

    def zone_phrase(self, name: str, owner: Anyone | None, subject: str) -> Cards:
        """A zone as a place where things go: the deck, your hand, the hand of an opponent."""
        zone = self.numbers.words.zones[name]
        whose = cast("Who | None", owner)
        return self._zone(name, zone, None if whose is None or identity(whose) == subject else whose, subject)

    # ---- spaces

    def spaces(self, pick: SpacePick, subject: str, *, quantity: str) -> Cards:
        """The noun phrase of spaces of a board."""
        number, so_many = self._count(pick.count, subject)
        tail = [self._from(pick, subject)]
        if pick.board is not None:
            tail.append(self.say("space-on", board=Cards("place", (pick.board,))))
        cards = Cards(
            quantity=_SO_MANY.get(quantity, quantity) if so_many else quantity,
            kinds=(SPACE,),
            number=number,
            definite=quantity == "the",
            tail=so_many,
        )
        self._introduce(pick.name, (SPACE,), plural=is_plural(cards))
        where = tuple(_place_qualification(text) for text in tail if text)
        return replace(cards, qualifiers=(*where, *self.requirements.qualifications(pick.where, subject)))

    def one_by_one(self, pick: object, subject: str) -> Phrase:  # type: ignore[override]  # spaces too
        """The noun phrase of things in a for-each; their name then refers to one of them."""
        if isinstance(pick, AnyPick):
            return super().one_by_one(pick, subject)
        if isinstance(pick, SpacePick):
            spaces = self.spaces(pick.model_copy(update={"name": None}), subject, quantity="each")
            self.discourse.introduce(pick.name or "", (SPACE,), plural=False)
            return spaces
        return self.phrase(pick, subject, each=True)

    def _from(self, pick: SpacePick, subject: str) -> str:
        """From where the spaces are how far, in which direction."""
        if pick.source is None:
            return ""
        reach, distance = self._reach(pick.distance, subject)
        ways = "none" if pick.way is None else self.requirements.ways(pick.way)
        start = self.phrase(pick.source, subject)
        if pick.beyond is not None:
            beyond = self.phrase(pick.beyond, subject)
            return self.say("space-beyond", reach=reach, distance=distance, beyond=beyond, **{"from": start})
        clear = "yes" if pick.clear else "no"
        text = self.say("space-from", reach=reach, distance=distance, ways=ways, **{"from": start}, clear=clear)
        if pick.through is None:
            return text
        until = "none" if pick.until is None else self._spaces_with(pick.until, subject)
        return f"{text} {self.say('space-through', through=self._spaces_with(pick.through, subject), until=until)}"

    def _spaces_with(self, tests: object, subject: str) -> Cards:
        """A space that passes tests."""
        return Cards("one", (SPACE,), qualifiers=self.requirements.qualifications(tests, subject))

    def _reach(self, distance: object, subject: str) -> tuple[str, object]:
        if distance is None or distance == 1:
            return "next", "none"
        if distance == "any":
            return "any", "none"
        how, limit = next(bounds(distance)) if isinstance(distance, Between) else ("is", distance)
        number = self.numbers.phrase(limit, subject)
        steps = Amount(STEP, number) if isinstance(number, int) else number
        return {"is": "exactly"}.get(how, how), steps


def is_in_own_and_shared(pick: AnyPick) -> bool:
    """Whether some of the places where cards may lie are a player's and others are of all."""
    zones = [pick.zones[str(name)] for name in as_tuple(pick.zone) if str(name) in pick.zones]
    return len({zone.owned == "never" for zone in zones}) > 1


def with_owner(pick: Pick) -> Pick:
    """A pick of cards where only one's own lie, with you as their owner: you have no cards in your hand."""
    zones = [pick.zones.get(str(name)) for name in as_tuple(pick.zone)]
    owned = all(zone is not None and zone.owned != "never" for zone in zones)
    own = bool(zones) and pick.owner is None and owned
    return pick.model_copy(update={"owner": YOU}) if own else pick


def _place_qualification(text: str) -> Qualification:
    """Where things are, said right after their noun."""
    return Qualification("where", lambda _: text)

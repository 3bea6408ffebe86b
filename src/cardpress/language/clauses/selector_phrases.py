"""Selectors as noun phrases; what they mention is recorded in the discourse for later pronouns."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardpress.effects.actors import YOU, ThatPlayer, Who, identity
from cardpress.effects.nodes import Qualifier, Zone, people_in
from cardpress.effects.selectors import Compare, Extreme, Itself, Pick, Ref, Selector
from cardpress.language.clauses import qualifiers
from cardpress.language.clauses.discourse import CARD, THIS, Discourse
from cardpress.language.clauses.player_phrases import PlayerPhrases
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Cards, Mention, Qualification, This

ADJECTIVE = qualifiers.PLACES[0]
_PLURAL = {"exactly", "up_to", "any", "all", "rest", "each", "counted", "so_many"}


@dataclass
class SelectorPhrases:
    """Turns selectors into noun phrases, for a component of one kind in one language."""

    say: Sentences
    discourse: Discourse
    people: PlayerPhrases
    kind: str

    def phrase(
        self, selector: Selector, subject: str, *, source: bool = False, each: bool = False
    ) -> Cards | Mention | This:
        """The noun phrase of a selector; `subject`: who acts, `source`: the cards leave where they are."""
        return self.say.of(selector, lambda: self._phrase(selector, subject, source=source, each=each))

    def _phrase(self, selector: Selector, subject: str, *, source: bool, each: bool) -> Cards | Mention | This:
        if isinstance(selector, Ref):
            mention = self.discourse.mention(selector.ref)
            return replace(mention, each=each and mention.plural, alike=mention.kinds == (self.kind,))
        if isinstance(selector, Itself):
            return self.discourse.this(self.kind)
        if each and selector.among and self._is_all_of_them(selector, selector.among):
            return self.each_of(selector.among)
        if self._is_only(selector) and selector.pick == "one" and self.discourse.is_clear(_kinds(selector)):
            return Mention(_kinds(selector), plural=False, pronoun=True)
        quantity = "each" if each and selector.pick == "all" else selector.pick
        cards = self.cards(selector, subject, quantity=quantity, source=source)
        return replace(cards, each=each and quantity != "each" and is_plural(cards))

    def as_subject(self, phrase: Cards | Mention | This, selector: Selector) -> Cards | Mention | This:
        """A phrase as the subject of its clause; elided where the previous clause has the same topic."""
        named = (
            selector.name if isinstance(selector, Pick) else selector.ref if isinstance(selector, Ref) else THIS
        )
        bound = self.discourse.descriptions.get(named or "", named or "")
        if isinstance(selector, Pick) and selector.pick == "the":
            bound = _description(selector)
        before, self.discourse.topic = self.discourse.topic, bound
        if isinstance(phrase, Cards) and bound and before == bound and self.discourse.is_repeated(phrase.kinds):
            return Mention(phrase.kinds, plural=False, pronoun=True, goes_on=True)
        if isinstance(phrase, Cards) or not phrase.pronoun or before != bound:
            return phrase
        return replace(phrase, goes_on=True)

    def each_of(self, selector: Selector) -> Cards | Mention | This:
        """A distributive phrase: "each card"; for a name "each of them", "each of those" where it is ambiguous."""
        if not isinstance(selector, Ref):
            return self.phrase(selector, "", each=True)
        pronoun = not self.discourse.has_rival(selector.ref)
        return replace(self.discourse.mention(selector.ref), each=True, pronoun=pronoun)

    def _is_all_of_them(self, pick: Pick, among: Ref) -> bool:
        """Whether a pick takes all of an earlier referent without restricting it."""
        kinds = _kinds(pick)
        narrowed = pick.pick != "all" or pick.where or pick.extreme or pick.name
        return not narrowed and kinds == self.discourse.kinds(among.ref)

    def one_by_one(self, pick: Pick, subject: str) -> Cards:
        """The noun phrase of things in a for-each; their name then refers to one of them."""
        cards = self.say.of(pick, lambda: self.cards(pick, subject, quantity="each"))
        kinds = _kinds(pick)
        self.discourse.introduce(pick.name or "", kinds, plural=False)
        return cards

    def hand(self, subject: str) -> Cards:
        """The hand of the one who acts."""
        return Cards("place", ("hand",), owner=self.people.by_identity(subject or YOU), own=True, implied=True)

    def cards(self, pick: Pick, subject: str, *, quantity: str, source: bool = False) -> Cards:
        """The noun phrase of a pick, in a quantity that may differ from its own."""
        kinds = _kinds(pick)
        among = self.discourse.kinds(pick.among.ref) if pick.among else ()
        owner = None if pick.zone and pick.zones[pick.zone].owned != "never" else pick.owner
        cards = Cards(
            quantity=quantity,
            kinds=() if kinds == among else kinds,
            number=1 if pick.count is None else pick.count,
            owner=self.people.oblique(owner, subject) if owner else None,
            own=owner is not None and identity(owner) == subject,
            other=pick.other,
            among=among,
            definite=pick.extreme is not None or (quantity == pick.pick == "one" and self._is_only(pick)),
            tail=self._tail(pick, subject, source=source),
        )
        if pick.pick == "the" and pick.name:
            self.discourse.descriptions[pick.name] = _description(pick)
        self.discourse.introduce(
            pick.name or "", kinds, plural=is_plural(cards)
        )  # first: a rival of what qualifiers speak of
        extreme = () if pick.extreme is None else (self._extreme(pick.extreme, pick.where),)
        return replace(
            cards, qualifiers=(*extreme, *(self._qualification(one, subject) for one in pick.is_ or ()))
        )

    def _extreme(self, extreme: Extreme, where: Compare | None = None) -> Qualification:
        """A superlative: an adjective before the noun where the message has one, else a phrase after it.

        That phrase stands behind a limit of the same cards, which `where` is.
        """
        place = ADJECTIVE if self._is_adjective(extreme) else "where"
        message = f"{extreme.rank}.{ADJECTIVE}" if place == ADJECTIVE else extreme.rank
        if where is None or place == ADJECTIVE:
            return self.say.of(
                extreme, lambda: Qualification(place, lambda _: self.say(message, stat=extreme.stat))
            )
        limit = self._where(where)
        most = self.say.of(extreme, lambda: self.say(message, stat=extreme.stat))
        return Qualification(place, lambda _: self.say("where-extreme", where=limit, extreme=most))

    def _is_adjective(self, extreme: Extreme) -> bool:
        return ADJECTIVE in self.say.attributes(extreme.rank)

    def cards_that_are(self, qualifier: Qualifier, subject: str) -> Cards:
        """Cards of any kind of which a qualifier is true, where it stands in a field of an own word by itself."""
        return Cards("all", ("card",), qualifiers=(self._qualification(qualifier, subject),))

    def _qualification(self, qualifier: Qualifier, subject: str) -> Qualification:
        """A qualifier; its referents enter the discourse now, its text waits for the form of the noun."""
        return self.say.of(qualifier, lambda: self._qualification_of(qualifier, subject))

    def _qualification_of(self, qualifier: Qualifier, subject: str) -> Qualification:
        values: dict[str, object] = {}
        for name, model_field in type(qualifier).model_fields.items():
            value = getattr(qualifier, name)
            if isinstance(value, ThatPlayer) and value.ref not in self.discourse.players:
                value = Ref(ref=value.ref)  # it can be cards as well, and they are called so
            if isinstance(value, (Pick, Ref, Itself)):
                value = self.phrase(value, subject)
            elif name in people_in(type(qualifier)) and isinstance(value, Who):
                value = self.people.oblique(value, subject)
            elif isinstance(value, bool) or value is None:
                value = {True: "yes", False: "no", None: "none"}[value]
            if name not in {"is_", "not_"}:
                values[model_field.alias or name] = value
        attributes = self.say.attributes(f"{qualifiers.PREFIX}{qualifier.is_}")
        return qualifiers.qualification(qualifier, values, attributes, self.say)

    def _is_only(self, pick: Pick) -> bool:
        """Whether a pick is just a kind of which the game has exactly one."""
        said = pick.owner, pick.zone, pick.lane, pick.where, pick.extreme, pick.is_, pick.among, pick.name
        return not (pick.other or any(said)) and self.discourse.is_only(_kinds(pick))

    def counted_phrase(self, pick: Pick, number: int | None) -> Cards:
        """The noun phrase of at least so many cards, or of none, without their owner and their place."""
        free = pick.model_copy(update={"owner": None, "zone": None, "lane": None})
        cards = self.cards(free, "", quantity={None: "none", 1: "one"}.get(number, "exactly"))
        return replace(cards, number=number or 1, definite=number is None and self.discourse.is_only(cards.kinds))

    def place(self, pick: Pick, subject: str) -> str:
        """Where cards of a pick lie: zone and lane."""
        owner = None if pick.owner and identity(pick.owner) == subject else pick.owner
        return self._where_they_lie(pick, owner, subject, "in")

    def _where_they_lie(self, pick: Pick, owner: Who | None, subject: str, role: str) -> str:
        zone = self._zone(pick.zone, pick.zones[pick.zone], owner, subject) if pick.zone else None
        if pick.lane is not None:
            lane = pick.lane if isinstance(pick.lane, str) else "number"
            own = This(CARD) if lane == "same" and self.discourse.has_other_lane else None
            self.discourse.has_other_lane = self.discourse.has_other_lane or lane != "same"
            message = f"lane-{'own' if own else lane}{'' if zone is None else '-of'}"
            return self.say(message, role=role, lane=pick.lane, zone=zone, card=own)
        return self.say(role, zone=zone) if zone else ""

    def _tail(self, pick: Pick, subject: str, *, source: bool) -> str:
        parts: list[str] = []
        if pick.where is not None and (pick.extreme is None or self._is_adjective(pick.extreme)):
            parts.append(self._where(pick.where))
        parts.append(self._where_they_lie(pick, pick.owner, subject, self._role(pick, source=source)))
        return " ".join(filter(None, parts))

    @staticmethod
    def _role(pick: Pick, *, source: bool) -> str:
        if pick.pick == "top":
            return "top-of"
        return "from" if source else "in"

    def _where(self, where: Compare) -> str:
        least, most = where.at_least, where.at_most
        message = "where-least" if least is not None else "where-most" if most else "where-none"
        limit = most if least is None else least
        return self.say.of(where, lambda: self.say(message, stat=where.stat, limit=limit))

    def pile(self, name: str, zone: Zone, subject: str) -> Cards:
        """The noun phrase of a zone where cards are put, without repeating its owner."""
        return self._zone(name, zone, None, subject)

    def _zone(self, name: str, zone: Zone, owner: Who | None, subject: str) -> Cards:
        """A place as a noun phrase: the deck, your hand, the hand of an opponent."""
        place = Cards("place", (zone.term or name,))
        if zone.owned == "never":
            return place
        whose = subject or YOU  # a place that nobody acts on is yours where it is not said to be another's
        if owner is None:
            return replace(place, owner=self.people.by_identity(whose), own=True, implied=True)
        own, stressed = identity(owner) == subject, zone.own and identity(owner) == whose
        return replace(place, owner=self.people.oblique(owner, subject), own=own, stressed=stressed)


def _kinds(pick: Pick) -> tuple[str, ...]:
    return (pick.kind,) if isinstance(pick.kind, str) else pick.kind


def _description(pick: Pick) -> str:
    """The description of a definite pick, without the name bound to it."""
    return pick.model_copy(update={"name": None}).model_dump_json()


def is_plural(cards: Cards) -> bool:
    """Whether a phrase means more than one card."""
    return cards.number > 1 or (cards.quantity in _PLURAL and (cards.quantity, cards.number) != ("up_to", 1))

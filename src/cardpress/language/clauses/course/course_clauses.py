"""Clauses of the operations of a course of play: who takes turns, what is dealt, thrown, bid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeGuard

from cardpress.effects.actors import YOU, ThatPlayer, actor, identity
from cardpress.effects.course.forms import NOBODY
from cardpress.effects.course.people import PEOPLE
from cardpress.effects.course.selectors import SELECTORS
from cardpress.effects.families import bidding, choices, counters, flow, piles, tricks
from cardpress.effects.nodes import Condition, Operation
from cardpress.effects.selectors import PerBound, PerCard, StatOf
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.course_players import THAT_PLAYER, Anyone, CoursePlayerPhrases
from cardpress.language.clauses.course.course_selectors import CourseSelectorPhrases
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.number_phrases import NumberPhrases, Said
from cardpress.language.clauses.course.requirement_phrases import as_tuple
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Amount, Cards, Clauses, Equal, Person, Phrase, is_pronoun

_PEOPLE, _SELECTORS = tuple(PEOPLE.values()), tuple(SELECTORS.values())
HAND, TRICK, DECK = "hand", "trick", "deck"
_LEADS = (flow.Turns, flow.Repeat, flow.Phase, flow.By, flow.Together, flow.Offer)
Lead = flow.Turns | flow.Repeat | flow.Phase | flow.By | flow.Together | flow.Offer | flow.Signal
"""An operation that holds steps, which stand after what announces them."""


def is_lead(node: object) -> TypeGuard[Lead]:
    """Whether an operation holds steps: an event does where it is said what it is that happens."""
    return isinstance(node, _LEADS) or (isinstance(node, flow.Signal) and node.do is not None)


@dataclass
class CourseClauses:
    """Renders the clause of an operation of the course; None for any other operation."""

    say: Sentences
    discourse: Discourse
    people: CoursePlayerPhrases
    selectors: CourseSelectorPhrases
    numbers: NumberPhrases
    words: CourseWords
    condition: Callable[[Condition], str]

    @property
    def turn_player(self) -> Person:
        """Whoever has just had a turn."""
        return Person("player", description=lambda wanted: self.say("turn-player", case=wanted))

    def lead(self, node: Lead) -> str:  # noqa: PLR0911 one for each operation
        """What announces the steps that an operation holds."""
        match node:
            case flow.Turns():
                return self._turns(node)
            case flow.Repeat(times=times, until=until):
                said = self._amount(times, "time", "") if times is not None else "none"
                return self.say("repeat", times=said, until=self._until(until))
            case flow.Phase(phase=phase):
                return self.say("phase", phase=self.words.name("phase", phase))
            case flow.By(who=who):
                several = "yes" if self.people.is_several(who) else "no"
                return self.say("by", who=self.people.oblique(who, ""), several=several)
            case flow.Together(who=who):
                return self.say("together", who=self.people.oblique(who, ""))
            case flow.Offer(who=who):
                several = "yes" if self.people.is_several(who) else "no"
                return self.say("offer", who=self.people.clause_subject(who), several=several)
            case flow.Signal():
                return self.say("signal-lead", **self._event(node))

    def _turns(self, node: flow.Turns) -> str:
        who = self.people.clause_subject(node.who)
        start = "none" if node.source is None else self.people.oblique(node.source, "")
        rounds = "none" if node.rounds is None else self._amount(node.rounds, "turn", "", apiece=True)
        with self.people.seen_by_subject(self.turn_player):
            until = self._until(node.until)
        usual = "yes" if node.who == "each_remaining" else "no"
        sides = "yes" if node.sides else "no"
        return self.say("turns", who=who, usual=usual, **{"from": start}, rounds=rounds, until=until, sides=sides)

    def _until(self, until: Condition | None) -> str:
        return "none" if until is None else self.condition(until)

    def clause(self, node: Operation, context: ClauseContext) -> str | None:
        """The clause of one operation that holds no others."""
        text = self._flow(node, context)
        text = self._cards(node, context) if text is None else text
        text = self._counters(node, context) if text is None else text
        return self._contests(node) if text is None else text

    # ---- flow

    def _flow(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        match node:
            case flow.TakeActions():
                return self._act(node, context)
            case flow.Perform(procedure=procedure):
                who = self._subject(node, context) if node.who else self._doer(context)
                return self.say("perform", who=who, procedure=self.words.name("procedure", procedure))
            case flow.Signal():
                return self.say("signal", **self._event(node))
            case flow.UseOffer(what=what):
                cards = self._selector_phrase(what, YOU)
                form = "pronoun" if is_pronoun(cards) else "noun"
                return self.say("use", who=self._doer(context), what=cards, form=form)
            case flow.EndEarly(what=what):
                thing = what if what in {"turn", "phase", "game"} else "turn"
                return self.say("end", what=what, thing=thing)
            case flow.Reverse():
                return self.say("reverse")
            case flow.TurnAgain():
                return self.say("again", who=self._doer(context))
            case flow.NextTurn() | flow.HandTurn() | flow.Rejoin():
                return self.say(node.op, who=self._subject(node, context))
            case flow.Win(who=who) | flow.LoseGame(who=who):
                everybody = "yes" if who == "each_player" else "no"
                return self.say(node.op, who=self._subject(node, context), all=everybody)
            case flow.Leave(until=until):
                return self.say("leave", who=self._subject(node, context), until=until)
        return None

    def _event(self, node: flow.Signal) -> dict[str, object]:
        """An event: what it is called, whose it is where it is not yours, what it is about."""
        what = None if node.what is None else self._selector_phrase(node.what, YOU)
        whose = self._whose_event(actor(node))
        return {"event": self.words.name("event", node.event), "who": whose, "what": what or "none"}

    def _whose_event(self, who: Anyone) -> Phrase | str:
        """Whose event it is; none where it is yours."""
        if isinstance(who, str) and who in {YOU, NOBODY}:
            return "none" if who == YOU else NOBODY
        return self.people.oblique(who, "")

    def _act(self, node: flow.TakeActions, context: ClauseContext) -> str:
        who, names = self.people.subject(actor(node), context), as_tuple(node.of)
        counts = {"exactly": node.times, "up_to": node.up_to}
        how = next((how for how, count in counts.items() if count is not None), "any" if node.any else "single")
        times = self._amount(counts[how], "time", "") if how in counts else "none"
        often = self._amount(counts[how], "action", "") if how in counts else "none"
        actions = tuple(self.words.name("action", str(name)) for name in names)
        several = "yes" if len(names) > 1 else "no"
        of = Clauses(lambda _: actions)
        return self.say("act", who=who, of=of, several=several, number=how, times=times, often=often)

    def _subject(self, node: Operation, context: ClauseContext) -> Person:
        return self.people.subject(actor(node), context)

    def _doer(self, context: ClauseContext) -> Person:
        """Whoever carries out what says nobody."""
        return self.people.subject(YOU, replace(context, subject=YOU))

    # ---- cards

    def _cards(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        match node:
            case piles.Draw():
                return self._draw(node, context)
            case piles.Deal():
                return self._deal(node, context)
            case piles.Put():
                return self._put_clause(node, context)
            case piles.Shuffle(zone=zone):
                return self.say("shuffle", who=self._doer(context), zone=self._zone(zone or DECK, None, YOU))
            case piles.Exchange(first=first, second=second):
                places = (self._zone(one.zone, one.owner or YOU, YOU) for one in (first, second))
                return self.say("exchange", who=self._doer(context), first=next(places), second=next(places))
            case piles.Resolve(what=what):
                cards = self._selector_phrase(what, YOU)
                form = "pronoun" if is_pronoun(cards) else "noun"
                return self.say("resolve", who=self._doer(context), what=cards, form=form)
            case choices.PickSome(what=what):
                return self.choice_clause(what, self._subject(node, context), identity(actor(node)))
        return self._choices(node, context)

    def choice_clause(self, what: object, who: Person, subject: str) -> str:
        """The clause that somebody chooses cards or spaces: from where they lie."""
        cards = self.selectors.phrase(what, subject, source=True)
        self.discourse.chosen.update(filter(None, [getattr(what, "name", None)]))
        return self.say("pick", who=who, what=cards)

    def _draw(self, node: piles.Draw, context: ClauseContext) -> str:
        who, same = self._subject(node, context), identity(actor(node))
        places = self._places(node, same)
        text = self.say("draw", who=who, amount=self._cards_or_all(node.amount, same), **places)
        return self._with_each(node.amount, text, same)

    def _deal(self, node: piles.Deal, context: ClauseContext) -> str:
        to = None if node.to is None else self.words.zones.get(str(node.to))
        if to is not None and to.owned == "never":
            amount, places = self._cards_or_all(node.amount, ""), self._places(node, "")
            if places["from"] == "none" and DECK in self.words.zones:
                places["from"] = self._zone(DECK, None, "")
            return self.say("deal-zone", dealer=self._doer(context), amount=amount, **places)
        several = self.people.is_several(node.who)
        amount = self._cards_or_all(node.amount, "", apiece=several)
        places = self._places(node, "")
        who = self.people.oblique(node.who, "")
        return self.say("deal", dealer=self._doer(context), who=who, amount=amount, **places)

    def _places(self, node: piles.Draw | piles.Deal, subject: str) -> dict[str, object]:
        """From where and to where cards go, where that is not from the deck to the hand."""
        start = None if node.source in {None, DECK} else self._zone(str(node.source), None, subject)
        end = None if node.to in {None, HAND} else self._zone(str(node.to), None, subject)
        return {"from": start or "none", "to": end or "none"}

    def _cards_or_all(self, amount: object, subject: str, *, apiece: bool = False) -> object:
        return "all" if amount == "all" else self._amount(amount, self.words.thing, subject, apiece=apiece)

    def _put_clause(self, node: piles.Put, context: ClauseContext) -> str | None:
        place, end = node.end
        who, same = self._subject(node, context), identity(actor(node))
        what = self.selectors.phrase(node.what, same, source=True)
        if node.on is not None:
            text = self.say("put-space", who=who, what=what, on=self._selector_phrase(node.on, same))
            return self._with_holder(text, node.owner)
        pile = self._zone(place, None if _is_nobody(node.owner) else node.owner, same)
        if not end:
            text = self.say("put-zone", who=who, what=what, pile=pile)
            return self._with_holder(text, node.owner) if _is_nobody(node.owner) else text
        rest = "-rest" if isinstance(what, Cards) and what.quantity == "rest" and not what.kinds else ""
        return self.say(f"put{rest}-{end}", who=who, what=what, pile=pile, many=_is_several(what))

    def _with_holder(self, text: str, owner: Anyone | None) -> str:
        """A clause with whose it is then that goes somewhere, where that is said."""
        if owner is None:
            return text
        holder = "none" if _is_nobody(owner) else self.people.oblique(owner, "")
        return self.say("put-holder", clause=text, holder=holder)

    def _choices(self, node: Operation, context: ClauseContext) -> str | None:
        match node:
            case choices.ChooseNumber():
                return self._choose_number(node, context)
            case choices.ChooseWord():
                return self._choose_word(node, context)
            case choices.ChoosePlayer(who=who):
                return self.say("choose_player", chooser=self._doer(context), who=self.people.oblique(who, YOU))
            case choices.Let(name=name, be=be):
                return self._let(name, be, context)
        return None

    def _choose_number(self, node: choices.ChooseNumber, context: ClauseContext) -> str:
        who = self._subject(node, context)
        bounds = {"at_least": self.numbers.part(node.at_least, ""), "at_most": self.numbers.part(node.at_most, "")}
        worked = "no" if isinstance(node.at_most, int) else "yes"
        other = None if node.not_ is None else self.numbers.part(node.not_, "")
        self.discourse.introduce(node.name, ("number",), plural=False)
        where = "none" if node.where is None else self.condition(node.where)
        if other is None:
            return self.say("choose_number", who=who, **bounds, where=where, worked=worked)
        return self.say("choose_number-not", who=who, **bounds, other=other, where=where, worked=worked)

    def _choose_word(self, node: choices.ChooseWord, context: ClauseContext) -> str:
        who, among = self._subject(node, context), node.among
        cards = (
            None if isinstance(among, tuple | None) else self.numbers.counted_cards(among, identity(actor(node)))
        )
        self.discourse.introduce(node.name, (node.stat,), plural=False)
        if cards is not None:
            return self.say("choose_word-of", who=who, stat=node.stat, of=cards)
        listed = among if isinstance(among, tuple) else ()
        words = tuple(self.words.plain("value", word) for word in listed)
        said = Clauses(lambda _: words) if words else "none"
        return self.say("choose_word", who=who, stat=node.stat, among=said)

    def _let(self, name: str, be: object, context: ClauseContext) -> str:
        doer = self._doer(context)
        if self._is_player(be):
            said = self.people.oblique(be, YOU)
            self.discourse.introduce_player(name, "player")
            return self.say("let-player", doer=doer, be=said)
        if isinstance(be, _SELECTORS):
            phrase = self._selector_phrase(be, YOU)
            kinds = phrase.kinds if isinstance(phrase, Cards) else (self.words.thing,)
            self.discourse.introduce(name, kinds or (self.words.thing,), plural=_is_several(phrase) == "yes")
            return self.say("let-cards", doer=doer, be=phrase)
        number = self.numbers.phrase(be, YOU)
        self.discourse.introduce(name, ("result",), plural=False)
        return self.say("let-number", doer=doer, be=number)

    # ---- counters, markers, dice

    def _counters(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        match node:
            case counters.Gain(of=None, resource=counter) | counters.Lose(of=None, resource=counter) if (
                counter in self.words.shared
            ):
                who, amount = self._subject(node, context), self.numbers.phrase(node.amount, YOU)
                thing = Cards("place", (counter,))
                return self.say(f"{node.op}-shared", who=who, counter=thing, amount=amount)
            case counters.Gain(of=of) | counters.Lose(of=of) if of is not None:
                who, what = self._subject(node, context), self._selector_phrase(of, YOU)
                amount = self._amount(node.amount, node.resource, identity(actor(node)))
                text = self.say(f"{node.op}-on", who=who, amount=amount, of=what)
                return self._with_each(node.amount, text, identity(actor(node)))
            case counters.SetCounter():
                return self._set(node, context)
            case counters.Give():
                return self._give(node, context)
            case counters.Mark():
                return self._mark(node)
            case counters.Throw():
                return self._throw(node, context)
        return None

    def _set(self, node: counters.SetCounter, context: ClauseContext) -> str:
        counter = self.numbers.counter(node.resource, node.who, node.of, YOU)
        same = node.amount if isinstance(node.amount, StatOf) and node.amount.of == node.of else None
        amount = self.numbers.own_stat(same, YOU) if same else self.numbers.phrase(node.amount, YOU)
        return self.say("set", who=self._doer(context), counter=counter, amount=amount)

    def _give(self, node: counters.Give, context: ClauseContext) -> str:
        who, same = self._subject(node, context), identity(actor(node))
        if _is_all(node.amount):
            amount: object = Cards("all", (node.resource,), owner=self.people.oblique(actor(node), same), own=True)
        else:
            amount = self._amount(node.amount, node.resource, same)
        into = node.into or "none"
        if _is_all(node.amount) and node.resource in self.words.shared:
            if isinstance(node.to, str) and node.to == same:
                return self.say("take-whole", who=who, counter=node.resource)
            to = self.people.oblique(node.to, same)
            return self.say("give-whole", who=who, counter=node.resource, to=to, into=into)
        if isinstance(node.to, str) and node.to in self.words.shared:
            return self.say("give-store", who=who, amount=amount, to=Cards("place", (node.to,)), into=into)
        text = self.say("give", who=who, amount=amount, to=self.people.oblique(node.to, same), into=into)
        return self._with_each(node.amount, text, same)

    def _mark(self, node: counters.Mark) -> str:
        marker = self.numbers.possession(node.marker, node.who, YOU, node.of)
        owned = "no" if node.marker in self.words.shared and node.of is None else "yes"
        if node.shows is None:
            return self.say("mark", marker=marker, form="none", shows="none", owned=owned, you="no")
        if self._is_player(node.shows) and node.of is None:
            return self.say("mark-player", marker=marker, who=self.people.clause_subject(node.shows))
        you, shows = (
            "yes" if isinstance(node.shows, str) and node.shows == YOU else "no",
            self._phrase_of(node.shows),
        )
        return self.say("mark", marker=marker, form="some", shows=shows, owned=owned, you=you)

    def _phrase_of(self, value: object) -> Said:
        if self._is_player(value):
            return self.people.oblique(value, "")
        if isinstance(value, ThatPlayer):  # a name of something else
            return self.discourse.mention(value.ref)
        if isinstance(value, _SELECTORS):
            return self._selector_phrase(value, "")
        return self.numbers.phrase(value)

    def _throw(self, node: counters.Throw, context: ClauseContext) -> str:
        who = self._subject(node, context)
        dice = self._amount(node.dice, "die", "")
        if node.name:
            self.discourse.introduce(node.name, ("roll",), plural=False)
        if node.sides is not None:
            many = "no" if isinstance(node.dice, int) and node.dice == 1 else "yes"
            worked = "no" if isinstance(node.sides, int) else "yes"
            sides = self.numbers.phrase(node.sides)
            return self.say("throw", who=who, dice=dice, many=many, sides=sides, worked=worked)
        start, end = self._zone(str(node.source), None, YOU), self._zone(str(node.to), None, YOU)
        return self.say("throw-faces", who=who, dice=dice, **{"from": start}, to=end)

    # ---- tricks, auctions, bets

    def _contests(self, node: Operation) -> str | None:
        match node:
            case tricks.Trick():
                return self._trick(node)
            case bidding.Auction():
                return self._auction(node)
            case bidding.Betting():
                raises = "none" if node.raises is None else self._amount(node.raises, "raise", "")
                return self.say(
                    "betting",
                    **{"from": self.people.oblique(node.source, "")},
                    **{"raise": self._amount(node.raise_, node.resource, "")},
                    raises=raises,
                    into=Cards("place", (node.into,)),
                )
        return None

    def _trick(self, node: tricks.Trick) -> str:
        lead = self.people.oblique(node.lead, "")
        start = None if node.source in {None, HAND} else node.source
        end = None if node.to in {None, TRICK} else node.to
        with self.people.take_view_of(THAT_PLAYER):
            leads, discards = (
                "none" if tests is None else self.selectors.able(tests, (self.words.thing,), "")
                for tests in (node.leads, node.discards)
            )
        trump = "none" if node.trump is None else self.numbers.phrase(node.trump)
        by, follow = self.numbers.measure(node.by), self.numbers.measure(node.follow or node.by)
        if node.name:
            self.discourse.introduce_player(node.name, "winner")
        return self.say(
            "trick",
            lead=lead,
            **{"from": Cards("place", (start,)) if start else "none"},
            to=Cards("place", (end,)) if end else "none",
            leads=leads,
            discards=discards,
            follow="none" if node.follow is None else follow["stat"],
            followed="none" if node.follow is None else follow["points"],
            suit=follow["stat"],
            trump=trump,
            marked="no" if isinstance(node.trump, str) else "yes",
            by=by["stat"],
            points=by["points"],
        )

    def _auction(self, node: bidding.Auction) -> str:
        least = self.numbers.phrase(node.at_least)
        most = "none" if node.at_most is None else self.numbers.phrase(node.at_most)
        start = self.people.oblique(node.source, "")
        if node.name:
            self.discourse.introduce_player(node.name, "winner")
        if node.amount_as:
            self.discourse.introduce(node.amount_as, ("bid",), plural=False)
        once, resource = "yes" if node.once else "no", node.resource or "none"
        return self.say("auction", **{"from": start}, at_least=least, at_most=most, once=once, resource=resource)

    # ---- parts of clauses

    def _is_player(self, value: object) -> TypeGuard[Anyone]:
        """Whether what a marker shows, or a name stands for, is a player."""
        if isinstance(value, ThatPlayer):
            return value.ref in self.discourse.players
        return isinstance(value, _PEOPLE) or (isinstance(value, str) and value in self.words.people)

    def _zone(self, name: str, owner: Anyone | None, subject: str) -> Cards:
        return self.selectors.zone_phrase(name, owner, subject)

    def _selector_phrase(self, what: object, subject: str) -> Phrase:
        return self.selectors.phrase(what, subject)

    def _amount(self, number: object, term: str, subject: str, *, apiece: bool = False) -> Amount | Equal:
        """A number of units of a term, or as many as a number that is worked out."""
        if isinstance(number, int):
            return Amount(term, number, apiece)
        if isinstance(number, PerCard | PerBound) and isinstance(number.each, int):
            return Amount(term, number.each, apiece)
        said = self.numbers.part(number, subject)
        return Equal(term, self.say("equal-to", unit=Amount(term, 0), number=said))

    def _with_each(self, amount: object, text: str, subject: str) -> str:
        """A clause with "for each …" added where an amount is counted so."""
        if isinstance(amount, PerCard):
            return self.say("per", clause=text, per=self.selectors.phrase(amount.per, subject, each=True))
        if isinstance(amount, PerBound):
            return self.say("per", clause=text, per=self.selectors.each_of(amount.of))
        return text


def _is_nobody(owner: object) -> bool:
    """Whether no player is meant."""
    return owner == NOBODY


def _is_all(amount: object) -> bool:
    """Whether all there is is meant."""
    return isinstance(amount, str)


def _is_several(phrase: object) -> str:
    many = getattr(phrase, "plural", None)
    if many is None:
        many = isinstance(phrase, Cards) and (phrase.number > 1 or phrase.quantity in _MANY)
    return "yes" if many else "no"


_MANY = {"exactly", "up_to", "any", "all", "rest", "so_many"}

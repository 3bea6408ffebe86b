"""Clauses of the conditions of a course of play: a number is at least so much, every player has no cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeGuard

from cardpress.effects.actors import EACH, YOU, identity
from cardpress.effects.course import numbers
from cardpress.effects.course.people import PlayersWithLeast, PlayersWithMost
from cardpress.effects.course.selectors import Pick, SpacePick
from cardpress.effects.families import boards, counters, flow, piles, resources
from cardpress.effects.nodes import Condition
from cardpress.effects.selectors import Ref
from cardpress.language.clauses.course.course_players import PLAYER, SOMEBODY, Anyone, CoursePlayerPhrases
from cardpress.language.clauses.course.course_selectors import CARD, CourseSelectorPhrases, with_owner
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.number_phrases import NumberPhrases
from cardpress.language.clauses.course.requirement_phrases import as_tuple, bounds, strict_bounds
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.agreement import Wanted
from cardpress.language.grammar.phrases import Amount, Cards, Clauses, Figure, Person, Phrase, is_pronoun

PIECE = "piece"
_HAS = {"at_least": "has-least", "at_most": "has-most", "is": "has-exactly", "not": "has-other"}
_OWNED = {"at_least": "owns-least", "at_most": "owns-most", "is": "owns-exactly", "not": "owns-other"}


@dataclass
class CourseConditions:
    """Renders the clause of a condition of the course; `condition` renders any."""

    say: Sentences
    people: CoursePlayerPhrases
    selectors: CourseSelectorPhrases
    numbers: NumberPhrases
    words: CourseWords
    condition: Callable[[Condition], str]
    none_of: Callable[[Pick], str]
    player_who: Callable[[Person, Condition], Person]

    def clause(self, node: Condition) -> str | None:  # noqa: PLR0911 one for each condition
        """The clause of a condition of the course, None for any other."""
        match node:
            case counters.NumberIs(at_least=least, at_most=most) if least is not None and most is not None:
                of, low, high = (self.numbers.phrase(one) for one in (node.of, least, most))
                return self.say("number-between", of=_as_phrase(of), at_least=low, at_most=high)
            case counters.NumberIs():
                return self._join_clauses(
                    [self._number(node.of, how, limit) for how, limit in strict_bounds(node)], "and"
                )
            case flow.AllOf(of=several) | flow.AnyOf(of=several):
                return self._join_conditions(node, several)
            case flow.NotSo(of=flow.Can() as can):
                return self._can(can, "cannot")
            case flow.NotSo(of=flow.Some() as some):
                return self._some(some, "not-some")
            case flow.NotSo(of=counters.Unset() as unset):
                return self._marker(unset, "shown")
            case flow.InVariant(is_=variant) | flow.NotSo(of=flow.InVariant(is_=variant)):
                played = "yes" if isinstance(node, flow.InVariant) else "no"
                return self.say("in-variant", variant=self.words.name("variant", variant), played=played)
            case flow.NotSo(of=one):
                return self.say("not", of=self.condition(one))
            case counters.Unset():
                return self._marker(node, "unset")
        text = self._of_players(node)
        return self._of_things(node) if text is None else text

    def _of_players(self, node: Condition) -> str | None:  # noqa: PLR0911 one for each condition
        match node:
            case flow.Every(who=who, holds=holds):
                person = self.people.oblique(who, "")
                with self.people.seen_by_subject(person):
                    clause, is_subject = self.condition(holds), self.people.has_said_subject()
                return clause if is_subject else self.say("every", who=person, holds=clause)
            case flow.Some():
                return self._some(node, "some")
            case flow.Can():
                return self._can(node, "can")
            case flow.OffersUse(what=what):
                you = self.people.clause_subject(YOU)
                cards = self.selectors.phrase(what, YOU)
                form = "pronoun" if is_pronoun(cards) else "noun"
                return self.say("usable", who=you, what=cards, form=form)
            case flow.HasLeft(who=who):
                return self.say("left", who=self.people.clause_subject(who))
            case flow.SamePlayer(who=who, is_=other):
                is_you = isinstance(other, str) and other == YOU
                first, second = (other, who) if is_you else (who, other)
                if isinstance(second, PlayersWithMost | PlayersWithLeast) and second.among is None:
                    return self._has_most(first, second)
                same = self.people.oblique(second, "")
                return self.say("player", who=self.people.clause_subject(first), **{"is": same})
        return None

    def _some(self, node: flow.Some, message: str) -> str:
        """That there is a player of whom something holds, or that there is none."""
        one = self.people.one_of(node.who)
        if message == "not-some" and isinstance(node.holds, flow.Can) and isinstance(node.who, str):
            return self._can(node.holds, "can-none", Person(node.who, denied=True))
        with self.people.take_view_of(SOMEBODY):
            clause = self.condition(node.holds)
        none = Person(f"{EACH}{one.player}", denied=True)
        who, nobody = self.player_who(one, node.holds), self.player_who(none, node.holds)
        with self.people.seen_by_subject(one if message == "some" else none):
            whole, said = self.condition(node.holds), "yes" if self.people.has_said_subject() else "no"
        return self.say(message, who=who, nobody=nobody, one=one, holds=clause, whole=whole, said=said)

    def _has_most(self, who: Anyone, extreme: PlayersWithMost | PlayersWithLeast) -> str:
        """That a player has the most or the least of something; of several who share it each has."""
        is_most = isinstance(extreme, PlayersWithMost)
        end, number = "most" if is_most else "least", getattr(extreme, "most" if is_most else "least")
        is_you = isinstance(who, str) and who == YOU
        subject = self.people.clause_subject(who)
        match number:
            case numbers.CountOf(count=Pick(pick="all") as pick):
                with nullcontext() if is_you else self.people.take_view_of(SOMEBODY):
                    of: Phrase = self.numbers.counted_cards(pick, YOU)
                return self.say("player-most", who=subject, of=of, end=end)
            case numbers.CounterOf(counter=counter, who="you", of=None) if counter not in self.words.shared:
                return self.say("player-most", who=subject, of=Cards("counted", (counter,)), end=end)
        with nullcontext() if is_you else self.people.take_view_of(SOMEBODY):
            value = self.numbers.part(number, "")
        clause = self.say("player-extreme", of=_as_phrase(value), end=end, own="yes" if is_you else "no")
        return clause if is_you else self.say("every", who=self.people.oblique(who, ""), holds=clause)

    def _can(self, node: flow.Can, message: str, nobody: Person | None = None) -> str:
        """That a player can take an action, or that nobody can."""
        names = tuple(self.words.name("action", str(name)) for name in as_tuple(node.action))
        who = nobody or self.people.clause_subject(node.who)
        return self.say(message, who=who, action=Clauses(lambda _: names))

    def _of_things(self, node: Condition) -> str | None:  # noqa: PLR0911 one for each condition
        match node:
            case flow.FieldSays(of=param, is_=words):
                listed = tuple(self.words.name("value", str(word)) for word in as_tuple(words))
                return self.say("said", field=self.words.name("param", param), words=Clauses(lambda _: listed))
            case piles.SameIn(stat=stat, of=of):
                return self.say("same", of=self._selector_phrase(of), stat=stat)
            case piles.FormsSet(of=of, set=sort):
                return self.say("forms", of=self._selector_phrase(of), set=self.numbers.sets.phrase(sort))
            case piles.Exists(what=Ref() as what, at_least=least):
                return self._such(what, least)
            case piles.Exists(what=SpacePick() as what, at_least=least):
                quantity = {None: "none", 1: "one"}.get(least, "exactly")
                spaces = self.selectors.spaces(what, "", quantity=quantity)
                some = {} if least is None else {"number": least}
                message = "there-is" if least else "exists-none"
                return self.say(message, what=_so_many(spaces, least), **(some or {"place": ""}))
            case piles.Exists(what=what) if isinstance(what, Pick) and with_owner(what) is not what:
                return self.condition(node.model_copy(update={"what": with_owner(what)}))
            case piles.Exists(what=Pick(owner=owner) as what, at_least=int(least)) if (
                least > 1 and owner is not None and self.people.is_several(owner)
            ):  # what they all have counts together
                return self._number(numbers.CountOf.model_construct(count=what), "at_least", least)
            case piles.Exists(what=what, at_least=least) if not isinstance(what, Pick):
                number = "none" if least is None else self.numbers.phrase(least)
                return self.say("exists-named", what=self._selector_phrase(what), number=number)
            case boards.Line(length=length, owner=owner, kind=kind, board=board, through=through):
                number = self.numbers.phrase(length)
                things = Cards("exactly", self._kinds(kind), number if isinstance(number, int) else 2)
                where = "none" if board is None else Cards("place", (board,))
                limit = "none" if isinstance(number, int) else number
                whose = self.people.clause_subject(owner)
                part = "none" if through is None else self._selector_phrase(through)
                return self.say("line", owner=whose, what=things, limit=limit, board=where, through=part)
            case boards.Connects(owner=owner, kind=kind, regions=regions, board=board):
                same = self.people.clause_subject(owner)
                names = tuple(self.words.name("region", region) for region in regions)
                where = "none" if board is None else Cards("place", (board,))
                places, kinds = Clauses(lambda _: names), Cards("counted", self._kinds(kind))
                return self.say("connects", owner=same, what=kinds, regions=places, board=where)
            case boards.Standing(what=what, on=on):
                one = self.selectors.spaces(on, "", quantity="one") if _is_all_spaces(on) else None
                return self.say("standing", what=self._selector_phrase(what), on=one or self._selector_phrase(on))
        return None

    def _such(self, named: Ref, least: object) -> str:
        """That there are things that were named before, or that there are none."""
        known = self.selectors.discourse.mention(named.ref)
        limit = "none" if least is None else self.numbers.phrase(least)
        form = "none" if least is None else "many" if known.plural else "one"

        def say(wanted: Wanted) -> str:
            head = replace(wanted, noun=known.kinds[0], number="pl" if known.plural else "")
            return self.say("such", case=head, form=form)

        return self.say("exists-such", what=Figure(say), number=limit, many="yes" if known.plural else "no")

    def _marker(self, node: counters.Unset, message: str) -> str:
        """That a marker shows nothing, or still something: there is no trump suit."""
        owned = "no" if node.marker in self.words.shared and node.of is None else "yes"
        return self.say(message, marker=self.numbers.possession(node.marker, node.who, "", node.of), owned=owned)

    def _number(self, number: object, how: str, limit: object) -> str:  # noqa: PLR0911 one for each shape
        """A number compared: you have at least three coins, where it is a number of things that somebody has."""
        said = self.numbers.phrase(limit)
        match number:
            case numbers.PlayerCount(players="each_player" | "each_remaining" as who) if isinstance(said, int):
                remaining = who == "each_remaining" and self.words.leaving
                return self._player_count(how, said, remaining="yes" if remaining else "no")
            case numbers.CounterOf(counter=counter, who=who, of=None) if (
                counter not in self.words.shared and said == 0 and how in {"is", "at_most"}
            ):
                none = {"condition": "has", "who": who, "resource": counter, "at_least": None, "at_most": 0}
                return self.condition(resources.Has.model_construct(**none))  # type: ignore[arg-type]  # as it is
            case numbers.CounterOf(counter=counter, who=who, of=None) if (
                counter not in self.words.shared and isinstance(said, int) and not self.people.is_several(who)
            ):
                return self.say(_HAS[how], who=self.people.clause_subject(who), amount=Amount(counter, said))
            case numbers.CountOf(count=SpacePick(space="all") as spaces) if said == 0 and how in {"is", "at_most"}:
                return self.say("exists-none", what=self.selectors.spaces(spaces, "", quantity="none"), place="")
            case numbers.CountOf(count=Pick(pick="all") as pick) if isinstance(said, int):
                pick = with_owner(pick)
                owner = pick.owner
                if said == 0 and how in {"is", "at_most"}:
                    return self.none_of(pick)
                if owner is not None and not self.people.is_several(owner):
                    return self._owner_has(pick, how, said)
        if said == 0 and how == "at_most" and not self._can_be_below_nothing(number):
            how = "is"
        of = self.numbers.part(number, "")
        message = "number-word" if isinstance(said, str) and how in {"is", "not"} else "number"
        return self.say(message, of=_as_phrase(of), how=how, limit=said)

    def _can_be_below_nothing(self, number: object) -> bool:
        """Whether a number may be less than zero; a counter is not, but where the game says so."""
        return not isinstance(number, numbers.CounterOf) or number.counter in self.words.below_nothing

    def player_premise(self, node: Condition) -> str | None:
        """How many play, as a phrase before what happens then: with 3 or more players; None of all else."""
        match node:
            case counters.NumberIs(of=numbers.PlayerCount(players="each_player")):
                several = [(how, limit) for how, limit in bounds(node) if how != "not" and isinstance(limit, int)]
                if len(several) == len([*bounds(node)]) == 1:
                    return self.say.of(node, lambda: self._with_players(*several[0]))
        return None

    def _with_players(self, how: str, number: int) -> str:
        return self.say("with-players", how=how, number=number, amount=Amount(PLAYER, number))

    def _player_count(self, how: str, number: int, remaining: str) -> str:
        """How many players there are."""
        amount = Amount(PLAYER, number)
        return self.say("players", how=how, amount=amount, number=number, player=PLAYER, remaining=remaining)

    def _owner_has(self, pick: Pick, how: str, number: int) -> str:
        """So many cards that somebody has somewhere."""
        assert pick.owner is not None
        who, same = self.people.clause_subject(pick.owner), identity(pick.owner)
        things = self.selectors.counted_phrase(pick, number)
        things = Cards("exactly", things.kinds, number, qualifiers=things.qualifiers, tail=things.tail)
        return self.say(_OWNED[how], who=who, what=things, place=self.selectors.place(pick, same))

    def _join_conditions(self, node: flow.AllOf | flow.AnyOf, several: Sequence[Condition]) -> str:
        """Several conditions as one; where "and" and "or" meet, the outer of them is said with more words."""
        mixed = any(isinstance(one, flow.AnyOf if isinstance(node, flow.AllOf) else flow.AllOf) for one in several)
        clauses = tuple(self.condition(one) for one in several)
        if len(clauses) == 1:
            return clauses[0]
        message = "all_of" if isinstance(node, flow.AllOf) else "any_of"
        if not mixed:
            return self.say(message, of=Clauses(lambda _: clauses), mixed="no")
        return reduce(lambda rest, one: self._join_two(message, one, rest), reversed(clauses))

    def _join_two(self, message: str, first: str, rest: str) -> str:
        """A condition and the others; each of more than two is told apart from the "and" within it."""
        return self.say(message, of=Clauses(lambda _: (first, rest)), mixed="yes")

    def _join_clauses(self, clauses: Sequence[str], by: str) -> str:
        """Several conditions as one."""
        if len(clauses) == 1:
            return clauses[0]
        return self.say("all_of" if by == "and" else "any_of", of=Clauses(lambda _: tuple(clauses)), mixed="no")

    def _selector_phrase(self, what: object) -> Phrase:
        return self.selectors.phrase(what, "")

    def _kinds(self, kind: object) -> tuple[str, ...]:
        thing = self.words.thing
        return tuple(map(str, as_tuple(kind))) or (PIECE if thing == CARD else thing,)


def _so_many(cards: Cards, number: int | None) -> Cards:
    return cards if number is None else Cards(**{**vars(cards), "number": number})


def _is_all_spaces(selector: object) -> TypeGuard[SpacePick]:
    """Whether all spaces of a sort are meant, of which something stands on one."""
    return isinstance(selector, SpacePick) and selector.space == "all"


def _as_phrase(number: object) -> object:
    """A number as what a clause is about; a figure or a word is said as it is."""
    if isinstance(number, int | str):
        said = str(number)
        return Figure(lambda _: said)
    return number

"""Composes the rulebook of a game: set-up, course, actions, procedures, end, score, what lies where, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from cardpress.effects.actors import YOU, OnePlayer
from cardpress.effects.course.play import (
    Columns,
    Gifts,
    Play,
    PlayAction,
    PlayBoard,
    PlayCounter,
    PlayZone,
    PointCase,
    PointValues,
)
from cardpress.effects.nodes import Operation
from cardpress.effects.walk import walk
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.number_phrases import NumberPhrases
from cardpress.language.clauses.course.requirement_phrases import as_tuple
from cardpress.language.clauses.narrator import Narrator
from cardpress.language.grammar.phrases import Amount, Cards, Clause, Clauses, Person
from cardpress.language.rulebook.rule_steps import RuleSteps, is_long_sum
from cardpress.models.message_scan import deck_title
from cardpress.models.rulebook import Rulebook, RulePart, RuleSection, RuleStep
from cardpress.tables.importing import WHOLE

SECTIONS = ("setup", "course", "actions", "procedures", "end", "score", "formulas", "zones", "points", "tables")
"""The sections in the order a player needs them; the heading of each is the message `heading-<section>`."""


@dataclass(frozen=True)
class RulebookMaker:
    """Composes rulebooks in one language.

    `narrator` makes one for a text of its own, `finish` a sentence of a clause, `close` the text of a cell,
    `heading` gives a message of the interface or of the game.
    """

    words: CourseWords
    narrator: Callable[[], Narrator]
    finish: Callable[[str], str]
    close: Callable[[str], str]
    heading: Callable[[str], str]

    def rulebook(self, play: Play) -> Rulebook:
        """The rules of a game in words; sections without any are left out."""
        made = {
            "setup": (self._setup(play), ()),
            "course": (self._steps(play.course), ()),
            "actions": ((), tuple(self._action(id_, one) for id_, one in play.actions.items())),
            "procedures": ((), tuple(self._procedures(play))),
            "end": (self._end(play), ()),
            "score": (tuple(self._score(play)), ()),
            "formulas": ((), tuple(self._formulas(play))),
            "zones": ((), tuple(self._places(play))),
            "points": ((), tuple(self._points(id_, one) for id_, one in play.points.items())),
            "tables": ((), tuple(self._table(id_, rows) for id_, rows in play.tables.items())),
        }
        sections = (RuleSection(id_, self.narrator().say(f"heading-{id_}"), *made[id_]) for id_ in SECTIONS)
        return Rulebook(tuple(one for one in sections if one.steps or one.parts))

    def _say(self, message: str, **arguments: object) -> RuleStep:
        return RuleStep(self.finish(self.narrator().say(message, **arguments)))

    def _steps(self, node: Operation | None) -> tuple[RuleStep, ...]:
        return () if node is None else RuleSteps(self.narrator(), self.finish).steps(node)

    # ---- set-up

    def _setup(self, play: Play) -> tuple[RuleStep, ...]:
        counters = (step for id_, one in play.counters.items() for step in self._counter(id_, one))
        decks = (step for id_, one in play.zones.items() for step in self._starts(id_, one))
        return (*self._players(play), *self._variants(play), *decks, *counters, *self._steps(play.setup))

    def _starts(self, id_: str, zone: PlayZone) -> Iterator[RuleStep]:
        """Which cards lie in a zone at the start."""
        if zone.starts:
            decks = (str(deck) for deck in as_tuple(zone.starts) if deck)
            names = tuple(f"*{self.heading(deck_title(deck))}*" for deck in decks if deck != WHOLE)
            owned = "seats" if isinstance(zone.starts, tuple) else "yes" if zone.owned else "no"
            shuffled = "yes" if zone.seen == "nobody" and not zone.ordered else "no"
            said = _word_list(names) if names else "none"
            yield self._say(
                "rules-starts", decks=said, owned=owned, shuffled=shuffled, zone=Cards("place", (id_,))
            )

    def _players(self, play: Play) -> Iterator[RuleStep]:
        if play.players is None:
            return
        least, most = play.players.least, play.players.most or play.players.least
        same = "yes" if least == most else "no"
        yield self._say("rules-players", least=least, most=Amount("player", most), same=same)
        if play.players.teams:
            yield self._say("rules-teams", teams=play.players.teams)

    def _variants(self, play: Play) -> Iterator[RuleStep]:
        """Who plays which variant, and what is otherwise then."""
        counts = play.players
        for id_, variant in play.variants.items():
            name = self.words.name("variant", id_)
            least = variant.least or (counts.least if counts else 1)
            most = variant.most or ((counts.most or counts.least) if counts else least)
            always, same = ("yes" if each else "no" for each in (variant.always, least == most))
            players = {"least": least, "most": Amount("player", most), "same": same}
            yield self._say("rules-variant", variant=name, always=always, **players)
            if variant.concerned is not None:
                who = self.narrator().phrases.people.oblique(variant.concerned, "")
                yield self._say("rules-concerned", variant=name, who=who)
            if variant.result is not None:
                yield self._say("rules-result", variant=name, result=variant.result)
            if variant.teams is not None:
                yield self._say("rules-parted", variant=name, teams=variant.teams)
            if variant.gifts is not None:
                yield self._gifts(name, variant.gifts)

    def _gifts(self, variant: str, gifts: Gifts) -> RuleStep:
        """What may be given to a teammate."""
        fields = tuple(self.words.plain("field", each) for each in gifts.fields)
        operations = tuple(self.words.plain("operation", each) for each in gifts.operations)
        return self._say(
            "rules-gifts", variant=variant, fields=_word_list(fields), operations=_word_list(operations)
        )

    def _counter(self, id_: str, counter: PlayCounter) -> Iterator[RuleStep]:
        """Where a counter starts and between what it stays, where that is not from nothing upwards."""
        say, facts = self.narrator().say, list[str]()
        amount, thing = Amount(id_, counter.start), Cards("place", (id_,))
        if counter.of is not None and (counter.start or counter.least or counter.most is not None):
            zones = [Cards("place", (str(name),)) for name in as_tuple(counter.of)]
            facts += [say("rules-of", zone=zone, amount=amount) for zone in zones]
        elif counter.of is None and (counter.start or counter.least or counter.most is not None or counter.shared):
            shared = "yes" if counter.shared else "no"
            facts.append(say("rules-start", shared=shared, counter=thing, start=counter.start, amount=amount))
        if counter.least:
            facts.append(say("rules-least", least=counter.least))
        if counter.most is not None:
            facts.append(say("rules-highest", most=counter.most))
        if facts:
            yield RuleStep(self.finish("; ".join(facts)))

    # ---- actions and procedures

    def _action(self, id_: str, action: PlayAction) -> RulePart:
        """What is chosen and paid, on which condition, then what happens."""
        narrator = self.narrator()
        steps = RuleSteps(narrator, self.finish)
        early = action.if_ is not None and not _speaks_of_choice(action)
        lines = [self._permission(narrator, action)] if early else []
        chosen = [step for one in as_tuple(action.choose) for step in self._choice(narrator, steps, one)]
        lines += [line for step in chosen for line in step.lines()]
        if action.if_ is not None and not early:
            lines.append(self._permission(narrator, action))
        if action.pay is not None:
            pay = Clause(lambda _: narrator.narrate(pay_of, ClauseContext(paying=True)))
            pay_of = action.pay
            lines.append(self.finish(narrator.say("action-pay", pay=pay)))
        does = () if action.do is None else steps.steps(action.do)
        return RulePart(id_, self.words.plain("action", id_), tuple(lines), does)

    def _permission(self, narrator: Narrator, action: PlayAction) -> str:
        """On which condition an action may be taken."""
        assert action.if_ is not None
        return self.finish(narrator.say("action-if", **{"if": narrator.condition(action.if_)}))

    def _choice(self, narrator: Narrator, steps: RuleSteps, choice: object) -> tuple[RuleStep, ...]:
        if isinstance(choice, Operation):
            return steps.steps(choice)
        person = narrator.phrases.people.subject(YOU, ClauseContext())
        if isinstance(choice, OnePlayer):
            who = narrator.phrases.people.oblique(choice, YOU)
            return (RuleStep(self.finish(narrator.say("choose_player", chooser=person, who=who))),)
        return (RuleStep(self.finish(narrator.course.piles.choice_clause(choice, person, YOU))),)

    def _procedures(self, play: Play) -> Iterator[RulePart]:
        for id_, do in play.procedures.items():
            yield RulePart(id_, self.words.plain("procedure", id_), (), self._steps(do))

    # ---- the end

    def _end(self, play: Play) -> tuple[RuleStep, ...]:
        if play.end is None:
            return ()
        narrator = self.narrator()
        with narrator.phrases.people.seen_by_subject(Person("player")):
            when = narrator.condition(play.end.when)
        return (RuleStep(self.finish(narrator.say("end-when", when=when, after=play.end.after))),)

    def _score(self, play: Play) -> Iterator[RuleStep]:
        if play.score is None:
            return
        first, *ties = as_tuple(play.score)
        narrator = self.narrator()
        steps, numbers = RuleSteps(narrator, self.finish), narrator.phrases.numbers
        if is_long_sum(first):
            yield steps.sum_with_parts(first, lambda: narrator.say("score-is", score=numbers.phrase(first)))
        else:
            yield self._say("score-is", score=numbers.phrase(first))
        yield self._say("score-wins" if play.result == "win" else "score-result", wins=play.wins)
        for tie in ties:
            yield self._say("score-tie", wins=play.wins, of=self.narrator().phrases.numbers.phrase(tie, YOU))
        if ties and play.result == "win":
            yield self._say("score-share")

    def _formulas(self, play: Play) -> Iterator[RulePart]:
        for id_, number in play.formulas.items():
            narrator = self.narrator()
            steps, numbers = RuleSteps(narrator, self.finish), narrator.phrases.numbers
            say = partial(_formula_sentence, narrator, numbers, number)
            said = steps.sum_with_parts(number, say) if is_long_sum(number) else RuleStep(self.finish(say()))
            yield RulePart(id_, self.words.plain("formula", id_), (), (said,))

    # ---- what lies where, tables

    def _places(self, play: Play) -> Iterator[RulePart]:
        for id_, zone in play.zones.items():
            if facts := (*self._zone_facts(id_, zone), *self._markers(play, id_)):
                yield RulePart(id_, self._place_name(id_), (self.finish("; ".join(facts)),))
        for id_, board in play.boards.items():
            facts = (*self._board_facts(id_, board), *self._markers(play, id_))
            yield RulePart(id_, self._place_name(id_), tuple(map(self.finish, facts)))

    def _place_name(self, term: str) -> str:
        """The name of a zone or a board as a heading."""
        zone = self.words.zones.get(term)
        noun = term if zone is None or zone.term is None else zone.term
        said = self.narrator().say("rules-name", of=Cards("bare", (noun,)))
        return self.finish(said).removesuffix(".")

    def _zone_facts(self, id_: str, zone: PlayZone) -> Iterator[str]:
        say, place = self.narrator().say, Cards("place", (id_,))
        if zone.owned:
            yield say("rules-owned")
        if zone.seen != "all":
            yield say("rules-seen", seen=zone.seen)
        if zone.refill:
            yield say("rules-refill", refill=Cards("place", (zone.refill,)), zone=place)
        yield from self._awake(zone.active, usual=False)
        if zone.in_play:
            yield say("rules-in-play")
        if zone.ordered:
            yield say("rules-ordered")
        if zone.most is not None:
            yield say("rules-most", most=Amount(self.words.thing, zone.most))
        if zone.emptied:
            yield say("rules-emptied", procedure=self.words.name("procedure", zone.emptied))

    def _awake(self, active: bool | str | tuple[str, ...], *, usual: bool) -> Iterator[str]:
        """Of which cards' fields the abilities work where they lie, where that is not as usual."""
        say = self.narrator().say
        if not isinstance(active, bool):
            fields = tuple(self.words.plain("field", str(name)) for name in as_tuple(active))
            yield say("rules-awake", fields=_word_list(fields))
        elif active is not usual:
            yield say("rules-active" if active else "rules-asleep")

    def _markers(self, play: Play, place: str) -> Iterator[str]:
        """The markers that each card or space of a place has."""
        say = self.narrator().say
        for id_, marker in play.markers.items():
            if place in as_tuple(marker.of):
                yield say("rules-marker", marker=Cards("place", (id_,)))
            if place == marker.spaces:
                yield say("rules-space-marker", marker=Cards("place", (id_,)))

    def _board_facts(self, id_: str, board: PlayBoard) -> Iterator[str]:
        say = self.narrator().say
        if board.grid is not None:
            shape = board.grid.shape
            yield say(
                "rules-grid",
                board=Cards("place", (id_,)),
                rows=board.grid.rows,
                columns=board.grid.columns,
                shape=shape,
            )
        if lone := tuple(
            self.words.plain("space", space) for space, beside in (board.spaces or {}).items() if not beside
        ):
            yield say("rules-lone", spaces=_word_list(lone))
        for space, beside in ((space, beside) for space, beside in (board.spaces or {}).items() if beside):
            to = tuple(self.words.plain("space", one) for one in beside)
            yield say("rules-spaces", space=self.words.plain("space", space), to=_word_list(to))
        if board.holds == "one":
            yield say("rules-holds")
        for region, spaces in board.regions.items():
            names = self._spaces(board, spaces)
            yield say("rules-region", region=self.words.plain("region", region), spaces=_word_list(names))
        if board.lines:
            listed = tuple(say("rules-line", spaces=_word_list(self._spaces(board, line))) for line in board.lines)
            yield say("rules-lines", lines=Clauses(lambda _: listed))
        yield from self._columns(board)
        yield from self._awake(board.active, usual=True)
        if board.in_play:
            yield say("rules-in-play")

    def _columns(self, board: PlayBoard) -> Iterator[str]:
        """Which spaces stand in which column, for everybody or as each seat sees them."""
        say = self.narrator().say
        if board.columns is not None:
            yield say("rules-columns", columns=self._column_list(board, board.columns))
        if board.around is not None:
            for place, columns in enumerate(board.around.columns):
                listed = self._column_list(board, columns)
                yield say("rules-around", least=board.around.least, seat=place + 1, columns=listed)

    def _column_list(self, board: PlayBoard, columns: Columns) -> Clauses:
        say = self.narrator().say
        said = tuple(
            say("rules-column", number=place + 1, spaces=_word_list(self._spaces(board, spaces)))
            for place, spaces in enumerate(columns)
        )
        return Clauses(lambda _: said)

    def _spaces(self, board: PlayBoard, spaces: Iterable[str]) -> tuple[str, ...]:
        """Names of spaces: squares of a grid are called as they are."""
        return tuple(one if board.grid else self.words.plain("space", one) for one in spaces)

    def _points(self, id_: str, points: PointValues) -> RulePart:
        """A table of what cards count."""
        say = self.narrator().say
        rows = [self._case(case) for case in points.cases]
        rows += [(self._word(word), str(number)) for word, number in points.values.items()]
        other = say("rules-points-stat", stat=points.stat) if points.other == "stat" else str(points.other)
        rows.append((self.close(say("rules-points-other")), self.close(other)))
        head = () if points.stat is None else (self.finish(say("rules-points", stat=points.stat)),)
        return RulePart(id_, self.words.plain("points", id_), head, (), tuple(rows))

    def _case(self, case: PointCase) -> tuple[str, str]:
        """Cards that pass tests, and what they count."""
        narrator = self.narrator()
        qualifiers = narrator.phrases.selectors.requirements.qualifications(case.where, YOU)
        cards = narrator.say("rules-points-case", what=Cards("all", ("card",), qualifiers=qualifiers))
        counts = narrator.say("sum-part", of=narrator.phrases.numbers.phrase(case.is_))
        return self.finish(cards).removesuffix("."), self.finish(counts).removesuffix(".")

    def _word(self, word: str) -> str:
        return word if word.lstrip("-").isdigit() else self.words.plain("value", word)

    def _table(self, id_: str, rows: object) -> RulePart:
        return RulePart(id_, self.words.plain("table", id_), (), (), tuple(_table_rows(as_tuple(rows))))


def _formula_sentence(narrator: Narrator, numbers: NumberPhrases, number: object) -> str:
    return narrator.say("formula-is", number=numbers.phrase(number))


def _speaks_of_choice(action: PlayAction) -> bool:
    """Whether the condition of an action is about what has to be chosen for it."""
    given = {name for one in as_tuple(action.choose) if (name := getattr(one, "name", None))}
    asked = walk(action.if_) if action.if_ is not None else ()
    return any({getattr(node, "ref", None), getattr(node, "value", None)} & given for _, node in asked)


def _table_rows(rows: tuple[object, ...]) -> Iterator[tuple[str, ...]]:
    """The rows of a table of numbers, each after its place in it."""
    if not any(isinstance(row, tuple | list) for row in rows):
        yield from ((str(place), str(number)) for place, number in enumerate(rows))
        return
    for place, row in enumerate(rows):
        cells = [one if isinstance(one, tuple | list) else (one,) for one in as_tuple(row)]
        yield (str(place), *(" ".join(map(str, cell)) for cell in cells))


def _word_list(words: tuple[str, ...]) -> Clauses:
    """Words that a message joins."""
    return Clauses(lambda _: words)

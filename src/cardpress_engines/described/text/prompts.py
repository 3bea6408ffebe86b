"""Prompts of described games: the question asked, the choices, and what a choice means."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from cardpress_engines.described.effects.bidding import BETS
from cardpress_engines.described.effects.choices import ActPlan
from cardpress_engines.described.effects.picks import sets_offered
from cardpress_engines.described.obstacles import obstacles
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.asking import (
    count_chosen,
    named_parts,
    own_names_of_asking,
    part_that_asks,
    running_effect,
)
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.described.text.question_values import QuestionValues
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.text_view import Choice, ChoiceGroup, none_last

OF_ACTION = "action_"
OF_CARDS = frozenset({
    "discard", "take", "put", "reveal", "look", "resolve", "destroy", "swap", "put_top", "put_bottom",
})  # fmt: skip
"""Questions for cards that have words of their own; all others ask which one is chosen."""
OF_COURSE = frozenset({"act", "bid", "bet", "trick", "may"})
"""Questions that are the same whatever can be chosen."""
OF_TABLE = OF_COURSE - {"may"}
"""Those before which a person looks at the whole table."""
OF_KIND = frozenset({"space", "player", "number", "set"})
LACKING = frozenset({"target", "condition", "cost"})
"""What an action can lack that every game says."""
MANY, SHORT = 8, 24
"""So many choices of at most so many characters stand side by side."""


class Option(NamedTuple):
    """An action, the sort of thing that is chosen with it, and which: a piece, a space, a player, a number."""

    action: int
    kind: str
    item: int
    of: str
    """The action it takes, if it takes one; of a word, the stat."""


class Prompts:
    """The current decision of a state as text."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self._parts = named_parts(self.game)
        self._values = QuestionValues(naming)
        offered = [plan.names for _, plan in self.game.instructions if isinstance(plan, ActPlan)]
        self._actions_in_order = tuple(dict.fromkeys(name for names in offered for name in names))

    # ---- the question

    def question(self, state: DescribedState) -> list[str]:
        """The rules that ask, where a card, an action or a procedure does, then the question."""
        running = running_effect(state)
        own = self._own_of_question("ask", running)
        if running is None or not own:
            return [*self._rules(state), self._sentence(state)]
        values = self._values.of(state, running) | {"chosen": count_chosen(state)}
        return [*(self._rules(state) if running.bearer >= 0 else ()), self.say(own, **values)]

    def _own_of_question(self, sort: str, running: Running | None) -> str:
        """A message of the game's own about a question; empty where it has none."""
        names = self._names_of_question(running)
        return next((found for name in names if (found := self._own_message(f"{sort}-{name}"))), "")

    def _own_message(self, message: str) -> str:
        """A message of the game's own; empty where it has none."""
        return message if message in self.say else ""

    def _rules(self, state: DescribedState) -> list[str]:
        """The rules text whose effect asks."""
        running = running_effect(state)
        if running is None or state.question == "act":
            return []
        if running.bearer >= 0:
            design = self.game.design_of[running.bearer]
            name, rules = self.naming.names[design], self.naming.rules[design]
            return [f"{name}: {rule}" for rule in rules] or [name]
        part = part_that_asks(self._parts, running)
        if part is None:
            return []
        name = self.naming.word(part.sort, part.id)
        return [f"{name}: {' '.join(rules)}"] if (rules := self.naming.rules_of(part.sort, part.id)) else [name]

    def is_within(self, state: DescribedState) -> bool:
        """Whether an action, a procedure or a card that has begun asks."""
        running = running_effect(state)
        return running is not None and (running.bearer >= 0 or part_that_asks(self._parts, running) is not None)

    def _sentence(self, state: DescribedState) -> str:
        option = self._option(max(state.options))
        values: dict[str, str | int] = {"chosen": count_chosen(state)}
        if state.question in OF_COURSE:
            return self.say(f"ask-{state.question}", **values)
        if option.kind == "piece":
            return self.say(f"ask-{state.question if state.question in OF_CARDS else 'card'}", **values)
        if option.kind == "word":
            return self.say("ask-word", stat=self.naming.word("stats", option.of))
        return self.say(f"ask-{option.kind if option.kind in OF_KIND else 'mode'}", **values)

    def _option(self, action: int) -> Option:
        kind, item = self.game.numbering.range_of(action)
        if kind.startswith(OF_ACTION):
            plan, item = self.game.action_of(action)
            return Option(action, plan.head, item, plan.name)
        if kind.startswith("word_"):
            return Option(action, "word", item, kind.removeprefix("word_"))
        return Option(action, kind, item, "")

    def obstacles(self, state: DescribedState, piece: int) -> list[str]:
        """Why a piece is no answer: in words of the game's own, or what an action lacks, with its rules."""
        lines, running = [], running_effect(state)
        values = self.naming.numbers_of(piece)
        for action, lacking in obstacles(state, piece):
            asking = [action] if action else self._names_of_question(running)
            if own := next(filter(None, (self._own_message(f"lacks-{name}-{lacking}") for name in asking)), ""):
                lines.append(f"*{self.say(own, **values)}*")
            elif lacking in LACKING:
                lines.append(f"*{self.say(f'lacks-{lacking}', action=self.naming.word('actions', action))}*")
                lines += self.naming.rules_of("actions", action)
        return lines or self._obstacles_of_place(state, piece)

    def _obstacles_of_place(self, state: DescribedState, piece: int) -> list[str]:
        """Why nothing that lies where a piece does is an answer, where the game says it."""
        if self.game.piece_action + piece in state.options:
            return []
        asking = self._names_of_question(running_effect(state)) or [state.question]
        place = self.naming.zone_name(state.at[piece])
        own = next(filter(None, (self._own_message(f"lacks-{name}-in-{place}") for name in asking)), "")
        return [f"*{self.say(own, **self.naming.numbers_of(piece))}*"] if own else []

    def _names_of_question(self, running: Running | None) -> list[str]:
        return [] if running is None else [*own_names_of_asking(self.game, self._parts, running)]

    # ---- choices

    def choices(self, state: DescribedState) -> list[ChoiceGroup]:
        """All legal actions; 0 is no, none or no more. Spaces of a grid are called by their names."""
        options = [self._option(action) for action in none_last(state.options)]
        names = self._names_of_spaces(state, options) or _numbers_typed(options)
        groups, count = list[ChoiceGroup](), 0
        for heading, together in self._group_options(options):
            choices = []
            for option in together:
                count += option.action != DONE
                number = names.get(option.action, 0 if option.action == DONE else count)
                words = self._words(state, option, headed=bool(heading), named=option.action in names)
                choices.append(Choice(number, option.action, words))
            if names and len({each.words for each in choices}) == 1:
                choices = [each._replace(words="") for each in choices]
            groups.append(ChoiceGroup(heading, choices, _are_short(choices)))
        return groups

    def _group_options(self, options: list[Option]) -> Iterator[tuple[str, list[Option]]]:
        """Choices under the name of their action, if it can be taken with several things; all others together."""
        heads: list[tuple[str, list[Option]]] = []
        if any(self._own_message(f"choice-act-{each.of}") for each in options):
            yield from self._own_groups(options)
            return
        for action, of in groupby(options, key=lambda option: option.of if option.kind != "word" else ""):
            together = sorted(of, key=self._order)
            heading = self.naming.word("actions", action) if action and len(together) > 1 else ""
            if heads and not heading and not heads[-1][0]:
                heads[-1][1].extend(together)
            else:
                heads.append((heading, together))
        yield from heads

    def _own_groups(self, options: list[Option]) -> Iterator[tuple[str, list[Option]]]:
        """Choices in the order of their actions, under the headings that the game gives these."""
        place = {name: number for number, name in enumerate(self._actions_in_order)}
        ordered = sorted(options, key=lambda option: (place.get(option.of, -1), *self._order(option)))
        ordered = [
            *(each for each in ordered if each.action != DONE),
            *(each for each in ordered if each.action == DONE),
        ]
        for heading, of in groupby(ordered, key=self._own_heading):
            yield heading, [*of]

    def _own_heading(self, option: Option) -> str:
        """The heading under which the game lists choices of an action, if it has one."""
        own = self._own_message(f"group-act-{option.of}")
        return self.say(own) if own else ""

    def _order(self, option: Option) -> tuple[bool, int, int]:
        """Cards as in every list of them, the rest by their numbers, nothing last."""
        rank = self.naming.rank_of(option.item) if option.kind == "piece" else 0
        return (option.action == DONE, rank, option.action)

    def _names_of_spaces(self, state: DescribedState, options: list[Option]) -> dict[int, str]:
        """The names of spaces that choices are typed by, where each is of another space of the only board."""
        boards = [*self.game.layout.boards.values()]
        if len(boards) != 1 or boards[0].shape == "graph":
            return {}
        spaces = {each.action: self._space(state, each) for each in options if each.action != DONE}
        if -1 in spaces.values() or len({*spaces.values()}) < len(spaces):
            return {}
        return {action: self.naming.space(space, state.player) for action, space in spaces.items()}

    def _space(self, state: DescribedState, option: Option) -> int:
        """The space a choice is about: itself, or where its piece stands; -1 for none."""
        space = state.at[option.item] if option.kind == "piece" else option.item if option.kind == "space" else -1
        return space if space >= self.game.layout.zone_count else -1

    def _words(self, state: DescribedState, option: Option, *, headed: bool, named: bool) -> str:
        """A choice in words: with its action, if that is no heading; without its space, if that is typed."""
        thing = self._option_name(state, option, named=named)
        if option.of and (own := self._own_message(f"choice-act-{option.of}")):
            return self.say(own, thing=thing)
        if not option.of or headed or option.kind == "word":
            return thing
        action = self.naming.word("actions", option.of)
        return self.say("choice-action", action=action, thing=thing) if thing else action

    def _option_name(self, state: DescribedState, option: Option, *, named: bool) -> str:
        """What is chosen, in words; nothing where its space is typed."""
        kind, item = option.kind, option.item
        match kind:
            case "piece":
                words = self._card(state, item, named=named)
            case "space":
                words = "" if named else self.naming.space(item, state.player)
            case "player":
                words = self.naming.player(item, state.player)
            case "word":
                stat = option.of if option.of in self.game.designs.words else self.game.actions[option.of].stat
                words = self.naming.word_of(stat, item)
            case "set":
                pieces = sets_offered(state)[item]
                words = self.naming.name_list(self.naming.piece(piece) for piece in pieces)
            case "bet":
                has_paid = min(state.options) > self.game.bet_action
                words = self.say(f"choice-{'check' if has_paid and BETS[item] == 'call' else BETS[item]}")
            case "done":
                words = self._none(state)
            case "yes":
                words = self.say("choice-yes")
            case "mode":
                words = self._mode(state, item)
            case _:
                words = self._number(state, item, named=named) if kind == "number" else ""
        return words

    def _number(self, state: DescribedState, number: int, *, named: bool) -> str:
        """A number that can be chosen: in a sentence of the game's own, else as it is."""
        running = running_effect(state)
        own = self._own_of_question("choice", running)
        if running is None or not own:
            return "" if named else str(number)
        return self.say(own, **self._values.with_number(state, running, number))

    def _card(self, state: DescribedState, piece: int, *, named: bool) -> str:
        """A card with its numbers, and where it lies if that is no hand."""
        words = self.naming.piece_with_stats(state, piece)
        pile = state.at[piece]
        if named or (pile < self.game.layout.zone_count and self.game.layout.owner_of_pile(pile) == state.player):
            return words
        return self.say("choice-card-at", card=words, place=self.naming.place(pile, state.player))

    def _none(self, state: DescribedState) -> str:
        """What choosing nothing means."""
        if state.question in {"act", "bid", "may"}:
            return self.say(f"choice-none-{state.question}")
        return self.say("choice-no-more" if count_chosen(state) else "choice-none")

    def _mode(self, state: DescribedState, mode: int) -> str:
        """The part of the rules text that asks which describes a mode, when it can be told apart."""
        between = self.say("mode-or")
        for text in self._rules(state):
            parts = text.rpartition(":")[2].strip(" .").split(between)
            if len(parts) > max(self._option(each).item for each in state.options):
                return parts[mode][0].upper() + parts[mode][1:]
        return self.say("choice-mode", number=mode + 1)

    # ---- what a choice means

    def about(self, state: DescribedState, action: int) -> list[str]:
        """The rules of an action, and the card of a choice with its rules text."""
        option = self._option(action)
        is_action = option.of in self.game.actions and option.kind != "word"
        if is_action and (own := self._own_message(f"about-{option.of}")):
            return [self.say(own), *self._text_of(option)]
        lines = self.naming.rules_of("actions", option.of) if is_action else []
        return [*lines, *self._text_of(option)] or self.question(state)

    def _text_of(self, option: Option) -> list[str]:
        """The card of a choice, if it is about one."""
        return self.naming.text(self.game.design_of[option.item]) if option.kind == "piece" else []


def _numbers_typed(options: list[Option]) -> dict[int, str]:
    """Numbers are typed as they are, where nothing else can be chosen."""
    is_numbers_alone = all(option.kind == "number" and not option.of for option in options)
    return {option.action: str(option.item) for option in options} if is_numbers_alone else {}


def _are_short(choices: list[Choice]) -> bool:
    """Whether choices are shown side by side: names of spaces alone, or many that are short."""
    if not any(each.words for each in choices):
        return True
    return len(choices) > MANY and all(len(each.words) <= SHORT for each in choices)

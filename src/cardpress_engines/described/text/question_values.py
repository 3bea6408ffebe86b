"""What the sentence of a question can say: all that was named before, and what it is given to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardpress_engines.described.effects.questions import ask_question
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.kernel.interpreter import Running, argument_of, bind

Values: TypeAlias = dict[str, str | int]


class QuestionValues:
    """The values of questions in words, for whoever is asked."""

    def __init__(self, naming: DisplayNames) -> None:
        self._naming, self._game = naming, naming.game

    def of(self, state: DescribedState, running: Running) -> Values:
        """Cards by their names, numbers and players by the names they have in the play file."""
        asked = self._game.asked.get(running.counter)
        if asked is None:
            return {}
        values: Values = {}
        for name, (slot, kind) in asked.named.items():
            bound = running.bindings[slot]
            if kind == "pieces":
                values[name] = self._naming.name_list(self._naming.piece(piece) for piece in bound)
            elif kind == "player":
                values[name] = self._naming.players(bound, state.player)
            elif kind == "number":
                values[name] = bound[0] if bound else 0
        values |= {name: number(state, running) for name, number in asked.numbers.items()}
        return values | {name: self._cards(state, running, cards) for name, cards in asked.cards.items()}

    def with_number(self, state: DescribedState, running: Running, number: int) -> Values:
        """The same, once a number is chosen."""
        question = argument_of(ask_question, state.game.code, running)
        chosen = running if question is None else bind(running, question.slot, number)
        return self.of(state, chosen) | {"number": number}

    def _cards(
        self, state: DescribedState, running: Running, found: Callable[[DescribedState, Running], list[int]]
    ) -> str:
        return self._naming.name_list(
            self._naming.piece_with_stats(state, piece) for piece in found(state, running)
        )

"""Everything a described game can say: handlers of all operations and conditions, and all forms of the rest."""

from __future__ import annotations

from typing import Final, cast

from cardpress_engines.described.compiler import Readings, S
from cardpress_engines.described.effects.bidding import BIDDING
from cardpress_engines.described.effects.cards import CARDS, POSSIBLE_CARDS
from cardpress_engines.described.effects.choices import CHOICES
from cardpress_engines.described.effects.counters import COUNTERS, POSSIBLE_COUNTERS
from cardpress_engines.described.effects.flow import FLOW
from cardpress_engines.described.effects.questions import POSSIBLE_QUESTIONS, QUESTIONS
from cardpress_engines.described.effects.telling import ANNOUNCING, TELLING
from cardpress_engines.described.effects.things import THINGS
from cardpress_engines.described.effects.tricks import TRICKS
from cardpress_engines.described.expressions.conditions import CONDITIONS
from cardpress_engines.described.expressions.numbers import NUMBERS
from cardpress_engines.described.expressions.people import PEOPLE
from cardpress_engines.described.expressions.selectors import SELECTORS
from cardpress_engines.described.expressions.tests import TESTS
from cardpress_engines.kernel.compiler import ConditionHandler, OperationHandler

OPERATIONS: Final = cast(
    "dict[str, OperationHandler[S]]",
    CARDS | COUNTERS | CHOICES | QUESTIONS | THINGS | FLOW | TRICKS | BIDDING | TELLING,
)
OPERATION_HANDLERS: Final = OPERATIONS | cast("dict[str, OperationHandler[S]]", ANNOUNCING)
CONDITION_HANDLERS: Final = cast("dict[str, ConditionHandler[S]]", CONDITIONS)
POSSIBLE: Final = cast("dict[str, ConditionHandler[S]]", POSSIBLE_CARDS | POSSIBLE_COUNTERS | POSSIBLE_QUESTIONS)
READINGS: Final = Readings(NUMBERS, PEOPLE, TESTS, SELECTORS)

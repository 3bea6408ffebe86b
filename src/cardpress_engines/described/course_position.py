"""What goes on in a described game, as a member `course` of its position.

Without `steps` the turn of the player `turn` begins, as the first of those that the course has; when it has
`begun`, all is over that comes before its first decision, such as drawing. A game that is over has no steps. Steps
are what the engine keeps on its stack, by name; an effect is an object.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from random import Random
from typing import Final

from cardpress_engines.described.compiled import Counter, Marker
from cardpress_engines.described.effects.choices import action_over
from cardpress_engines.described.effects.counters import throw_face
from cardpress_engines.described.effects.draws import Drawing, draw_card
from cardpress_engines.described.effects.flow import (
    Turn,
    offer_next,
    phase_over,
    set_secret,
    take_turn,
    turn_ends,
    turn_over,
)
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import Running, resume
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import flag, number
from cardpress_engines.kernel.state import CHANCE, TERMINAL, Frame, Use

COURSE: Final = "course"
"""The member of a position that says what goes on."""
MOST: Final = 999_999_999
FLAGS: Final = ("again", "ending", "secret", "backward")
USED: Final = ("spent_turn", "spent_game")
"""Uses of limited effects."""
BEGUN: Final = "begun"
NUMBERS: Final = ("turn", BEGUN, "turns", "all_turns", "next_turn", "left", "won", "thrown")
MEMBERS: Final = (*NUMBERS, *FLAGS, *USED, "steps")


def course_over(state: DescribedState, answer: int, given: None) -> None:
    """Step: the course has come to its end, and so has the game."""
    state.finish()


STEPS: Final = {
    step.__name__: step
    for step in (
        resume, take_turn, turn_ends, turn_over, phase_over, set_secret, offer_next,
        draw_card, throw_face, action_over, course_over,
    )
}  # fmt: skip
"""Every step that can wait on the stack, by its name."""
FORMS: Final[Mapping[str, type[Turn | Drawing]]] = {"take_turn": Turn, "turn_over": Turn, "draw_card": Drawing}
"""What the arguments of some of them are."""


# ---- written


def course_json(state: DescribedState) -> dict[str, Json]:
    """What goes on in a state."""
    found: dict[str, Json] = {"turn": state.active + 1, "turns": state.turns, "all_turns": state.all_turns}
    found |= {"next_turn": state.next_turn + 1, "left": list(state.left), "thrown": list(state.thrown)}
    found |= {"won": [player + 1 for player in state.won]}
    found |= {name: getattr(state, name) for name in FLAGS}
    found |= {name: [list(use) for use in getattr(state, name)] for name in USED}
    over = state.player == TERMINAL
    return found | {"steps": [] if over else [[step.__name__, _step_json(given)] for step, given in state.stack]}


def _step_json(given: object) -> Json:
    """What a step is given, as JSON: an effect is an object."""
    if isinstance(given, Running):
        return {
            "at": given.counter, "you": given.you, "of": given.bearer, "bound": _step_json(given.bindings),
        }  # fmt: skip
    if isinstance(given, tuple):
        return [_step_json(each) for each in given]
    assert given is None or isinstance(given, int | str)
    return given


# ---- read


def read_course(state: DescribedState, said: Json, shown: Container[str] = ()) -> None:
    """Let a state go on as a position says; raise InputError for what cannot be.

    `shown` are the counters and markers the position says itself: a turn that has begun changes the others.
    """
    given, players = only(said, MEMBERS, (COURSE,)), state.game.num_players
    state.active = number(given.get("turn", 1), 1, players, COURSE, "turn") - 1
    state.turns = number(given.get("turns", 0), 0, MOST, COURSE, "turns")
    state.all_turns = number(given.get("all_turns", 0), 0, MOST, COURSE, "all_turns")
    state.next_turn = number(given.get("next_turn", 0), 0, players, COURSE, "next_turn") - 1
    state.left = _numbers(given.get("left", [0] * players), 0, 3, "left")
    if len(state.left) != players:
        raise InputError(f"expected {players} numbers", (COURSE, "left"))
    state.won = tuple(each - 1 for each in _numbers(given.get("won", []), 1, players, "won"))
    state.thrown = _numbers(given.get("thrown", []), 0, MOST, "thrown")
    for name in FLAGS:
        setattr(state, name, number(given.get(name, 0), 0, 1, COURSE, name))
    state.spent_turn, state.spent_game = (_uses(given.get(name, []), name) for name in USED)
    steps = given.get("steps")
    if steps is None and flag(given.get(BEGUN, False), COURSE, BEGUN):
        _begin_turn(state, shown)
    elif steps is None:
        state.start(*state.game.first_turn(state.active))
    elif not steps:
        state.finish()
    else:
        _resume(state, of_type(steps, list, "a list of steps", (COURSE, "steps")))


def _begin_turn(state: DescribedState, shown: Container[str]) -> None:
    """Go to the first decision of a turn, as it is in a game in which nothing has happened before."""
    other, luck, game = type(state)(state.game), Random(0), state.game
    for pile, pieces in game.starts:
        other.piles[pile].extend(pieces)
    other.locate()
    other.start(*game.first_turn(state.active))
    while other.player == CHANCE:
        other.apply_action(other.sample(luck))
    if other.player == TERMINAL:
        raise InputError("in this turn nobody decides anything", (COURSE, BEGUN))
    kept: list[Counter | Marker] = [*game.counters.values(), *game.markers.values()]
    for each in kept:
        if each.name not in shown and not each.piles:
            setattr(state, each.attribute, getattr(other, each.attribute)[:])
    state.active, state.turns, state.all_turns = other.active, other.turns, other.all_turns
    state.stack[:] = other.stack
    state.start()


def _numbers(said: Json, least: int, most: int, *place: str | int) -> tuple[int, ...]:
    found = of_type(said, list, "a list of numbers", (COURSE, *place))
    return tuple(number(each, least, most, COURSE, *place, at) for at, each in enumerate(found))


def _uses(said: Json, name: str) -> tuple[Use, ...]:
    uses = of_type(said, list, "a list of uses", (COURSE, name))
    found = [_numbers(each, -1, MOST, name, at) for at, each in enumerate(uses)]
    if any(len(each) != 3 for each in found):
        raise InputError("a use is an instruction, a player and a component", (COURSE, name))
    return tuple((at, you, bearer) for at, you, bearer in found)


def _resume(state: DescribedState, steps: Sequence[Json]) -> None:
    """Go on where a course stands; raise InputError for one this game does not have."""
    try:
        frames = [_frame(each) for each in steps]
        state.stack[:] = frames
        state.start()
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError) as problem:
        raise InputError(f"this is no course of this game ({problem})", (COURSE, "steps")) from None


def _frame(said: Json) -> Frame:
    name, given = of_type(said, list, "a step")
    argument, form = _step_argument(given), FORMS.get(str(name))
    if form is None:
        return STEPS[str(name)], argument
    assert isinstance(argument, tuple)
    return STEPS[str(name)], form(*argument)


def _step_argument(said: Json) -> object:
    """What a step was given, out of JSON."""
    if isinstance(said, Mapping):
        bound = _step_argument(said["bound"])
        assert isinstance(bound, tuple)
        counter, you, bearer = (of_type(said[each], int, "a number") for each in ("at", "you", "of"))
        return Running(counter, you, bearer, bound)
    if isinstance(said, list | tuple):
        return tuple(_step_argument(each) for each in said)
    return said


def turn_at(running: Running, player: int) -> Turn:
    """The turn of a player, as the first of those that a course has."""
    return Turn(running, player, player, 0, 0)

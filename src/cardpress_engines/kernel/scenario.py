"""Scenarios: a position, actions in words, and what must hold afterwards. Rules are tested with them.

A scenario is a JSON object: `about` and `rules` say what it shows, `game` and `setup` what is played, `given` is
the position (what matters; the game fills in the rest), `do` the actions, `then` what must hold.

An element of `do` is an action in words, {"chance": words} for what chance brings, {"legal": words} or
{"refused": words} for an action that must or must not be legal and is not taken, or "..." to let chance go on
until somebody decides. A choice without an alternative may be left out. In `then` a word in place of an object is
its first member, such as the id of a component.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import reduce
from random import Random

from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError, Json, Place, did_you_mean, of_type, only
from cardpress_engines.kernel.position import ANY
from cardpress_engines.kernel.records import ready
from cardpress_engines.kernel.state import CHANCE, GameState

MEMBERS = ("about", "rules", "game", "setup", "given", "do", "then")
Watch = Callable[[GameState[GameInterface]], None]
"""Is shown the state a scenario begins with, and the same state after each action."""


def run(value: Json, load: Load, watch: Watch | None = None) -> list[InputError]:
    """All that is wrong with a scenario and all that differs from `then`, each with its place.

    What depends on something wrong is not judged: a position that cannot be is not played, and after an action
    that cannot be taken nobody knows what should follow.
    """
    if not isinstance(value, dict):
        return [*_not(value, dict, "an object", ())]
    found = [*_check_heading(value)]
    state = _first_state(value, load, found)
    if state and watch:
        watch(state)
    is_over = _play(state, value.get("do", []), found, watch)
    return [*found, *_differences(state, value.get("then", {}), is_over=is_over)]


def _not(value: Json, kind: type, what: str, place: Place) -> Iterator[InputError]:
    """The problem of a value that has another type than is expected."""
    try:
        of_type(value, kind, what, place)
    except InputError as bad:
        yield bad


def _check_heading(scenario: dict[str, Json]) -> Iterator[InputError]:
    """Members nobody knows, and what no reader could use: `about` is a sentence, `rules` are names of rules."""
    for name in scenario:
        if name not in MEMBERS:
            yield InputError(f"unknown {name!r}{did_you_mean(name, MEMBERS)}", (name,))
    rules = scenario.get("rules", [])
    yield from _not(rules, list, 'a list such as ["A-1"]', ("rules",))
    texts: list[tuple[Json, str, Place]] = [
        (scenario.get("about", "nothing"), "a sentence that says what it shows", ("about",))
    ]
    if isinstance(rules, list):
        texts += [(rule, "the name of a rule", ("rules", place)) for place, rule in enumerate(rules)]
    for text, what, place in texts:
        yield from _not(text, str, what, place)
        if isinstance(text, str) and not text.strip():
            yield InputError(f"expected {what}, found nothing", place)


# ---- the position


def _first_state(
    scenario: dict[str, Json], load: Load, found: list[InputError]
) -> GameState[GameInterface] | None:
    """The state a scenario begins with, or None and what is wrong with its game, its set-up or its position."""
    try:
        game = ready(scenario, load)
        given: dict[str, Json] | None = of_type(scenario.get("given", {}), dict, "a position", ("given",))
    except InputError as bad:
        found.append(bad)
        return None
    left_out: set[Place] = set()
    while given is not None:
        try:
            state = game.new(given)
        except InputError as bad:
            if not any(bad.place[: len(each)] == each for each in left_out):
                found.append(bad.within("given"))
            given = _without(given, bad.place, left_out)
        else:
            return None if left_out else state
    return None


def _without(given: dict[str, Json], place: Place, left_out: set[Place]) -> dict[str, Json] | None:
    """The position in which the game fills in what is wrong, so that the rest is judged too; None without a rest.

    What cannot be left to the game takes what is around it along.
    """
    position = deepcopy(given)
    while place:
        *outer, last = place
        whole: Json = position
        around = reduce(_part, outer, whole)
        if place not in left_out and _part(around, last) is not None:
            left_out.add(place)
            if not outer:
                return {name: part for name, part in position.items() if name != last}
            if isinstance(around, dict):
                around[str(last)] = ANY
            elif isinstance(around, list):
                around[int(last)] = ANY
            return position
        place = place[:-1]
    return None


def _part(value: Json, name: str | int) -> Json:
    """A part of a value by its name or number; None where it has none."""
    if isinstance(value, dict):
        return value.get(name)
    return value[name] if isinstance(value, list) and isinstance(name, int) and name < len(value) else None


# ---- the actions


def _play(
    state: GameState[GameInterface] | None, elements: Json, found: list[InputError], watch: Watch | None
) -> bool:
    """Whether all actions of a scenario could be taken; without a state only their form is judged."""
    if not isinstance(elements, list):
        found += _not(elements, list, "a list of actions", ("do",))
        return False
    if state and state.taken is None:
        state.taken = []
    goes_on, random = state is not None, Random(0)
    for place, element in enumerate(elements):
        try:
            kind, words = _read(element)
            if state and goes_on:
                found += [bad.within("do", place) for bad in _do(state, kind, words, random)]
                if watch and kind not in {"legal", "refused"}:
                    watch(state)
        except InputError as bad:
            goes_on = False
            found.append(bad.within("do", place))
    return goes_on


def _read(element: Json) -> tuple[str, str]:
    """What an element of `do` is, one of chance, legal, refused, onward and action, and its words."""
    if isinstance(element, dict):
        if len(only(element, ("chance", "legal", "refused"))) != 1:
            raise InputError('expected one of "chance", "legal" and "refused"')
        ((kind, words),) = element.items()
        return kind, of_type(words, str, "an action in words", (kind,))
    words = of_type(element, str, "an action in words")
    return ("onward" if words == "..." else "action"), words


def _do(state: GameState[GameInterface], kind: str, words: str, random: Random) -> Iterator[InputError]:
    """What is legal and should not be, or the reverse; raise InputError for an action that cannot be taken."""
    if kind == "action" and state.current_player() == CHANCE and _was_taken(state, words):
        return
    if kind == "chance":
        if state.current_player() != CHANCE:
            raise InputError("it is not for chance to decide here", ("chance",))
    else:
        _let_chance(state, random)
    if kind in {"legal", "refused"}:
        yield from _check_legality(state, kind, words)
    elif kind != "onward":
        _apply(state, words)


def _check_legality(state: GameState[GameInterface], kind: str, words: str) -> Iterator[InputError]:
    is_legal = bool(_matching_actions(state, words))
    if is_legal and kind == "refused":
        yield InputError(f"{words!r} is legal here but should be refused", (kind,))
    if not is_legal and kind == "legal":
        yield InputError(_illegal(state, words), (kind,))


def _illegal(state: GameState[GameInterface], words: str) -> str:
    legal = state.game.action_names(state, state.legal_actions())
    return f"{words!r} is not legal here ({state.question}){did_you_mean(words, legal)}"


def _let_chance(state: GameState[GameInterface], random: Random) -> None:
    while state.current_player() == CHANCE:
        state.apply_action(state.sample(random))


def _apply(state: GameState[GameInterface], words: str) -> None:
    meant = _matching_actions(state, words)
    if len(meant) != 1:
        if _was_taken(state, words):
            return
        raise InputError(_illegal(state, words))
    state.taken = []
    state.apply_action(meant[0])


def _was_taken(state: GameState[GameInterface], words: str) -> bool:
    """Whether this was the only choice since the last action, so that it was made unasked; it counts once."""
    assert state.taken is not None
    made = [each for each in state.taken if words in (each, each.split(" in ")[0])]
    if made:
        state.taken.remove(made[0])
    return bool(made)


def _matching_actions(state: GameState[GameInterface], words: str) -> list[int]:
    """All legal actions these words can mean: what follows as ' in lane 1' or ' (1)' may be left out."""
    legal = state.legal_actions()
    said = state.game.action_names(state, legal)
    if words in said:
        return [legal[said.index(words)]]
    begin = (f"{words} in ", f"{words} (")
    return [action for action, each in zip(legal, said, strict=True) if each.startswith(begin)]


# ---- what must hold


def _differences(state: GameState[GameInterface] | None, then: Json, *, is_over: bool) -> Iterator[InputError]:
    """What does not hold; as long as not all actions were taken, only what could hold in no state."""
    if not isinstance(then, dict):
        yield from _not(then, dict, "an object", ("then",))
        return
    found = state.game.describe_state(state) if state else {}
    for name, expected in then.items():
        place = ("then", name)
        if name in {"legal", "illegal"}:
            yield from _not(expected, list, "a list of actions", place)
            yield from _check_actions(
                state if is_over else None, name, expected if isinstance(expected, list) else []
            )
        elif state and name not in found:
            yield InputError(f"unknown {name!r}{did_you_mean(name, list(found))}", place)
        elif state and is_over:
            member = _naming_member(found[name])
            both = expected, found[name]
            if name in state.game.unordered:
                both = _in_one_order(expected, member), _in_one_order(found[name], member)
            yield from _compare(*both, place)


def _check_actions(state: GameState[GameInterface] | None, name: str, actions: list[Json]) -> Iterator[InputError]:
    """Actions of `then` that are not what they should be, legal or illegal."""
    for number, words in enumerate(actions):
        place = ("then", name, number)
        yield from _not(words, str, "an action in words", place)
        if state and isinstance(words, str) and bool(_matching_actions(state, words)) != (name == "legal"):
            yield InputError(f"{words!r} is {'not ' * (name == 'legal')}legal", place)


def _naming_member(fact: Json) -> str:
    """The member by which the objects of a fact are called: the first they have; empty where it has none."""
    if isinstance(fact, dict):
        return next(iter(fact), "")
    return next(filter(None, map(_naming_member, fact)), "") if isinstance(fact, list) else ""


def _in_one_order(value: Json, member: str) -> Json:
    """The same with components in the order of their names, be each a word or an object with this member."""
    if not isinstance(value, list):
        return value
    if not all(isinstance(each, str | dict) for each in value):
        return [_in_one_order(each, member) for each in value]
    return sorted(value, key=lambda each: str(each.get(member) if isinstance(each, dict) else each))


def _compare(expected: Json, found: Json, place: tuple[str | int, ...]) -> Iterator[InputError]:
    if expected == ANY:  # not looked at
        return
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from _compare(one, other, (*place, number))
    elif isinstance(expected, dict) and isinstance(found, dict):
        for name, one in expected.items():
            yield from _compare(one, found.get(name), (*place, name))
    elif isinstance(expected, str) and isinstance(found, dict):
        yield from _compare(expected, next(iter(found.values()), None), place)
    elif expected != found:
        yield InputError(f"expected {_text(expected)}, found {_text(found)}", place)


def _text(value: Json) -> str:
    return str(value) if not isinstance(value, list) else f"[{', '.join(_text(each) for each in value)}]"

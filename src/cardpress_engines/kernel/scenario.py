"""Scenarios: a position, actions in words, and what must hold afterwards. Rules are tested with them.

A scenario is a JSON object: `about` and `rules` say what it shows, `game` and `setup` what is played, `given` is
the position (what matters; the game fills in the rest), `do` the actions, `then` what must hold.

An element of `do` is an action in words, {"chance": words} for what chance brings, {"legal": words} or
{"refused": words} for an action that must or must not be legal and is not taken, or "..." to let chance go on
until somebody decides. A choice without an alternative may be left out. In `then` a word in place of an object is
its first member, such as the id of a component.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardpress_engines.kernel.position import ANY
from cardpress_engines.kernel.problems import BadInput, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.records import ready
from cardpress_engines.kernel.state import CHANCE, State
from cardpress_engines.kernel.table import Game, Load

MEMBERS = ("about", "rules", "game", "setup", "given", "do", "then")


def run(value: Json, load: Load) -> list[BadInput]:
    """What differs from `then`, each with its place; raise BadInput for a scenario that cannot be played."""
    scenario = only(value, MEMBERS)
    _check_heading(scenario)
    game = ready(scenario, load)
    try:
        state = game.new(of_type(scenario.get("given", {}), dict, "a position"))
    except BadInput as bad:
        raise bad.within("given") from None
    random = Random(0)
    if state.taken is None:
        state.taken = []
    for place, element in enumerate(of_type(scenario.get("do", []), list, "a list of actions", ("do",))):
        try:
            _do(game, state, element, random)
        except BadInput as bad:
            raise bad.within("do", place) from None
    return list(_differences(game, state, of_type(scenario.get("then", {}), dict, "an object", ("then",))))


def _check_heading(scenario: dict[str, Json]) -> None:
    """Refuse what no reader could use: `about` is a sentence, `rules` are names such as "MEPH-40"."""
    if not of_type(scenario.get("about", " "), str, "a sentence that says what it shows", ("about",)):
        raise BadInput("expected a sentence that says what it shows, found nothing", ("about",))
    for place, rule in enumerate(of_type(scenario.get("rules", []), list, 'a list such as ["A-1"]', ("rules",))):
        if not of_type(rule, str, "the name of a rule", ("rules", place)).strip():
            raise BadInput("expected the name of a rule, found nothing", ("rules", place))


def _do(game: Game, state: State[Game], element: Json, random: Random) -> None:
    if element == "...":
        _let_chance(state, random)
        return
    if isinstance(element, dict):
        if len(only(element, ("chance", "legal", "refused"))) != 1:
            raise BadInput('expected one of "chance", "legal" and "refused"')
        ((kind, words),) = element.items()
        of_type(words, str, "an action in words", (kind,))
        if kind in {"legal", "refused"}:
            _let_chance(state, random)
            _judge(game, state, kind, words)
            return
        if state.current() != CHANCE:
            raise BadInput("it is not for chance to decide here", ("chance",))
        _apply(game, state, words)
        return
    words = of_type(element, str, "an action in words")
    if state.current() == CHANCE and _was_taken(state, words):
        return
    _let_chance(state, random)
    _apply(game, state, words)


def _judge(game: Game, state: State[Game], kind: str, words: str) -> None:
    is_legal = bool(_meant(game, state, words))
    if is_legal and kind == "refused":
        raise BadInput(f"{words!r} is legal here but should be refused", (kind,))
    if not is_legal and kind == "legal":
        legal = game.words(state, state.legal())
        raise BadInput(f"{words!r} is not legal here ({state.question}){did_you_mean(words, legal)}", (kind,))


def _let_chance(state: State[Game], random: Random) -> None:
    while state.current() == CHANCE:
        state.apply(state.sample(random))


def _apply(game: Game, state: State[Game], words: str) -> None:
    action = _find(game, state, words)
    if action is None and _was_taken(state, words):
        return
    if action is None:
        legal = game.words(state, state.legal())
        raise BadInput(f"{words!r} is not legal here ({state.question}){did_you_mean(words, legal)}")
    state.taken = []
    state.apply(action)


def _was_taken(state: State[Game], words: str) -> bool:
    """Whether this was the only choice since the last action, so that it was made unasked; it counts once."""
    assert state.taken is not None
    made = [each for each in state.taken if words in (each, each.split(" in ")[0])]
    if made:
        state.taken.remove(made[0])
    return bool(made)


def _find(game: Game, state: State[Game], words: str) -> int | None:
    """The legal action of these words; their beginning is enough where only one action begins so."""
    meant = _meant(game, state, words)
    return meant[0] if len(meant) == 1 else None


def _meant(game: Game, state: State[Game], words: str) -> list[int]:
    """All legal actions these words can mean: what follows as ' in lane 1' or ' (1)' may be left out."""
    legal = state.legal()
    said = game.words(state, legal)
    if words in said:
        return [legal[said.index(words)]]
    begin = (f"{words} in ", f"{words} (")
    return [action for action, each in zip(legal, said, strict=True) if each.startswith(begin)]


def _differences(game: Game, state: State[Game], then: dict[str, Json]) -> Iterator[BadInput]:
    found = game.facts(state)
    for name, expected in then.items():
        if name in {"legal", "illegal"}:
            for place, words in enumerate(of_type(expected, list, "a list of actions", ("then", name))):
                of_type(words, str, "an action in words", ("then", name, place))
                if bool(_meant(game, state, words)) != (name == "legal"):
                    yield BadInput(f"{words!r} is {'not ' * (name == 'legal')}legal", ("then", name, place))
        elif name not in found:
            yield BadInput(f"unknown {name!r}{did_you_mean(name, list(found))}", ("then", name))
        else:
            in_order = name not in game.unordered
            yield from _compare(_settled(expected, in_order), _settled(found[name], in_order), ("then", name))


def _settled(value: Json, in_order: bool) -> Json:
    if in_order or not isinstance(value, list):
        return value
    if all(isinstance(each, str) for each in value):
        return sorted(value)
    return [_settled(each, in_order) for each in value]


def _compare(expected: Json, found: Json, place: tuple[str | int, ...]) -> Iterator[BadInput]:
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
        yield BadInput(f"expected {_shown(expected)}, found {_shown(found)}", place)


def _shown(value: Json) -> str:
    return str(value) if not isinstance(value, list) else f"[{', '.join(_shown(each) for each in value)}]"

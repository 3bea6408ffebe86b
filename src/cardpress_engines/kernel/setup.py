"""Validates the set-up of a game given as JSON, loads the game with it, and writes it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only

Judged = TypeVar("Judged")
"""A set-up of a game whose members are of the right types."""
Made = TypeVar("Made")
"""A game made ready."""
EXPECTED: Final = {bool: "true or false", int: "a number", str: "a word", list: "a list of words"}


def load_game(
    make: Callable[[Judged], Made],
    form: Callable[..., Judged],
    setup: Mapping[str, Json],
    options: Sequence[SetupOption],
) -> Made:
    """What `make` gives for a set-up in its `form`, lists as tuples; raise InputError for one that cannot be.

    `make` raises UnplayableGameError for data the engine cannot execute, ValueError for a set-up against rules.
    """
    given = only(dict(setup), tuple(option.name for option in options))
    for option in options:
        if option.name in given:
            given[option.name] = _check_member(given[option.name], option)
    try:
        return make(form(**given))
    except UnplayableGameError as error:
        raise InputError(f"this cannot be played, because the engine cannot execute:\n{error}") from None
    except ValueError as error:
        raise InputError(str(error)) from None


def _check_member(value: Json, option: SetupOption) -> Json:
    if option.kind is not list:
        of_type(value, option.kind, EXPECTED[option.kind], (option.name,))
        return value
    words = of_type(value, list, EXPECTED[list], (option.name,))
    return tuple(of_type(each, str, EXPECTED[str], (option.name, place)) for place, each in enumerate(words))


def setup_json(setup: object, options: Sequence[SetupOption]) -> dict[str, Json]:
    """A set-up as `load_game` takes it; what only files say is left out where it is as usual."""
    found: dict[str, Json] = {}
    for option in options:
        value = getattr(setup, option.name)
        if not option.in_files_only or value != option.default:
            found[option.name] = list(value) if option.kind is list else value
    return found

"""Command-line options for the set-up of a game; each game has its own."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from typing import Any

from cardpress_engines.cardplay import games
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import SetupOption


def game_argument(words: Sequence[str]) -> str | None:
    """The game a command line is about: a word that is a game's name, and rather not the value of an option."""
    found = [(before.startswith("-"), word) for before, word in zip(("", *words), words, strict=False)]
    wanted = [word for value, word in sorted(found, key=lambda pair: pair[0]) if word in games.names()]
    return wanted[0] if wanted else None


def add(parser: argparse.ArgumentParser, game: str | None, *, several: bool = False) -> None:
    """Arguments for the set-up of a game, or where to find them as long as no game is named.

    With `several` a number can be many, with commas between them: `tables` are all set-ups that says.
    """
    if game is None:
        parser.epilog = f"A game has options of its own: {parser.prog} {games.names()[0]} --help"
        return
    group = parser.add_argument_group(f"set-up of {game}")
    for option in _options(game):
        flag = f"--{option.name.replace('_', '-')}"
        if option.kind is bool:
            group.add_argument(flag, action="store_true", default=None, help=option.help)
        else:
            value = _numbers if several and option.kind is int else _value(option)
            group.add_argument(flag, type=value, metavar=_sort(option), help=_help(option))


def setup_members(game: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """The members of the set-up a person has said, in the form `load` takes."""
    said = {option.name: getattr(arguments, option.name, None) for option in _options(game)}
    return {name: value for name, value in said.items() if value is not None}


def tables(game: str, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """All set-ups a person has said where a number can be many, the first number changing last."""
    said = setup_members(game, arguments)
    many = {name: value for name, value in said.items() if isinstance(value, CommaSeparated)}
    return [{**said, **dict(zip(many, numbers, strict=True))} for numbers in product(*many.values())]


class CommaSeparated(list[int]):
    """Numbers each of which is a set-up."""


def _numbers(text: str) -> CommaSeparated:
    try:
        return CommaSeparated(dict.fromkeys(int(word) for word in text.split(",")))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"expected whole numbers with commas between them, found {text!r}"
        ) from None


def _options(game: str) -> tuple[SetupOption, ...]:
    options: tuple[SetupOption, ...] = registry.module(game, "game").OPTIONS
    return tuple(option for option in options if not option.in_files_only)


def _sort(option: SetupOption) -> str:
    return {int: "N", list: "A,B"}.get(option.kind, option.name.upper())


def _help(option: SetupOption) -> str:
    usual = ",".join(map(str, option.default)) if isinstance(option.default, list | tuple) else option.default
    choices = f"; of {', '.join(option.choices)}" if option.choices else ""
    return f"{option.help}{choices} ({usual})".replace("%", "%%")


def _value(option: SetupOption) -> Any:  # noqa: ANN401  what argparse takes for a type
    def value(text: str) -> int | str | list[str]:
        if option.kind is int:
            return int(text)
        words = text.split(",") if option.kind is list else [text]
        for word in words:
            if option.choices and word not in option.choices:
                raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(option.choices)}")
        return words if option.kind is list else text

    value.__name__ = "whole number"  # in argparse's sentence about one that is none
    return value

"""A program that plays scenario files and shows them as scenes: examples of a rulebook, for `cardpress build`.

It reads JSON: the folder of the rules data, the description of the table, backs by component, languages, the text
of each example by its id, and set-ups by name. It writes, for each example, what is wrong with it, or the scenes
before and after and what happened in each language; for each set-up that the game has, the table of a new game.
It is a program because the compiler may import neither engines nor the table.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from cardpress_engines.cardplay import games
from cardpress_engines.kernel import records, scenario
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError, index_of, line_and_column
from cardpress_engines.kernel.state import CHANCE
from cardpress_table.exported_game import ExportedGame
from cardpress_table.packed_record import link_to
from cardpress_table.scene import SceneMaker
from cardpress_table.scene_context import Json, State
from cardpress_table.words import TableWords

FIRST: Final = 0
"""The seat whose hand is seen where nobody decides."""


class Exhibition:
    """Examples of one game, played one after the other; what those of one set-up share is made once."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._data, self._languages = Path(given["data"]), list(given["languages"])
        self._game = given["table"]["game"]
        self._exported = ExportedGame(self._data, given["table"], {"": given["faces"]})
        self._loaded: dict[str, GameInterface] = {}
        self._makers: dict[int, SceneMaker] = {}
        self._words: dict[tuple[int, str], TableWords] = {}

    def example(self, text: str) -> Json:
        """What is wrong with an example, or what it shows."""
        try:
            value = json.loads(text)
            seen = _Witness(self._maker, _laid_out(value))
            wrong = scenario.run(value, self._load, seen)
        except InputError as bad:  # the layout does not fit the engine
            wrong = [bad]
        if wrong:
            return {"problems": [_problem(text, bad) for bad in wrong]}
        return {
            **seen.scenes(),
            "told": {language: self._told_words(seen, language) for language in self._languages},
        }

    def set_up(self, setup: Mapping[str, Any]) -> Json | None:
        """A new game as chance lays it out until somebody decides; None where the game has no such set-up."""
        try:
            game = self._load(self._game, setup)
            maker = self._maker(game)
        except InputError:
            return None
        state, random = game.new(), Random(0)
        while state.current_player() == CHANCE:
            state.apply_action(state.sample(random))
        told = {language: self._names(game, language) for language in self._languages}
        return {"layout": maker.layout, "after": maker.scene(state, FIRST), "told": told}

    def _load(self, name: str, setup: Mapping[str, Any]) -> GameInterface:
        key = json.dumps([name, setup], sort_keys=True)
        if key not in self._loaded:
            self._loaded[key] = games.find(name, self._data).load(setup)
        return self._loaded[key]

    def _maker(self, game: GameInterface) -> SceneMaker:
        if id(game) not in self._makers:
            self._makers[id(game)] = SceneMaker(game, self._exported)
        return self._makers[id(game)]

    def _told_words(self, seen: _Witness, language: str) -> Json:
        """What happened as the game tells it, and what zones and players are called."""
        lines, rest = seen.lines(self._words_of(seen.state.game, language))
        return {"lines": lines, "rest": rest, **self._names(seen.state.game, language)}

    def _names(self, game: GameInterface, language: str) -> Json:
        """What zones and players are called."""
        named = self._words_of(game, language).of_page(game.num_players)
        return {"zones": named["zones"], "players": named["players"]}

    def _words_of(self, game: GameInterface, language: str) -> TableWords:
        key = id(game), language
        if key not in self._words:
            self._words[key] = TableWords(game, language, self._data)
        return self._words[key]


def _laid_out(value: Any) -> int:  # noqa: ANN401 JSON that nobody has checked
    """How much chance brings before anybody acts: it lies on the table when the example begins.

    An example of chance alone shows what chance does.
    """
    elements = value.get("do") if isinstance(value, dict) else None
    by_chance = [isinstance(each, dict) and "chance" in each for each in elements or ()]
    return 0 if all(by_chance) else by_chance.index(False)


class _Witness:
    """Sees the table of one scenario when the first player acts, after each action, and at the end."""

    state: State

    def __init__(self, maker: Any, laid_out: int) -> None:  # noqa: ANN401 a method
        self._maker_of, self._laid_out = maker, laid_out
        self._happened: list[int] = []

    def __call__(self, state: State) -> None:
        """Look at the table; once all is laid out, what happens is noted."""
        if self._laid_out:
            self._laid_out -= 1
        elif not self._happened:
            self.state, state.events = state, []
            decides = state.current_player()
            self._seat = decides if decides >= 0 else FIRST
            self._maker: SceneMaker = self._maker_of(state.game)
            self._before = self._maker.scene(state, self._seat)
            self._link = link_to(records.to_json(state), self._seat)
            self._happened.append(0)
        else:
            self._happened.append(len(state.events or ()))

    def scenes(self) -> Json:
        """The layout and the scenes, and how a link ends that leads to the table as it is before."""
        return {
            "seat": self._seat,
            "link": self._link,
            "layout": self._maker.layout,
            "before": self._before,
            "after": self._maker.scene(self.state, self._seat),
        }

    def lines(self, words: TableWords) -> tuple[list[str], list[str]]:
        """What happened up to the next turn or phase, and what came then by itself."""
        events, last = self.state.events or (), self._happened[-2] if len(self._happened) > 1 else 0
        every = words.view.log_lines(events, 0, None)
        end = words.view.log_lines(events, last, None)
        over = len(end) - end.index("") if "" in end else 0
        parts = every[: len(every) - over], every[len(every) - over :]
        lines, rest = ([line.strip() for line in part if line.strip()] for part in parts)
        return lines, rest


def _problem(text: str, bad: InputError) -> Json:
    line, column = line_and_column(text, index_of(text, bad.place))
    pointer = "".join(f"/{part}" for part in bad.place)
    return {"reason": bad.reason, "line": line, "column": column, "pointer": pointer}


def main() -> None:
    """Play what standard input says and write what is to be shown."""
    gc.disable()  # a short life, in which next to nothing becomes garbage
    given = json.load(sys.stdin)
    exhibition = Exhibition(given)
    examples = {id_: exhibition.example(text) for id_, text in given["examples"].items()}
    set_ups = {name: exhibition.set_up(setup) for name, setup in given["set_ups"].items()}
    shown = {**examples, **{name: shown for name, shown in set_ups.items() if shown}}
    sys.stdout.write(json.dumps(shown))  # `json.dump` would put every number by itself, in Python


if __name__ == "__main__":
    main()

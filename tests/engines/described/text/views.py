"""Text views of small games, told in the words of the language packs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from cardpress_engines.cardplay.fluent_messages import FluentMessages
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.view import TextView
from cardpress_engines.kernel.state import CHANCE, TERMINAL

PACKS = Path(__file__).resolve().parents[4] / "src/cardpress/language/packs"
LANGUAGES = ("de", "en", "pl")


def messages(language: str) -> FluentMessages:
    """What described games say in a language."""
    ties = json.loads((PACKS / language / "language.json").read_text("utf-8"))["ties"]
    return FluentMessages(language, (PACKS / language / "played.ftl").read_text("utf-8"), ties)


def with_own(own: str) -> FluentMessages:
    """What described games say in English, where a game does not say it in words of its own."""
    ids = {line.partition(" =")[0] for line in own.splitlines() if " =" in line}
    shared: dict[str, str] = {}
    last = ""
    for line in (PACKS / "en" / "played.ftl").read_text("utf-8").splitlines():
        last = line.partition(" =")[0] if line[:1].isalpha() else last
        if line[:1].isalpha() or line.startswith(" "):
            shared[last] = f"{shared.get(last, '')}{line}\n"
    return FluentMessages("en", own + "\n" + "".join(text for id_, text in shared.items() if id_ not in ids), ())


def view(game: DescribedGame, language: str = "en", **play: Any) -> TextView:
    """The text view of a game whose components are called by their ids; `play` says what else is called how."""
    names: Mapping[str, Any] = {id_: {"name": id_.replace("_", " ")} for id_ in game.designs.ids}
    texts: Any = {"components": names, "variants": {}, "play": play}
    return TextView(game, messages(language), texts)


def decisions(game: DescribedGame, seed: int = 0) -> Iterator[DescribedState]:
    """A random game, stopped at each decision of a player and at its end."""
    random, state = Random(seed), game.new()
    state.events = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE:
            yield state
        state.apply_action(state.sample(random))
    yield state


def everything(teller: TextView, state: DescribedState, person: int | None) -> list[str]:
    """All that can be told of a state."""
    lines = [*teller.table(state, person, texts=True), *teller.log_lines(state.events or [], 0, person)]
    if state.current_player() == TERMINAL:
        return [*lines, *teller.result_lines(state, person)]
    choices = [choice for group in teller.choices(state) for choice in group.choices]
    lines += [*teller.question(state), *(choice.words for choice in choices)]
    lines += [line for choice in choices for line in teller.about(state, choice.action)]
    return [*lines, *(teller.hand(state, person) if person is not None else ())]

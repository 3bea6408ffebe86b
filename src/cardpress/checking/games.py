"""Checks games without rendering, unless the same inputs were found right before: `cardpress check`.

A build of everything finds no less than a check. What was sound is noted below build/.cache, where builds keep
things; checking alone makes no folder.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder, UnwritableError

if TYPE_CHECKING:
    from cardpress.models.project import Game

FILE = "checked.json"


def check(root: Path, games: Collection[str], inputs: Mapping[str, str], tool: str) -> tuple[Report, list[str]]:
    """What is wrong with games, and a line for each that could be read.

    `inputs` are their fingerprints, `tool` is the compiler's: what builds put into words with it is recalled.
    """
    noted = _stored_results(root)
    lines = {game: line for game in games if (line := noted.get(game, {}).get(inputs[game]))}
    asked = [game for game in games if game not in lines]
    if not asked:
        return Report(), [lines[game] for game in sorted(lines)]
    from cardpress import pipeline  # noqa: PLC0415 sound games need nothing of the compiler
    from cardpress.checking.dry_run import rehearse  # noqa: PLC0415
    from cardpress.checking.trials import Trials  # noqa: PLC0415
    from cardpress.incremental.session import Session  # noqa: PLC0415

    opened = Session()
    with Trials(root) as trials:
        outcome = pipeline.check(root, asked, opened, tool, linked=trials.begin)
        rehearse(root, outcome, opened, tool)
        if not outcome.report.has_errors:
            outcome.report.extend(trials.problems())
    if _folder(root).path.is_dir():
        opened.save()
    lines |= {name: summary(game) for name, game in outcome.games.items()}
    if not len(outcome.report):
        note(root, outcome.games, inputs)
    return outcome.report, [lines[game] for game in sorted(lines)]


def note(root: Path, sound: Mapping[str, Game], inputs: Mapping[str, str]) -> None:
    """Note that nothing is wrong with games made from these inputs, where builds keep things."""
    folder = _folder(root)
    if folder.path.is_dir():
        noted = _stored_results(root) | {name: {inputs[name]: summary(game)} for name, game in sound.items()}
        with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
            folder.write(FILE, json.dumps(noted, sort_keys=True).encode())


def summary(game: Game) -> str:
    """A line for a game: components, cards, languages, and how many texts the vocabulary says."""
    from cardpress.effects.families.control import Custom  # noqa: PLC0415 sound games need no vocabulary
    from cardpress.effects.walk import trees  # noqa: PLC0415

    worded = [effects for loaded in game.components.values() if (effects := list(trees(loaded.model)))]
    custom = sum(any(isinstance(effect, Custom) for _, _, effect in effects) for effects in worded)
    share = 100 * (len(worded) - custom) / len(worded) if worded else 100
    return (
        f"{game.id}: {len(game.components)} components, {sum(game.copies().values())} cards, "
        f"languages {', '.join(game.languages)}; {len(worded)} components have rules, {custom} custom, "
        f"{share:.0f}% compiled from their trees"
    )


def _stored_results(root: Path) -> dict[str, dict[str, str]]:
    """Of each game found sound the line by the fingerprint it had; what cannot be read was not noted."""
    try:
        stored = json.loads(_folder(root).read(FILE))
        return {str(game): {str(key): str(line) for key, line in one.items()} for game, one in stored.items()}
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}


def _folder(root: Path) -> Folder:
    return Folder(root / "build").below(".cache")

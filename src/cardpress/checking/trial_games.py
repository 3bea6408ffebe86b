"""Random games of a game whose course of play is data: what `check` warns of because it never happened in them.

The engine plays in a process of its own, with a bound on its time: it may not be imported here, and a course of
play can be without an end.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.effects.content import rewritten
from cardpress.effects.families.flow import Can, NotSo
from cardpress.files.safe_write import Folder, UnwritableError
from cardpress.models.project import Game

PROGRAM = "cardpress_engines.described.trial_games"
SECONDS = 4
"""Processor time that is played for at most."""
LONGEST = 60
"""Seconds after which a game that never comes to a decision is stopped."""
VERSION = 7
"""Counted up when other things are found than before."""
_NEVER = (
    ("never_legal", "actions", "nobody could ever take the action {}", 'look at its "choose", "if" and "pay"'),
    ("never_taken", "actions", "nobody ever took the action {}", "it is hardly ever legal"),
    (
        "never_begun_procedures",
        "procedures",
        "the procedure {} was never performed",
        "perform it, or leave it out",
    ),
    ("never_begun_bodies", "bodies", "{} never happened", "no card says so, or none that does was played"),
)
"""Finding, member of the play files, message, hint."""


class BackgroundTrial:
    """Random games of a game that plays, which another process plays while this one goes on.

    What was found with the same rules and components is remembered where builds keep things.
    """

    def __init__(self, root: Path, game: Game) -> None:
        given = json.dumps(_as_json(game), sort_keys=True)
        self._game, self._key = game, hashlib.sha256(f"{VERSION} {given}".encode()).hexdigest()
        self._folder, self._file = Folder(root / "build").below(".cache"), f"trial-{game.id}.json"
        self._known = _recall(self._folder, self._file, self._key)
        self._players = start_playing(given) if self._known is None else None

    def problems(self) -> Iterator[Diagnostic]:
        """What never happened, as warnings where the play files say it; waits for the games to end."""
        if self._players is not None:
            self._known, self._players = _findings(self._players), None
            if self._folder.path.is_dir():
                with suppress(UnwritableError):  # a folder nobody may write in costs only the next check's time
                    self._folder.write(self._file, json.dumps({self._key: self._known}, sort_keys=True).encode())
        yield from _problems(self._game, self._known or {})

    def stop(self) -> None:
        """Let no game go on whose findings nobody asked for."""
        if self._players is not None:
            self._players.kill()
            self._players.communicate()
            self._players = None


def _recall(folder: Folder, file: str, key: str) -> dict[str, Any] | None:
    """What was found for the same game; None where nothing was, or it cannot be read."""
    try:
        found = json.loads(folder.read(file))[key]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def start_playing(given: str) -> subprocess.Popen[str]:
    """The program at work on a game, which it reads from a file: who fills a pipe waits until it is emptied."""
    with TemporaryFile("w+", encoding="utf-8") as file:
        file.write(given)
        file.seek(0)
        words = [sys.executable, "-m", PROGRAM, str(SECONDS)]
        return subprocess.Popen(
            words, stdin=file, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )


def _findings(players: subprocess.Popen[str]) -> dict[str, Any]:
    """What the program finds; `silent` where it comes to no decision, `broken` where it ends with an error."""
    try:
        said, error = players.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        players.kill()
        players.communicate()
        return {"silent": True}
    if players.returncode:
        return {"broken": error.strip().rpartition("\n")[2]}
    found: dict[str, Any] = json.loads(said)
    return found


def _as_json(game: Game) -> dict[str, Any]:
    """A game as the program reads it."""
    assert game.play is not None
    components = {id_: game.reader.dump_python(one.model, mode="json", by_alias=True)
                  for id_, one in game.components.items()}  # fmt: skip
    return {
        "name": game.id,
        "play": game.play.model.model_dump(mode="json", by_alias=True),
        "components": components,
        "decks": {deck.id: list(deck.cards.items()) for deck in game.decks},
        "variants": {
            variant: {
                card: {field: effect.model_dump(mode="json", by_alias=True) for field, effect in fields.items()}
                for card, fields in cards.items()
            }
            for variant, cards in rewritten(game).items()
        },
    }


def _problems(game: Game, found: dict[str, Any]) -> Iterator[Diagnostic]:
    assert game.play is not None
    source = game.play.source
    if found.get("silent"):
        yield _endless(game, "random games come to no decision any more")
        return
    if reason := found.get("broken"):
        yield _warn(source.position(), f"random games could not be played: {reason}", "")
        return
    if unplayable := found.get("unplayable"):
        for line in str(unplayable).splitlines():
            yield _warn(source.position(), f"this cannot be played: {line}", "docs/play.md says what can")
        return
    if found["runs_on"] is not None:
        message, hint = "this goes on and on, and nobody decides anything", "let it end when nothing changes, too"
        yield _warn(source.position(found["runs_on"] or "/course"), message, hint)
    elif found["endless"]:
        yield _endless(game, "a random game did not end within 20,000 decisions")
    if found["games"]:
        yield from _never_happened(game, found)


def _never_happened(game: Game, found: dict[str, Any]) -> Iterator[Diagnostic]:
    """What happened in none of the games that came to an end."""
    assert game.play is not None
    source, games = game.play.source, found["games"]
    for finding, member, message, hint in _NEVER:
        for id_ in found[finding]:
            if finding == "never_legal" and _is_way_out(game, id_):
                continue
            at = source.position(f"/{member}/{id_}", key=True)
            yield _warn(at, f"{message.format(id_)} in {games} random games", hint)
    for id_ in found["never_begun_phases"]:
        at = source.position(_pointer_of_phase(source.value, id_) or "/course", key=True)
        yield _warn(
            at, f"the phase {id_} never began in {games} random games", "what comes before it does not end"
        )
    for id_ in found["never_moved"]:
        at = game.components[id_].source.position()
        yield _warn(at, f"{id_} stayed where it begins in {games} random games", "nothing draws or moves it")
    for id_ in found["never_used"]:
        at = game.components[id_].source.position()
        yield _warn(at, f"nobody took an action with {id_} in {games} random games", "can it ever be paid?")
    if seat := found["always_wins"]:
        at = source.position("/score", key=True)
        yield _warn(
            at, f"player {seat} won all of {games} random games", "let who begins have less, or more to lose"
        )


def _is_way_out(game: Game, action: str) -> bool:
    """Whether an action is there for whoever can do nothing else: it is well when nobody needs it."""
    assert game.play is not None
    play: Any = game.play.model
    condition = play.actions[action].if_
    return isinstance(condition, NotSo) and isinstance(condition.of, Can)


def _pointer_of_phase(tree: Any, id_: str, at: str = "") -> str | None:  # noqa: ANN401 JSON
    """Where play files say a phase."""
    if isinstance(tree, dict) and tree.get("op") == "phase" and tree.get("phase") == id_:
        return f"{at}/phase"
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list | tuple) else ()
    found = (_pointer_of_phase(part, id_, f"{at}/{key}") for key, part in parts)
    return next((each for each in found if each is not None), None)


def _endless(game: Game, message: str) -> Diagnostic:
    assert game.play is not None
    at = game.play.source.position("/end" if "end" in game.play.model.model_fields_set else "/course", key=True)
    return _warn(at, message, "bound it with rounds, times or an end that comes")


def _warn(at: Position, message: str, hint: str) -> Diagnostic:
    return Diagnostic("never-happens", message, at, hint=hint or None, severity=Severity.WARNING)

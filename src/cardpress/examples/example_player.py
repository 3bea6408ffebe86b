"""Has the examples of a game played by its engine, in a process of its own, with the rules data of this build.

The compiler may import no engine, so both speak JSON. Nothing is written but rules data in a folder that is gone
afterwards.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.examples import PLAYERS
from cardpress.models.set_ups import shown_set_ups
from cardpress.models.source import Source, position_at
from cardpress.press.fingerprint import fingerprint
from cardpress.press.kept_documents import KeptDocuments
from cardpress.targets import Order, back_of
from cardpress.targets.exports.table.description import table_json
from cardpress.targets.rules_data import FOLDER
from cardpress.targets.rules_data.package import Package, shared_files

PROGRAM = "cardpress_table.played_examples"
LONGEST = 60
"""Seconds after which an example that comes to no end is given up."""
_HINT = "mend the scenario, or the rule or the card it shows; `cardplay scenario FILE` plays it alone"


class ExamplePlayer:
    """Plays the examples of one order, once for all books that show them."""

    def __init__(self, order: Order) -> None:
        self._order = order

    @cached_property
    def recipe(self) -> str:
        """Fingerprint of all that decides what the examples show."""
        examples = self._order.game.examples
        sources = (part for id_, source in sorted(examples.items()) for part in (id_, source.digest))
        asked = (self._package.recipe(), self._description, engines_digest(), json.dumps(self._set_ups))
        return fingerprint("examples", *asked, *sources)

    def scenes(self, report: Report, kept: KeptDocuments) -> Mapping[str, Any] | None:
        """What each example shows by its id, as it was kept; None when one is wrong, which is in the report."""
        with suppress(ValueError):  # an entry that somebody damaged is none
            return dict(json.loads(kept.find_entry(self._key) or b""))
        shown, problems = self._play_examples
        report.extend(problems)
        if problems:
            return None
        kept.add_entry(self._key, json.dumps(shown, ensure_ascii=False).encode())
        return shown

    def are_kept(self, kept: KeptDocuments) -> bool:
        """Whether nothing has to be played for `scenes`."""
        return kept.find_entry(self._key) is not None

    @cached_property
    def _key(self) -> str:
        """What stands for all that is kept: what examples show, told in the languages that are asked for."""
        return fingerprint(self.recipe, *sorted(self._order.texts))

    @cached_property
    def _package(self) -> Package:
        return Package(self._order.game, self._order.words)

    @cached_property
    def _description(self) -> str:
        order = self._order
        return json.dumps({"table": table_json(order), "faces": _faces(order)})

    @cached_property
    def _play_examples(self) -> tuple[Mapping[str, Any], tuple[Diagnostic, ...]]:
        examples = self._order.game.examples
        if not examples and not self._set_ups:
            return {}, ()
        shown = self._play({id_: source.text for id_, source in examples.items()})
        if isinstance(shown, str):
            at = next((source.home for source in examples.values()), None)
            return {}, (Diagnostic("broken-example", f"examples cannot be played: {shown}", at),) if at else ()
        return shown, tuple(_problems(examples, shown))

    @cached_property
    def _set_ups(self) -> dict[str, dict[str, Any]]:
        """Set-ups that are shown too; one that the game does not have has no scene, and `check` tells why."""
        return shown_set_ups(self._order.game)

    def _play(self, examples: Mapping[str, str]) -> Mapping[str, Any] | str:
        """What the program says of examples, or why it says nothing."""
        with tempfile.TemporaryDirectory() as folder:
            self._write_rules_data(Path(folder))
            own = {"data": folder, "examples": dict(examples), "languages": sorted(self._order.texts)}
            given = {**json.loads(self._description), **own, "set_ups": self._set_ups}
            try:
                done = subprocess.run(
                    [sys.executable, "-m", PROGRAM],
                    input=json.dumps(given), capture_output=True, text=True, encoding="utf-8",
                    timeout=LONGEST, check=False,
                )  # fmt: skip
            except subprocess.TimeoutExpired:
                return f"they come to no end in {LONGEST} seconds"
        if done.returncode:
            return done.stderr.strip().rpartition("\n")[2]
        shown: dict[str, Any] = json.loads(done.stdout)
        return shown

    def _write_rules_data(self, folder: Path) -> None:
        package = folder / FOLDER.partition("/")[2]
        for path, text in {**shared_files(), **self._package.files()}.items():
            file = package / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


def _faces(order: Order) -> dict[str, dict[str, str | None]]:
    """Each component's sides by name: a back that several share has the name of the first that has it."""
    named: dict[str, str] = {}
    sides: dict[str, dict[str, str | None]] = {}
    for one in next(iter(order.printed.values()), ()):
        back = named.setdefault(one.back.key, back_of(one.component)) if one.back else None
        sides[one.component] = {"front": one.component, "back": back}
    return sides


def engines_digest() -> str:
    """Digest of the code that plays examples: another rule may show another table."""
    whole = hashlib.sha256()
    for package in PLAYERS:
        spec = find_spec(package)
        for place in (spec.submodule_search_locations or ()) if spec else ():
            for file in sorted(Path(place).rglob("*.py")):
                stat = file.stat()
                digest = _file_digest(file, stat.st_size, stat.st_mtime_ns)
                whole.update(file.relative_to(place).as_posix().encode() + b"\0" + digest)
    return whole.hexdigest()


@lru_cache(maxsize=2048)
def _file_digest(file: Path, _size: int, _changed: int) -> bytes:
    """Digest of a file, which is not read again before it is another size or changed at another time."""
    return hashlib.sha256(file.read_bytes()).digest()


def _problems(examples: Mapping[str, Source], shown: Mapping[str, Any]) -> Iterator[Diagnostic]:
    """What differs from what examples expect, where they say it."""
    for id_, told in shown.items():
        for problem in told.get("problems", ()):
            message = f"the example {id_} does not go as it says: {problem['reason']}"
            yield Diagnostic("broken-example", message, _position(examples[id_], problem), None, _HINT)


def _position(source: Source, problem: Mapping[str, Any]) -> Position:
    lines = source.text.split("\n")
    at = sum(len(line) + 1 for line in lines[: problem["line"] - 1]) + problem["column"] - 1
    return position_at(source.path, source.text, at, pointer=problem["pointer"])

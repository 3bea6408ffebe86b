"""Measures presses in the studio, to the new sentence and face, and saved templates, to the first card.

usage: studio.py [--cards 600] [--presses 12]. The project has the shape of Mephisto, its rules as data in four
languages, each card as often as needed under another id. A press changes an amount that the card never had before;
the sentence is there when the answer of the server is made, the face when its picture is. All is asked of the open
project in this process, without a browser; CPU is that of the process, which has one thread then. Nothing here
decides whether a test passes.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from project import FOLDERS, GAME, REPOSITORY

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.serve.previews import face_picture
from cardpress_studio.studio import Studio
from cardpress_studio.studio_cards import StudioCards
from cardpress_studio.studio_changes import StudioChanges
from cardpress_studio.studio_templates import StudioTemplates

SOURCE = REPOSITORY / "content" / "mephisto"
DPI = 150
SAVED = {f"templates/{GAME}/item.html": "<!-- {} -->", f"templates/{GAME}/cards.css": ".saved-{} {{ color: red }}"}
"""Files that are saved, and what is written at their end, another one each time."""
CARD, CLAUSE, AMOUNT = "witch", "/ability/do", "/ability/do/amount"


def make_studio_project(root: Path, count: int) -> Path:
    """Write a project of so many cards into a new folder: those of Mephisto, again and again; gives the folder."""
    for name, to in (("mephisto", GAME), ("shared", "shared")):
        shutil.copytree(REPOSITORY / "templates" / name, root / "templates" / to)
    for template in (root / "templates" / GAME).glob("*.html"):
        template.write_text(template.read_text("utf-8").replace('"mephisto/', f'"{GAME}/'), "utf-8")
    content = root / "content" / GAME
    for folder in ("rules", "lexicon", "sentences", "terms"):
        shutil.copytree(SOURCE / folder, content / folder)
    (root / "schemas").mkdir()
    shutil.copy(REPOSITORY / "schemas" / "mephisto.py", root / "schemas" / f"{GAME}.py")
    ids: dict[str, list[str]] = defaultdict(list)
    for folder, card in islice(_cards(), count):
        ids[card["id"].partition("_again_")[0]].append(card["id"])
        _write(content / folder / f"{card['id']}.json", card)
    printed = {id_: 1 for several in ids.values() for id_ in several}
    _write(content / "decks" / "all.json", {"cards": printed, "id": "all", "position": 0})
    settings = json.loads((SOURCE / "game.json").read_text("utf-8"))
    _write(
        content / "game.json", {k: v for k, v in settings.items() if k not in {"balance", "engine"}} | {"id": GAME}
    )
    (content / "text").mkdir()
    for file in (SOURCE / "text").glob("*.ftl"):
        (content / "text" / file.name).write_text(_texts(file.read_text("utf-8"), ids), "utf-8")
    return root


def _cards() -> Iterator[tuple[str, dict[str, Any]]]:
    """The cards of the game, then each again under other ids and in another pose, without end."""
    files = [(folder, file) for folder in FOLDERS for file in sorted((SOURCE / folder).glob("*.json"))]
    for number, (folder, file) in enumerate(cycle(files)):
        card, again = json.loads(file.read_text("utf-8")), number // len(files)
        turned = {"turn": number * 37 % 361 - 180, "scale": 80 + again, "flip": bool(again % 2)}
        pose = {"art": {**card["art"], **turned}} if again else {}
        yield folder, {**card, **pose, "id": f"{card['id']}_again_{again}" if again else card["id"]}


def _texts(text: str, ids: dict[str, list[str]]) -> str:
    """The words of the interface, and those of each card under all its ids."""
    found = []
    for entry in re.split(r"(?m)^(?=\S)", text):
        id_, equals, rest = entry.partition(" =")
        copies = ids.get(id_, []) if equals else []
        found += [f"{one} ={rest}" for one in copies] if copies or not id_.isidentifier() else []
        found += [entry] if id_.startswith("ui-") or not equals else []
    return "".join(found)


def _write(file: Path, value: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


class _Times:
    """Wall and CPU milliseconds of what was done, by its name."""

    def __init__(self) -> None:
        self._of: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def time(self, name: str, do: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Do something and note how long it took."""
        wall, cpu = time.perf_counter(), time.process_time()
        done = do(*given, **named)
        self._of[name].append((time.perf_counter() - wall, time.process_time() - cpu))
        return done

    def lines(self) -> Iterator[str]:
        """The table in Markdown: medians and the slowest."""
        yield "| what | CPU | wall | slowest, CPU |"
        yield "|---|---|---|---|"
        for name, several in self._of.items():
            wall, cpu = (statistics.median(one[part] for one in several) for part in (0, 1))
            most = max(one[1] for one in several)
            yield f"| {name} | {cpu * 1000:.0f} ms | {wall * 1000:.0f} ms | {most * 1000:.0f} ms |"


def measured(root: Path, presses: int, times: _Times) -> None:
    """Open the project and press."""
    with Session(jobs=1, stays=True) as opened:
        studio = Studio(root, [GAME], opened, tool_fingerprint(opened.digests))
        studio.refresh()
        for number in range(presses):
            _press(studio, number % 9 + 1, times)
        for path, more in SAVED.items():
            for number in range(presses):
                _save(studio, path, more.format(number), times)


def _press(studio: Studio, amount: int, times: _Times) -> None:
    cards = StudioCards(studio)
    seen, place = cards.card(GAME, CARD)["digest"], {"pointer": AMOUNT, "language": "pl"}
    name = "a press: to the sentence in all languages"
    pressed = times.time(name, StudioChanges(studio, cards).fill_in, GAME, CARD, seen=seen, value=amount, **place)
    drawable = times.time("then to the face", studio.sight.drawable, pressed["faces"]["pl"][0])
    times.time("then to its picture", face_picture, drawable, DPI)
    times.time("the whole check behind it", studio.settle)
    times.time("what could stand for an amount", cards.suggestions, GAME, CARD, **place)
    times.time("what could stand for a clause", cards.suggestions, GAME, CARD, **place | {"pointer": CLAUSE})


def _save(studio: Studio, path: str, more: str, times: _Times) -> None:
    """Save a template with another end, and draw the picture of its first card, as the page asks for it."""
    templates, open_, of = StudioTemplates(studio), {"id_": CARD, "language": "pl"}, path.rpartition(".")[2]
    told = templates.file(GAME, path, **open_)
    text = told["text"].rpartition("\n")[0] + f"\n{more}"
    saved = times.time(
        f"a saved {of}: to the first card", templates.write, GAME, path, seen=told["digest"], text=text, **open_
    )
    times.time(f"{of}: then to its picture", _picture, studio, saved["faces"][0]["key"])


def _picture(studio: Studio, key: str) -> bytes:
    drawable = studio.sight.drawable(key)
    assert drawable is not None
    return face_picture(drawable, DPI)


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=600)
    parser.add_argument("--presses", type=int, default=12)
    arguments, times = parser.parse_args(), _Times()
    with tempfile.TemporaryDirectory() as folder:
        measured(make_studio_project(Path(folder) / "studio", arguments.cards), arguments.presses, times)
    print("\n".join(times.lines()))


if __name__ == "__main__":
    main()

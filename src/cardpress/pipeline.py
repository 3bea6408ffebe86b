"""The seven stages in order: load, check, link, phrase, plan, render, write."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.models.manifest import Selection, Wanted
from cardpress.models.project import Game, Texts
from cardpress.session import Session
from cardpress.stages.check import check as check_shapes
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase
from cardpress.stages.plan import order, plan
from cardpress.stages.render import render
from cardpress.stages.write import write

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Outcome:
    """What a run found and made; `changed` are paths below build/, `seconds` is wall time."""

    report: Report
    games: Mapping[str, Game] = field(default_factory=dict)
    texts: Mapping[str, Mapping[str, Texts]] = field(default_factory=dict)
    changed: tuple[str, ...] = ()
    seconds: float = 0.0


def check(root: Path, games: Collection[str], session: Session) -> Outcome:
    """Find everything that is wrong with the games of a project, without rendering."""
    report = Report()
    sources = load(root, report, games, known=session.files)  # 1
    linked = link(check_shapes(sources, report), root, report)  # 2, 3
    texts = {
        name: {language: phrase(game, language, report) for language in game.languages}
        for name, game in linked.items()
    }  # 4
    return Outcome(report, linked, texts)


def build(
    root: Path, selection: Selection, wanted: Wanted, session: Session, progress: Progress | None = None
) -> Outcome:
    """Compile the selected games into root/build; when anything is wrong nothing is written."""
    started = time.perf_counter()
    found = check(root, selection.games, session)
    report, folder = found.report, root / "build"
    if report.has_errors:
        return found
    orders = {name: order(game, found.texts[name], selection, report) for name, game in found.games.items()}
    jobs = {name: plan(one, selection.targets or wanted.targets) for name, one in orders.items()}  # 5
    presses = {name: one.look for name, one in orders.items()}
    made, kept = render(
        jobs, wanted.inputs, folder, lambda name: session.press(presses[name], folder / ".cache"), report, progress
    )  # 6
    if report.has_errors:
        return replace(found, seconds=time.perf_counter() - started)
    changed = write(made, kept, folder, selection, report)  # 7
    return replace(found, changed=changed, seconds=time.perf_counter() - started)

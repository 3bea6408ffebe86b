"""The seven stages in order: load, check, link, phrase, plan, render, write."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.effects.varied import varied
from cardpress.models.manifest import Selection, Wanted
from cardpress.models.project import Game, Texts
from cardpress.session import Session
from cardpress.stages.check import check as check_shapes
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase
from cardpress.stages.plan import plan
from cardpress.stages.render import Bench, render
from cardpress.stages.write import write

Progress = Callable[[str, int, int], None]
Varied = Mapping[str, tuple[Game, Mapping[str, Texts]]]
"""Variant id to the components it changes, as a game of their own, and their texts by language."""


@dataclass(frozen=True)
class Outcome:
    """What a run found and made; `changed` are paths below build/, `seconds` is wall time."""

    report: Report
    games: Mapping[str, Game] = field(default_factory=dict)
    texts: Mapping[str, Mapping[str, Texts]] = field(default_factory=dict)
    variants: Mapping[str, Varied] = field(default_factory=dict)
    changed: tuple[str, ...] = ()
    seconds: float = 0.0


def check(root: Path, games: Collection[str], session: Session) -> Outcome:
    """Find everything that is wrong with the games of a project, without rendering."""
    report = Report()
    sources = load(root, report, games, known=session.files)  # 1
    linked = link(check_shapes(sources, report), root, report)  # 2, 3
    texts = {name: _phrased(game, report) for name, game in linked.items()}  # 4
    variants = {
        name: {variant: (changed, _phrased(changed, report)) for variant, changed in varied(game).items()}
        for name, game in linked.items()
    }
    return Outcome(report, linked, texts, variants)


def _phrased(game: Game, report: Report) -> dict[str, Texts]:
    return {language: phrase(game, language, report) for language in game.languages}


def build(
    root: Path, selection: Selection, wanted: Wanted, session: Session, progress: Progress | None = None
) -> Outcome:
    """Compile the selected games into root/build; when anything is wrong nothing is written."""
    started, folder = time.perf_counter(), root / "build"
    found = check(root, selection.games, session)
    report = found.report
    if report.has_errors:
        return found
    targets = selection.targets or wanted.targets
    plans = {
        name: plan(game, _spoken(found.texts[name], selection), found.variants[name], targets, report)
        for name, game in found.games.items()
    }  # 5
    bench = Bench(
        folder, wanted.inputs, lambda name: session.press(plans[name].look, folder / ".cache"), progress or _silent
    )
    made, kept = render({name: planned.jobs for name, planned in plans.items()}, bench, report)  # 6
    changed = () if report.has_errors else write(made, kept, folder, selection, report)  # 7
    return replace(found, changed=changed, seconds=time.perf_counter() - started)


def _spoken(texts: Mapping[str, Texts], selection: Selection) -> dict[str, Texts]:
    """The texts of the languages asked for."""
    return {code: words for code, words in texts.items() if code in (selection.languages or texts)}


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""

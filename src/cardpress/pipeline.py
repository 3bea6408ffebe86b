"""The seven stages in order: load, check, link, phrase, plan, render, write."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from cardpress.diagnostics import Progress, Report, Severity
from cardpress.effects.variants import variant_games
from cardpress.incremental.session import Session
from cardpress.language.draft_languages import fallback_language
from cardpress.language.phrase_cache import PhraseCache
from cardpress.models.manifest import BuildRequest, Selection
from cardpress.models.project import Game, GameTexts, Models, Texts
from cardpress.models.source import Sources, TextSource
from cardpress.models.variant import Variant
from cardpress.press.game_look import look_of
from cardpress.stages.check import check as check_shapes
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase
from cardpress.stages.plan import order_of, plan, with_examples
from cardpress.targets import Order, Workshop, faces_of

if TYPE_CHECKING:
    from cardpress.press.press import Press


@dataclass(frozen=True)
class Outcome:
    """What a run found and made; `changed` are paths below build/, `seconds` is wall time."""

    report: Report
    games: Mapping[str, Game] = field(default_factory=dict)
    words: Mapping[str, GameTexts] = field(default_factory=dict)
    changed: tuple[str, ...] = ()
    seconds: float = 0.0


@dataclass(frozen=True)
class Proof:
    """What a run found, and of each game what can be drawn: its order, and a workshop with the faces there are."""

    outcome: Outcome
    drawn: Mapping[str, tuple[Order, Workshop]]


def check(  # noqa: PLR0913 all by name but what is checked
    root: Path,
    games: Collection[str],
    session: Session,
    tool: str | None = None,
    progress: Progress | None = None,
    *,
    texts: Mapping[str, Mapping[str, TextSource]] = MappingProxyType({}),
    begun: Collection[str] = (),
    linked: Callable[[Collection[Game]], None] = lambda _: None,
) -> Outcome:
    """Find everything that is wrong with the games of a project, without rendering.

    `texts` by game and path in it stand in place of files, which need not be there; languages that are `begun` are
    drafts, whether game.json says so or not. `tool` is the fingerprint under which texts of earlier builds are
    recalled; without it all are phrased anew. `linked` is told the games before they are put into words, when
    nothing is wrong with them so far.
    """
    report, told = Report(), progress or _silent
    told("reading", 0, 1)
    sources = _with_texts(load(root, report, games, known=session.files), texts)  # 1
    models = _with_drafts(check_shapes(sources, report, known=session.models), begun)  # 2
    made = link(models, root, report, known=session.fitted)  # 3
    if not report.has_errors:
        linked(made.values())
    words = {}
    for done, (name, game) in enumerate(made.items()):
        told(f"{name}: words", done, len(made))
        words[name] = _words(game, report, session, tool)  # 4
    told("words", len(made), len(made))
    return Outcome(report, made, words)


def _with_texts(sources: Sources, texts: Mapping[str, Mapping[str, TextSource]]) -> Sources:
    if not texts:
        return sources
    games = {id_: replace(game, texts={**game.texts, **texts.get(id_, {})}) for id_, game in sources.games.items()}
    return replace(sources, games=games)


def _with_drafts(models: Mapping[str, Models], begun: Collection[str]) -> Mapping[str, Models]:
    if not begun:
        return models
    made = {}
    for id_, game in models.items():
        settings = game.settings.model
        drafts = tuple(dict.fromkeys((*settings.drafts, *(one for one in begun if one in game.texts))))
        changed = settings.model_copy(update={"drafts": drafts})
        made[id_] = replace(game, settings=replace(game.settings, model=changed))
    return made


def build(
    root: Path, selection: Selection, wanted: BuildRequest, session: Session, progress: Progress | None = None
) -> Outcome:
    """Compile the selected games into root/build; when anything is wrong nothing is written."""
    from cardpress.stages.render import Bench, render  # noqa: PLC0415 `check` draws nothing
    from cardpress.stages.write import write  # noqa: PLC0415 and writes nothing

    started, folder = time.perf_counter(), root / "build"
    found = check(root, selection.games, session, wanted.tool, progress)
    report = found.report
    if report.has_errors:
        return found
    asked, templates = replace(selection, targets=selection.targets or wanted.targets), session.templates(root)
    plans = {
        name: plan(game, found.words[name], asked, templates, known=session.requests)
        for name, game in found.games.items()
    }  # 5

    def press(name: str, look: str) -> Press:
        return session.press(plans[name].looks[look], root)

    bench = Bench(folder, wanted, press, progress or _silent, session.jobs)
    made, kept = render({name: planned.jobs for name, planned in plans.items()}, bench, report)  # 6
    changed = () if report.has_errors else write(made, kept, folder, selection, report, targets=asked.targets)  # 7
    return replace(found, changed=changed, seconds=time.perf_counter() - started)


def proof(  # noqa: PLR0913 the last are asked for by name
    root: Path,
    games: Collection[str],
    session: Session,
    tool: str,
    progress: Progress | None = None,
    *,
    languages: Collection[str] = (),
) -> Proof:
    """Draw the faces of games so far as their sources allow; what is wrong elsewhere does not matter.

    Nothing is written but what sessions keep. `languages` are those that are drawn, all when there are none.
    """
    started = time.perf_counter()
    found = check(root, games, session, tool)
    drawn: dict[str, tuple[Order, Workshop]] = {}
    for name, game in found.games.items():
        try:
            drawn[name] = _order_with_faces(game, found, session, progress or _silent, languages)
        except Exception:  # faces of broken sources are a courtesy; of sound ones they are owed
            if not found.report.has_errors:
                raise
    return Proof(replace(found, seconds=time.perf_counter() - started), drawn)


def order_for(root: Path, game: str, session: Session, tool: str, language: str) -> Order | None:
    """What is printed of a game in one language, so far as its sources allow; None when they allow nothing."""
    found = check(root, [game], session, tool)
    try:
        order = _order_of_words(found.games[game], found, session, [language])
    except Exception:  # what is made of broken sources is a courtesy; of sound ones it is owed
        if not found.report.has_errors:
            raise
        return None
    return order if language in order.printed else None


def _order_with_faces(
    game: Game, found: Outcome, session: Session, progress: Progress, languages: Collection[str]
) -> tuple[Order, Workshop]:
    """The order of what has words in every language that has any, and its faces, those of tuckboxes too."""
    from cardpress.targets import tuckboxes_pdf  # noqa: PLC0415 `check` draws nothing

    report, order = found.report, with_examples(_order_of_words(game, found, session, languages))
    press = session.press(order.look, game.root)
    requests = faces_of(one for printed in order.printed.values() for one in printed)
    boxes = (box for language in order.printed for box in tuckboxes_pdf.boxes(order, language))
    requests += tuple(side for box in boxes for side in box.sides.values())
    faces = press.faces(requests, report, lambda done, total: progress(f"{game.id}: faces", done, total))
    return order, Workshop(press, faces, report)


def _order_of_words(game: Game, found: Outcome, session: Session, languages: Collection[str]) -> Order:
    """The order of what has words in every language asked for, all that have any when none is."""
    report, words = found.report, found.words[game.id]
    settings = f"content/{game.id}/game.json"
    if any(each.severity is Severity.ERROR and each.position.file == settings for each in report):
        raise ValueError(f"{settings} is wrong: it shapes every face")
    asked = words.only(tuple(languages)).texts if languages else words.texts
    texts = {code: spoken for code, spoken in asked.items() if spoken.messages}
    worded = [id_ for id_ in game.components if all(id_ in spoken.components for spoken in texts.values())]
    if len(worded) < len(game.components):
        game = replace(game, components={id_: game.components[id_] for id_ in worded}, whole=game.whole_game)
    spoken, look = GameTexts(texts, {}), look_of(game)
    return order_of(game, (spoken, spoken), look, session.templates(game.root), known=session.requests)


def _words(game: Game, report: Report, session: Session, tool: str | None) -> GameTexts:
    def phrase_cache(variant: Variant | None) -> Callable[[str], PhraseCache | None]:
        return lambda language: session.phrase_cache(game, language, tool, variant) if tool else None

    texts = _phrase_all(game, report, phrase_cache(None))
    variants = {
        name: (changed, _phrase_all(changed, report, phrase_cache(game.variants[name])))
        for name, changed in variant_games(game).items()
    }
    return GameTexts(texts, variants)


def _phrase_all(game: Game, report: Report, phrase_cache: Callable[[str], PhraseCache | None]) -> dict[str, Texts]:
    """The words of a game in every language: finished ones first, since one of them stands in for drafts."""
    drafts = game.settings.drafts
    instead = fallback_language(game.languages, drafts)
    texts: dict[str, Texts] = {}
    for language in sorted(game.languages, key=lambda one: one in drafts):
        other = texts.get(instead) if language in drafts else None
        texts[language] = phrase(game, language, report, phrase_cache(language), other)
    return {language: texts[language] for language in game.languages}


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""

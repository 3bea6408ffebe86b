"""Stage 3, link: models to games; ids are resolved, files are matched with each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardpress.course.play_files import FOLDER as PLAY
from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.effects.balance_checks import balance_warnings
from cardpress.effects.vocabulary import course_words_of
from cardpress.models.component import kind_name
from cardpress.models.message_scan import message_ids
from cardpress.models.project import Game, Loaded, Models
from cardpress.models.source import Source
from cardpress.press.asset_checks import missing_assets, words_shown
from cardpress.press.tuckbox_contents import box_problems
from cardpress.stages.deck_checks import deck_problems, decks_in_printing_order
from cardpress.stages.effect_checks import Fitted, effect_problems, section_problems
from cardpress.stages.missing_texts import missing_texts
from cardpress.stages.outline_checks import outline_problems
from cardpress.stages.refused_files import Refused
from cardpress.stages.settings_checks import settings_problems
from cardpress.stages.table_checks import table_problems


def link(
    models: Mapping[str, Models], root: Path, report: Report, *, known: Fitted | None = None
) -> dict[str, Game]:
    """Match the files of each game; files refused by earlier stages, named in the report, are not missed."""
    refused = tuple(problem.position.file for problem in report if problem.severity is Severity.ERROR)
    fitted = {} if known is None else known
    return {id_: _link(game, root, report, refused=refused, known=fitted) for id_, game in models.items()}


def _link(game: Models, root: Path, report: Report, *, refused: tuple[str, ...], known: Fitted) -> Game:
    broken = Refused(root, game.id, refused)
    components = {loaded.model.id: loaded for loaded in sorted(game.components, key=lambda each: each.model.id)}
    messages = {language: message_ids(source) for language, source in sorted(game.texts.items())}
    report.extend(_repeated_ids(game))
    report.extend(settings_problems(game))
    report.extend(deck_problems(game, components, broken))
    report.extend(_rule_sources(game))
    report.extend(outline_problems(game, components))
    report.extend(missing_assets(game, root))
    report.extend(table_problems(game, components, messages.values()))
    report.extend(missing_texts(game, messages, broken, words_shown(game, root)))
    unprinted, misfits = [*section_problems(game)], effect_problems(game, known)
    report.extend([*unprinted, *(problem for problems in misfits.values() for problem in problems)])
    wrong = {problem.position.file for problem in unprinted} | {path for path, found in misfits.items() if found}
    play, impossible = _play(game)
    report.extend(impossible)
    fitting = {id_: loaded for id_, loaded in components.items() if loaded.source.path not in wrong}
    variants = {loaded.model.id: loaded.model for loaded in game.variants if loaded.source.path not in wrong}
    terms = {**_no_terms(game), **game.terms}
    spoken = [one for one in messages if not (broken(f"/lexicon/{one}.") or broken(f"/sentences/{one}."))]
    linked = Game(
        id=game.id,
        root=root,
        settings=game.settings.model,
        components=fitting,
        decks=decks_in_printing_order(game, components),
        rules={loaded.model.id: loaded.model for loaded in game.rules},
        terms=terms,
        texts={language: game.texts[language] for language in spoken if language in terms},
        schema=game.schema,
        sentences=game.sentences,
        lexicons=game.lexicons,
        terminal=game.terminal,
        table=game.table.model if game.table else None,
        variants=variants,
        play=play,
        outline=game.outline,
        examples=game.examples,
    )
    if not report.has_errors:
        report.extend(box_problems(linked, game.settings))
        report.extend(balance_warnings(linked))
    return linked


def _play(game: Models) -> tuple[Loaded[Any] | None, list[Diagnostic]]:
    """The course of play of a game that has one, and what is wrong with it."""
    if not game.play:
        return None, []
    from cardpress.course.course_checks import course_problems  # noqa: PLC0415 only games that play need it
    from cardpress.course.merging import joined_play, repeated_members  # noqa: PLC0415 only games that play need it

    words = course_words_of(game.schema)
    whole = joined_play(game.play, f"content/{game.id}/{PLAY}", words)
    kinds = frozenset(kind_name(kind) for kind in game.schema.KINDS)
    decks = frozenset(loaded.model.id for loaded in game.decks)
    return whole, [*repeated_members(game.play), *course_problems(whole, game.components, kinds, decks, words)]


def _no_terms(game: Models) -> dict[str, Source]:
    """The terms of drafts that have none yet."""
    begun = (language for language in game.settings.model.drafts if language in game.texts.keys() - game.terms)
    return {language: Source(f"content/{game.id}/terms/{language}.json", "{}", {}, "") for language in begun}


def _repeated_ids(game: Models) -> Iterator[Diagnostic]:
    first: dict[str, str] = {}
    for loaded in sorted(game.components, key=lambda each: each.source.path):
        path = loaded.source.path
        other = first.setdefault(loaded.model.id, path)
        if other != path:
            message = f'the id "{loaded.model.id}" is taken by {other}'
            yield Diagnostic(
                "duplicate-id", message, loaded.source.position("/id"), "an id no other component has"
            )


def _rule_sources(game: Models) -> Iterator[Diagnostic]:
    for loaded in game.rules:
        values, sources = loaded.model.values, loaded.model.sources
        for name in sorted(values.keys() - sources.keys()):
            at = loaded.source.position(f"/values/{name}", key=True)
            yield Diagnostic("missing-source", f"nothing says where {name} was found", at, f'"{name}" in sources')
        for name in sorted(sources.keys() - values.keys()):
            at = loaded.source.position(f"/sources/{name}", key=True)
            yield Diagnostic("missing-value", f"{name} has a source but no value", at, f'"{name}" in values')

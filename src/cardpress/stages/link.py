"""Stage 3, link: models to games; ids are resolved, files are matched with each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardpress.course.play_files import FOLDER as PLAY
from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.balance_checks import balance_warnings
from cardpress.effects.families.control import Custom
from cardpress.effects.rewrite_checks import pattern_problems, rewrite_problems
from cardpress.effects.sections import section_of, sections
from cardpress.effects.tree_checks import Fitting
from cardpress.effects.vocabulary import course_words_of, vocabulary_of
from cardpress.effects.walk import trees, unread, walk
from cardpress.language.draft_languages import downgrade_missing, fallback_language
from cardpress.language.translation_coverage import Broken, RequiredAttribute, translation_gaps
from cardpress.models.component import Component, kind_name
from cardpress.models.game import USUAL_SIZES, Deck, GameSettings, KindSettings, Rectangle
from cardpress.models.message_scan import custom_text, message_ids, section_title
from cardpress.models.paper_sizes import KNOWN_PAPERS
from cardpress.models.project import Game, Loaded, Models
from cardpress.models.source import Source
from cardpress.models.variant import Variant
from cardpress.press.asset_checks import missing_assets, words_shown
from cardpress.press.sheets.board_tiles import board_papers, split
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import papers_of
from cardpress.press.tuckbox_contents import box_problems
from cardpress.stages.outline_checks import outline_problems
from cardpress.stages.refused_files import Refused
from cardpress.stages.table_checks import table_problems

Variants = tuple[Loaded[Variant], ...]
Found = dict[str, tuple[Loaded[Component], list[Diagnostic]]]
REMEMBERED = 2**14
"""Components of which it is remembered what was found of each alone."""
Fitted = dict[str, tuple[tuple[Fitting, Variants], Found]]
"""Game to what effects were measured against and found by file: the second link skips unchanged components."""


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
    report.extend(_repeated_ids(game))
    report.extend(_kinds(game))
    report.extend(_papers(game.settings))
    report.extend(_sizes(game.settings))
    report.extend(_decks(game, components, broken))
    report.extend(_rule_sources(game))
    report.extend(outline_problems(game, components))
    report.extend(missing_assets(game, root))
    asked = {loaded.model.id: needed for loaded in game.components if (needed := _needed_texts(loaded))}
    messages = {language: message_ids(source) for language, source in sorted(game.texts.items())}
    report.extend(table_problems(game, components, messages.values()))
    report.extend(_gaps(game, translation_gaps(game, messages, asked, broken, words_shown(game, root))))
    mute = {
        language for language in messages if broken(f"/lexicon/{language}.") or broken(f"/sentences/{language}.")
    }
    patterns = {
        loaded.source.path: [*pattern_problems(loaded, vocabulary_of(game.schema))] for loaded in game.variants
    }
    misfits = _effects(game, tuple(loaded for loaded in game.variants if not patterns[loaded.source.path]), known)
    listed = [*_sections(game)]
    report.extend([*listed, *(problem for problems in (patterns | misfits).values() for problem in problems)])
    wrong = {problem.position.file for problem in listed}
    wrong |= {path for path, problems in (patterns | misfits).items() if problems}
    play, impossible = _play(game)
    report.extend(impossible)
    linked = Game(
        id=game.id,
        root=root,
        settings=game.settings.model,
        components={id_: loaded for id_, loaded in components.items() if loaded.source.path not in wrong},
        decks=_in_printing_order(game, components),
        rules={loaded.model.id: loaded.model for loaded in game.rules},
        terms=(terms := {**_no_terms(game), **game.terms}),
        texts={language: game.texts[language] for language in messages if language in terms.keys() - mute},
        schema=game.schema,
        sentences=game.sentences,
        lexicons=game.lexicons,
        terminal=game.terminal,
        table=game.table.model if game.table else None,
        variants={loaded.model.id: loaded.model for loaded in game.variants if loaded.source.path not in wrong},
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
    from cardpress.course.course_checks import CourseCheck  # noqa: PLC0415 only games that play need it
    from cardpress.course.merging import joined_play, repeated_members  # noqa: PLC0415 only games that play need it

    words = course_words_of(game.schema)
    whole = joined_play(game.play, f"content/{game.id}/{PLAY}", words)
    kinds, decks = {kind_name(kind) for kind in game.schema.KINDS}, {loaded.model.id for loaded in game.decks}
    checks = CourseCheck(whole, game.components, kinds, decks, words)
    return whole, [*repeated_members(game.play), *checks.problems()]


def _gaps(game: Models, found: Iterable[Diagnostic]) -> Iterable[Diagnostic]:
    """What languages lack; of a draft that is only a warning, for a finished language stands in."""
    drafts = game.settings.model.drafts
    if instead := fallback_language(game.texts, drafts):
        for draft in drafts:
            found = downgrade_missing(found, draft, instead)
    return found


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


def _sections(game: Models) -> Iterator[Diagnostic]:
    for loaded in game.components:
        yield from _sections_of(loaded)


@lru_cache(REMEMBERED)
def _sections_of(loaded: Loaded[Component]) -> tuple[Diagnostic, ...]:
    """Sections with one id, and effects that stand in a part which is no section: nothing would print them."""
    first: dict[str, str] = {}
    found = []
    for _, pointer, section in sections(loaded.model):
        other = first.setdefault(section.id, pointer)
        if other != pointer:
            message = f'the section at {other} is called "{section.id}" too'
            at, expected = loaded.source.position(f"{pointer}/id"), "an id no other section of the component has"
            found.append(Diagnostic("duplicate-id", message, at, expected))
    for pointer in unread(loaded.model):
        message, at = "nothing reads an effect in this place", loaded.source.position(pointer)
        expected = f"a field of the {loaded.model.kind} itself, or a list of sections"
        hint = "no text would be made of it; derive the part from cardpress.effects.sections.Section"
        found.append(Diagnostic("unread-effect", message, at, expected, hint))
    return tuple(found)


def _kinds(game: Models) -> Iterator[Diagnostic]:
    """Kinds in the settings against kinds of the schema and sizes."""
    known = [kind_name(kind) for kind in game.schema.KINDS]
    settings, source = game.settings.model, game.settings.source
    for kind, chosen in sorted(settings.kinds.items()):
        if kind not in known:
            at = source.position(f"/kinds/{kind}", key=True)
            message = f'the schema has no kind "{kind}"'
            yield Diagnostic("unknown-kind", message, at, one_of(sorted(known)), did_you_mean(kind, known))
        yield from _shared_fields(game, kind, chosen)
        yield from _listed_kinds(game, kind, chosen)
        if chosen.size not in settings.sizes:
            at = source.position(f"/kinds/{kind}/size")
            message = f'sizes has no "{chosen.size}"'
            names = sorted({*settings.sizes, *USUAL_SIZES})
            expected, hint = one_of(names), did_you_mean(chosen.size, names)
            yield Diagnostic("unknown-size", message, at, expected, hint)
    for kind in sorted({loaded.model.kind for loaded in game.components} - settings.kinds.keys()):
        at = source.position("/kinds", key=True)
        expected = f'"{kind}": its size and the templates of its front and back'
        yield Diagnostic("missing-kind", f'kinds does not say how a "{kind}" is printed', at, expected)


def _shared_fields(game: Models, kind: str, chosen: KindSettings) -> Iterator[Diagnostic]:
    """Fields by which sides are shared, against those of the kind."""
    shape = next((shape for shape in game.schema.KINDS if kind_name(shape) == kind), None)
    fields = sorted(field.alias or name for name, field in shape.model_fields.items()) if shape else []
    for side, face in chosen.sides.items():
        if shape and face.shared_by is not None and face.shared_by not in fields:
            at = game.settings.source.position(f"/kinds/{kind}/{side}/shared_by")
            message, hint = f'a {kind} has no field "{face.shared_by}"', did_you_mean(face.shared_by, fields)
            yield Diagnostic("unknown-field", message, at, one_of(fields), hint)


def _papers(settings: Loaded[GameSettings]) -> Iterator[Diagnostic]:
    """A paper has the size that its name is known for, or one of its own."""
    for name in sorted(settings.model.papers.keys() - papers_of(settings.model).keys()):
        at = settings.source.position(f"/papers/{name}", key=True)
        message = f'nobody knows the size of the paper "{name}"'
        expected = f"width_mm and height_mm, or {one_of(sorted(KNOWN_PAPERS))}"
        yield Diagnostic("unknown-size", message, at, expected, did_you_mean(name, KNOWN_PAPERS))


def _listed_kinds(game: Models, kind: str, chosen: KindSettings) -> Iterator[Diagnostic]:
    """Kinds whose components a side lists, against those the game prints."""
    known = game.settings.model.kinds
    for side, face in chosen.sides.items():
        for index, listed in enumerate(face.lists):
            if listed not in known:
                at = game.settings.source.position(f"/kinds/{kind}/{side}/lists/{index}")
                message, hint = f'there is no kind "{listed}" to list', did_you_mean(listed, known)
                yield Diagnostic("unknown-kind", message, at, one_of(sorted(known)), hint)


def _sizes(settings: Loaded[GameSettings]) -> Iterator[Diagnostic]:
    """Every size has room on every paper, with its crop marks; a board, which has no back, on the largest."""
    kinds = settings.model.kinds.values()
    turned, sheets = {kind.size for kind in kinds if kind.back}, papers_of(settings.model)
    for name, size in sorted(settings.model.sizes.items()):
        papers = [paper for paper, sheet in sheets.items() if arrange(sheet, size) is None]
        hint = None
        if papers and isinstance(size, Rectangle):
            board, whole = next(iter(board_papers(sheets).items()))
            if len(split(whole, size).parts()) > 1:
                papers.append(board)
            elif name in turned:
                hint = "without a back it is a board, printed over several sheets"
            else:
                continue
        if papers:
            at = settings.source.position(f"/sizes/{name}", key=True)
            message = f"{size.width_mm:g} x {size.height_mm:g} mm has no room on {' and '.join(papers)}"
            expected = "a card that fits on its sheets with crop marks around it"
            yield Diagnostic("out-of-range", message, at, expected, hint)


def _decks(game: Models, components: Mapping[str, Loaded[Component]], broken: Broken) -> Iterator[Diagnostic]:
    printed = set()
    for deck in game.decks:
        for id_ in deck.model.cards:
            printed.add(id_)
            if id_ not in components and not broken(f"/{id_}.json"):
                at = deck.source.position(f"/cards/{id_}", key=True)
                message = f'there is no component "{id_}"'
                yield Diagnostic("unknown-component", message, at, None, did_you_mean(id_, components))
        yield from _piles(deck, components)
    if not game.decks and not broken("/decks/"):
        at, expected = (
            Position(f"content/{game.id}/decks"),
            "a file <id>.json with the number of copies of each card",
        )
        yield Diagnostic("missing-deck", "the game has no deck, so nothing is printed", at, expected)
    elif not broken("/decks/"):
        for id_ in sorted(components.keys() - printed):
            at = components[id_].source.position("/id")
            message = f"no deck prints {id_}"
            yield Diagnostic("unprinted-component", message, at, severity=Severity.WARNING)


def _piles(deck: Loaded[Deck], components: Mapping[str, Loaded[Component]]) -> Iterator[Diagnostic]:
    """A pile holds what its deck prints, a component or a kind in no more than one."""
    printed = {id_: components[id_].model.kind for id_ in deck.model.cards if id_ in components}
    for field, known in (("components", printed.keys()), ("kinds", set(printed.values()))):
        named: set[str] = set()
        for pile, settings in deck.model.piles.items():
            for place, id_ in enumerate(getattr(settings, field)):
                at = deck.source.position(f"/piles/{pile}/{field}/{place}")
                if id_ not in known:
                    message, hint = f"the deck prints nothing of {id_}", did_you_mean(id_, known)
                    yield Diagnostic("unknown-component", message, at, f"one of the deck's {field}", hint)
                elif id_ in named:
                    yield Diagnostic("duplicate-id", f"{id_} lies in two piles", at, "one pile")
                named.add(id_)


def _in_printing_order(game: Models, components: Mapping[str, Loaded[Component]]) -> tuple[Deck, ...]:
    """Decks by position, the cards of each kind by kind and then in id order."""
    kinds = [kind_name(kind) for kind in game.schema.KINDS]
    order = sorted(components, key=lambda id_: (kinds.index(components[id_].model.kind), id_))
    decks = sorted((loaded.model for loaded in game.decks), key=lambda deck: (deck.position, deck.id))
    ordered = ({id_: deck.cards[id_] for id_ in order if id_ in deck.cards} for deck in decks)
    return tuple(deck.model_copy(update={"cards": cards}) for deck, cards in zip(decks, ordered, strict=True))


def _rule_sources(game: Models) -> Iterator[Diagnostic]:
    for loaded in game.rules:
        values, sources = loaded.model.values, loaded.model.sources
        for name in sorted(values.keys() - sources.keys()):
            at = loaded.source.position(f"/values/{name}", key=True)
            yield Diagnostic("missing-source", f"nothing says where {name} was found", at, f'"{name}" in sources')
        for name in sorted(sources.keys() - values.keys()):
            at = loaded.source.position(f"/sources/{name}", key=True)
            yield Diagnostic("missing-value", f"{name} has a source but no value", at, f'"{name}" in values')


def _effects(game: Models, variants: Variants, known: Fitted) -> dict[str, list[Diagnostic]]:
    """Problems of effect trees by file; terms are unknown without any language, so nothing is said then."""
    terms = {term for source in game.terms.values() for term in source.value}
    fields = {kind_name(kind): kind.model_fields.keys() for kind in game.schema.KINDS}
    if not terms and vocabulary_of(game.schema).operations:
        return {}
    if vocabulary_of(game.schema).declared:  # there a selector without a kind is of every card
        terms |= {"card", *fields}
    measure = (Fitting(fields, terms, vocabulary_of(game.schema)), variants)
    before, found = known.get(game.id, (None, {}))
    if before != measure:
        found = {}
    fresh = [loaded for loaded in game.components if found.get(loaded.source.path, (None,))[0] is not loaded]
    found.update((loaded.source.path, (loaded, _misfits(loaded, *measure))) for loaded in fresh)
    known[game.id] = measure, found
    return {path: found[path][1] for path in (loaded.source.path for loaded in game.components)}


def _misfits(loaded: Loaded[Component], fitting: Fitting, variants: Variants) -> list[Diagnostic]:
    return fitting.problems(loaded) or [*rewrite_problems(variants, loaded, fitting)]


@lru_cache(REMEMBERED)
def _needed_texts(loaded: Loaded[Component]) -> list[RequiredAttribute]:
    """What people write for a component in each language: rules of custom effects, headings of sections."""
    needed = [
        RequiredAttribute(section.id, "a section has a heading", section_title(section.id))
        for _, _, section in sections(loaded.model)
        if section.headed
    ]
    if '"custom"' in loaded.source.text:  # walking every tree would double the time of this stage
        grown = [
            key for key, _, tree in trees(loaded.model) if any(isinstance(node, Custom) for _, node in walk(tree))
        ]
        reason = "its effect is custom, so its rules are written here"
        needed += [
            RequiredAttribute(text, reason)
            for text in dict.fromkeys(custom_text(section_of(key)) for key in grown)
        ]
    return needed

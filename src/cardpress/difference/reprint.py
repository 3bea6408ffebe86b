"""Prints the changed cards of a build again, alone, on the sheets that `build` makes.

Cards are drawn by the project, which keeps every face it has drawn; a face that is not the one of the build that
was compared stops the reprint, because its neighbours on the table would show another state of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.difference.compared_files import Build, Faces, SideDigests
from cardpress.difference.reprint_counts import Outdated
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import UnwritableError, replace_file
from cardpress.incremental.session import Session
from cardpress.models.project import Artifact, Game, GameTexts
from cardpress.pipeline import check
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.game_look import look_of
from cardpress.stages.plan import order_of
from cardpress.targets import Order, Workshop, sheets_pdf
from cardpress.targets.faces_json import SIDES
from cardpress.targets.faces_json.face_content import FaceReader


@dataclass(frozen=True)
class ReprintShop:
    """Context of a reprint: project root, session, report."""

    root: Path
    session: Session
    report: Report


def reprint(asked: Mapping[str, Outdated], new: Build, shop: ReprintShop, out: Path) -> tuple[str, ...]:
    """Write sheets of the outdated cards of each game below `out`; gives their paths there.

    Nothing is written when anything is wrong; `stale-build`: the project is not what `new` was made of.
    """
    found = check(shop.root, [game for game, outdated in asked.items() if outdated], shop.session)
    shop.report.extend(found.report)
    made: list[Artifact] = []
    for name, outdated in asked.items():
        if name in found.games and not shop.report.has_errors:
            made += _sheets(found.games[name], found.words[name], outdated, new[name].faces, shop)
    return () if shop.report.has_errors else tuple(_write_artefacts(made, out, shop.report))


def _write_artefacts(made: list[Artifact], out: Path, report: Report) -> Iterator[str]:
    try:
        for artifact in made:
            replace_file(out / artifact.path, artifact.data)
            yield artifact.path
    except UnwritableError as problem:
        report.add(unwritable(out, problem))


def _sheets(
    game: Game, words: GameTexts, outdated: Outdated, faces: Mapping[str, Faces], shop: ReprintShop
) -> Iterator[Artifact]:
    for language, by_variant in outdated.items():
        for variant, decks in by_variant.items():
            gone = {id_ for cards in decks.values() for id_ in cards} - {*game.components}
            if gone or language not in words.texts or (variant and variant not in words.variants):
                shop.report.add(_stale(game.id, min(gone, default=variant or language)))
                return
            lot = _Lot(game, language, variant, decks)
            yield from _make_sheets(lot, _order(lot, words, shop), faces[language].faces[variant], shop)


@dataclass(frozen=True)
class _Lot:
    """Outdated cards of one language: as they are printed, or those of one variant."""

    game: Game
    language: str
    variant: str
    decks: Mapping[str, Mapping[str, int]]


def _order(lot: _Lot, words: GameTexts, shop: ReprintShop) -> Order:
    """An order for a game whose decks hold nothing but the lot."""
    game, variant = lot.game, lot.variant
    fewer = tuple(
        deck.model_copy(update={"cards": {id_: cards[id_] for id_ in deck.cards if id_ in cards}})
        for deck in game.decks
        if (cards := lot.decks.get(deck.id))
    )
    some = {variant: game.variants[variant]} if variant else {}
    small = replace(game, decks=fewer, variants=some, whole=game.whole_game)
    spoken = GameTexts(words.texts, {variant: words.variants[variant]} if variant else {}).only([lot.language])
    order = order_of(small, (words, spoken), look_of(game), shop.session.templates(shop.root))
    return replace(order, printed={lot.language: ()}) if variant else order


def _make_sheets(
    lot: _Lot, order: Order, known: Mapping[str, Mapping[str, SideDigests]], shop: ReprintShop
) -> Iterator[Artifact]:
    """The sheets of an order, once all its faces are seen to be those of the build."""
    press = shop.session.press(order.look, shop.root)
    printed = order.variants[lot.variant, lot.language] if lot.variant else order.printed[lot.language]
    drawn = press.faces([side for one in printed for side in one.sides], shop.report)
    if shop.report.has_errors:
        return
    workshop = Workshop(press, drawn, shop.report)
    strange = next(
        (one for one in printed if _digests(one, workshop) != _drawing_hashes(known[one.component])), None
    )
    if strange:
        shop.report.add(_stale(lot.game.id, strange.component))
        return
    for job in sheets_pdf.jobs(order):
        yield from job.make(workshop)


def _digests(one: PrintedComponent, workshop: Workshop) -> list[str]:
    reader = FaceReader(workshop.press.fonts.typefaces)
    return [reader.content_of(workshop.faces[side.key]).digests()["drawing"] for side in one.sides]


def _drawing_hashes(sides: Mapping[str, SideDigests]) -> list[str]:
    """The drawings of the sides there are, the front first."""
    return [sides[side].drawing for side in SIDES if side in sides]


def _stale(game: str, what: str) -> Diagnostic:
    return Diagnostic(
        "stale-build",
        f"{game}: {what!r} is not as it was when the new build was made",
        Position(f"content/{game}"),
        expected="a project that stands as it did then",
        hint="build it again and compare with that build, or go back to the files it was made from",
    )

"""Settings of a game against its kinds and papers: every kind is printed, every size has room."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.component import kind_name
from cardpress.models.game import USUAL_SIZES, GameSettings, KindSettings, Rectangle
from cardpress.models.paper_sizes import KNOWN_PAPERS
from cardpress.models.project import Loaded, Models
from cardpress.press.sheets.board_tiles import board_papers, split
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import papers_of


def settings_problems(game: Models) -> Iterator[Diagnostic]:
    """What is wrong with the kinds, papers and sizes of a game's settings."""
    yield from _kinds(game)
    yield from _papers(game.settings)
    yield from _sizes(game.settings)


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


def _listed_kinds(game: Models, kind: str, chosen: KindSettings) -> Iterator[Diagnostic]:
    """Kinds whose components a side lists, against those the game prints."""
    known = game.settings.model.kinds
    for side, face in chosen.sides.items():
        for index, listed in enumerate(face.lists):
            if listed not in known:
                at = game.settings.source.position(f"/kinds/{kind}/{side}/lists/{index}")
                message, hint = f'there is no kind "{listed}" to list', did_you_mean(listed, known)
                yield Diagnostic("unknown-kind", message, at, one_of(sorted(known)), hint)


def _papers(settings: Loaded[GameSettings]) -> Iterator[Diagnostic]:
    """A paper has the size that its name is known for, or one of its own."""
    for name in sorted(settings.model.papers.keys() - papers_of(settings.model).keys()):
        at = settings.source.position(f"/papers/{name}", key=True)
        message = f'nobody knows the size of the paper "{name}"'
        expected = f"width_mm and height_mm, or {one_of(sorted(KNOWN_PAPERS))}"
        yield Diagnostic("unknown-size", message, at, expected, did_you_mean(name, KNOWN_PAPERS))


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

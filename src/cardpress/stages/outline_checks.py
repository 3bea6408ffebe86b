"""Checks the outline of a rulebook against its game: what it names is there, and every example is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardpress.diagnostics import Diagnostic, Severity
from cardpress.diagnostics.advice import did_you_mean
from cardpress.language.packs import shipped_pack
from cardpress.models.message_scan import message_ids
from cardpress.models.project import Loaded, Models
from cardpress.models.rulebook_outline import (
    Block,
    ComponentsBlock,
    EntriesBlock,
    ExampleBlock,
    FaceBlock,
    RulebookOutline,
    TableBlock,
)


def outline_problems(game: Models, components: Collection[str]) -> Iterator[Diagnostic]:
    """What an outline names and the game does not have; examples that no chapter shows are a warning."""
    if game.outline is None:
        return
    yield from _unknown_messages(game, game.outline)
    yield from _unknown_components(game.outline, components)
    for pointer, block in game.outline.model.blocks():
        yield from _unknown_parts(game, game.outline, pointer, block, components)
    playing = (block for _, block in game.outline.model.blocks() if isinstance(block, ExampleBlock | TableBlock))
    shown = {example for block in playing for _, example in block.scenarios()}
    for example in sorted(game.examples.keys() - shown):
        at, message = game.examples[example].home, "no chapter of the rulebook shows this example"
        yield Diagnostic("unexpected-file", message, at, severity=Severity.WARNING)


def _unknown_messages(game: Models, outline: Loaded[RulebookOutline]) -> Iterator[Diagnostic]:
    """Messages that no language of the game has: what one of them lacks is found elsewhere."""
    known = {message for source in game.texts.values() for message in message_ids(source)}
    known |= {*shipped_pack("en").ui.entries}
    if not game.texts:
        return
    for pointer, message in outline.model.messages():
        if message not in known:
            at, hint = outline.source.position(pointer), did_you_mean(message, known)
            yield Diagnostic("missing-translation", f"there is no message {message}", at, None, hint)


def _unknown_components(outline: Loaded[RulebookOutline], components: Collection[str]) -> Iterator[Diagnostic]:
    """Components of the title page, such as say a rule or stand for others, that the game does not have."""
    named = [(f"/cover/{place}", id_) for place, id_ in enumerate(outline.model.cover)]
    named += [(f"/on_cards/{id_}", id_) for id_ in outline.model.on_cards]
    named += [(f"/stand_ins/{name}", id_) for name, id_ in outline.model.stand_ins.items()]
    for pointer, id_ in named:
        if id_ not in components:
            at, hint = outline.source.position(pointer), did_you_mean(id_, components)
            yield Diagnostic("unknown-component", f'there is no component "{id_}"', at, None, hint)


def _unknown_parts(
    game: Models, outline: Loaded[RulebookOutline], pointer: str, block: Block, components: Collection[str]
) -> Iterator[Diagnostic]:
    """Components, examples, zones, kinds and symbols of a block that the game does not have."""
    settings = game.settings.model
    named: list[tuple[str, str, str, Collection[str]]] = []
    if isinstance(block, FaceBlock):
        named.append(("component", "/component", block.component, components))
    if isinstance(block, ExampleBlock | TableBlock):
        named += [("example", inner, example, game.examples) for inner, example in block.scenarios()]
    if isinstance(block, ExampleBlock | TableBlock) and game.table:
        zones = {area.first_zone for area in game.table.model.areas}
        named += [("zone", f"/show/{place}", zone, zones) for place, zone in enumerate(block.show)]
    if isinstance(block, ExampleBlock):
        named += [("component", f"/cards/{place}", id_, components) for place, id_ in enumerate(block.cards)]
    if isinstance(block, ComponentsBlock):
        named += [("kind", f"/shown/{kind}", kind, settings.kinds) for kind in block.shown]
        named += [("component", f"/shown/{kind}", id_, components) for kind, id_ in block.shown.items()]
        named += [("component", f"/named/{id_}", id_, components) for id_ in block.named]
    if isinstance(block, EntriesBlock):
        named += [
            ("symbol", f"/entries/{place}/symbol", entry.symbol, settings.symbols)
            for place, entry in enumerate(block.entries)
            if entry.symbol
        ]
    for noun, inner, name, known in named:
        if name not in known:
            message, at = f'there is no {noun} "{name}"', outline.source.position(pointer + inner)
            yield Diagnostic(f"unknown-{noun}", message, at, None, did_you_mean(name, known))

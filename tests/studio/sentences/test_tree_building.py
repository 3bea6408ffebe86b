"""Cards are built from empty ones by what is offered and by forms alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.sampling import few_of
from tests.studio.sentences.tree_building import Builder

from cardpress.diagnostics import Report
from cardpress.effects.walk import trees
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress_studio.files.card_files import CardFiles
from cardpress_studio.files.card_words import CardWords
from cardpress_studio.files.journal import Journal
from cardpress_studio.making.new_cards import NewCard, NewCards
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.said_before import SaidBefore
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.suggestions import Suggestions

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
BY_CODE = '"op": "custom"'
"""A rule that an engine has in Python for one card: there is nothing to choose it from."""


def _begun(game: Game, id_: str, root: Path) -> tuple[Builder, object]:
    """A new card of the kind of another one, in a game that has never had that one; and that one."""
    source = game.components[id_].source
    left = {other: loaded for other, loaded in game.components.items() if other != id_}
    without = GameReader(replace(game, components=left))
    files = CardFiles(root, Journal(root))
    card = NewCards(without, files, CardWords(files, game)).first_card(NewCard(id_, source.value["kind"]))
    said, schema = (
        SaidBefore(tuple(one.source.value for one in left.values())),
        CardSchema(without.schema(card["kind"])),
    )
    return Builder(without, Suggestions(without, said, schema), schema, source.path, card), source.value


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_every_game_can_be_built_without_its_file(name: str, tmp_path: Path) -> None:
    """From the smallest card of its kind, by presses and forms, where no other card is allowed to say the same."""
    report = Report()
    game = link(check(load(ROOT, report, [name]), report), ROOT, report)[name]
    built = {id_: one for id_, one in game.components.items() if BY_CODE not in one.source.text}
    ruled = [id_ for id_, one in built.items() if [*trees(one.model)]]
    for id_ in few_of(ruled, 1, name):
        builder, target = _begun(game, id_, tmp_path)

        assert builder.build(target), f"{id_}: {builder.refused}"

"""What a vocabulary can say is shown by few small trees, and all of an operation when its words are typed."""

from __future__ import annotations

from collections import Counter

import pytest

from cardpress.effects.families.control import Custom
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.effects.walk import walk
from cardpress.language.recognition.sample_trees import SampleTrees, carriers_of
from cardpress.models.project import Game


@pytest.fixture(scope="module")
def vocabulary(mephisto: Game) -> Vocabulary:
    """The vocabulary of the game."""
    return vocabulary_of(mephisto.schema)


@pytest.fixture
def samples(vocabulary: Vocabulary) -> SampleTrees:
    """Samples of it with two nouns."""
    return SampleTrees(vocabulary, ["monster", "weapon"], carriers_of(vocabulary, {})[:2])


def test_few_trees_show_every_operation(samples: SampleTrees, vocabulary: Vocabulary) -> None:
    """Every operation of a vocabulary is in some sample, and there are fewer than 20 samples for each."""
    trees = list(samples.trees())

    shown = {getattr(node, "op", "") for tree in trees for _, node in walk(tree)}
    assert shown >= {name for name, model in vocabulary.operations.items() if not issubclass(model, Custom)}
    assert len(trees) < 20 * len(vocabulary.operations)


def test_trees_of_one_operation_show_more_of_it(samples: SampleTrees) -> None:
    """An operation that carries no ways to pick has more trees of its own than among all, and each has it."""
    among_all = Counter(node.op for tree in samples.trees() for _, node in walk(tree) if hasattr(node, "op"))
    alone = list(samples.trees_of("take"))

    assert len(alone) > among_all["take"]
    assert all("take" in {getattr(node, "op", "") for _, node in walk(tree)} for tree in alone)


def test_a_vocabulary_without_nouns_has_no_samples(vocabulary: Vocabulary) -> None:
    """Where a selector has no noun to speak of nothing is shown."""
    samples = SampleTrees(vocabulary, [], [])

    assert [*samples.trees(), *samples.trees_of("steal")] == []


def test_carriers_are_said_otherwise_than_each_other(vocabulary: Vocabulary) -> None:
    """Of operations with the same fields one carries ways to pick, that which cards have oftenest."""
    carriers = carriers_of(vocabulary, {"take": 9})

    fields = [frozenset(vocabulary.operations[name].model_fields) for name in carriers]
    assert carriers[0] == "take"
    assert len(set(fields)) == len(fields)

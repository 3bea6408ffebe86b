"""Weights are fitted to what games say: known ones are found again; a file belongs to its features."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.policies import search_model
from cardpress_engines.bots.ridge_regression import Ridge
from cardpress_engines.bots.weight_fitting import fit
from cardpress_engines.described.game import load
from cardpress_engines.kernel.value_function import FittedSearchModel, Weights, phases, read


def test_known_weights_are_found_again() -> None:
    """Rows whose targets are weighed sums give these weights; a number that is always nought gets none."""
    random, wanted = Random(1), [2.0, -0.5, 0.0, 7.0]
    ridge = Ridge(5)
    for _ in range(50):
        row = [random.uniform(-3, 3) for _ in wanted]
        ridge.add([*row, 0.0], sum(value * weight for value, weight in zip(row, wanted, strict=True)))
    assert ridge.solve(0.0) == pytest.approx([*wanted, 0.0])


def test_a_penalty_shrinks_weights_whatever_their_unit() -> None:
    """As many rows for nothing as there are others halve a weight, of a number in tens as of one in units."""
    for unit in (1.0, 10.0):
        ridge = Ridge(1)
        for value in (1.0, 2.0, 3.0):
            ridge.add([unit * value], 4.0 * value)
        assert ridge.solve(3.0) == pytest.approx([2.0 / unit])


def test_two_equal_numbers_share_a_weight_or_one_has_it() -> None:
    """Numbers that always say the same do not stop the fit."""
    ridge = Ridge(2)
    for value in (1.0, 2.0):
        ridge.add([value, value], 3.0 * value)
    assert sum(ridge.solve(0.0)) == pytest.approx(3.0)


@pytest.mark.parametrize(("left", "worth"), [(1.0, 1.0 + 10.0 + 100.0), (0.25, 1.0 + 2.5 + 100.0), (0.0, 1.0)])
def test_a_weight_goes_by_what_is_left(left: float, worth: float) -> None:
    """Of the three numbers of a weight one holds always, one by what is left, one until the end is near."""
    weights = Weights(((1.0, 10.0, 100.0),), (1.0, 0.0))
    assert weights.margin([2.0], left) == pytest.approx(2.0 * worth)
    assert sum(phases(left)) == pytest.approx(1.0 + left + min(4.0 * left, 1.0))


def test_a_margin_is_surer_when_less_is_left() -> None:
    """Nought ahead is an even game; the same lead wins more often the later it is; chances add up to one."""
    weights = Weights((), (1.0, 4.0))
    assert weights.chance(0.0, 0.5) == 0.5
    assert 0.5 < weights.chance(2.0, 1.0) < weights.chance(2.0, 0.0) < 1.0
    assert weights.chance(2.0, 0.3) + weights.chance(-2.0, 0.3) == pytest.approx(1.0)
    assert weights.chance(1e9, 0.0) == pytest.approx(1.0)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    """A file belongs to its features, in whatever order it names them."""
    file = tmp_path / "weights.json"
    told = {"spread": {"margin": [1, 2]}, "weights": {"gold": [4, 5, 6], "axes": [1, 2, 3]}}
    file.write_text(json.dumps(told), "utf-8")
    assert read(file, ("gold", "axes")) == Weights(((4, 5, 6), (1, 2, 3)), (1, 2))
    with pytest.raises(ValueError, match="weights of gold, axes, where features are gold"):
        read(file, ("gold",))


def test_points_count_at_the_end(data: ModuleType) -> None:
    """A fit to a few games already says that points at the end are points, and is the same again."""
    game = load(data, {"players": 2})
    told = search_model("mephisto", game)
    assert isinstance(told, FittedSearchModel)
    found, again = (fit(told, game, 5, 3) for _ in range(2))
    assert found == again
    assert found.games == 5
    assert found.rows > 2 * found.held_back > 20
    points = found.weights.features[told.NAMES.index("points_next")]
    assert 0.1 < points[0] < 2.0

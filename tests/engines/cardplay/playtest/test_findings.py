"""What stands out is what is beyond chance, and pairs can clear a component."""

import pytest

from cardpress_engines.cardplay.playtest.findings import (
    apart,
    found_in,
    main_policy,
    policy_pairs,
    suspicious,
    unlike,
)
from cardpress_engines.cardplay.summary_statistics import wilson


def line(won, did, could=None):
    """A component whose users won so often, where half of all players win."""
    low, high = wilson(won, did)
    could = could or did
    return {"did": did, "could": could, "chosen": did / could, "effect": won / did - 0.5,
            "low": low - 0.5, "high": high - 0.5}  # fmt: skip


LINES = {
    "even": line(100, 200),
    "good": line(150, 200),
    "bad": line(40, 200),
    "rare": line(9, 10),
    "fair": line(115, 200),
}
NONE = {"games": 300, "never_drawn": [], "never_legal": [], "never_chosen": [], "hardly_chosen": []}


def test_suspicious_is_beyond_chance():
    """Neither a small effect of many nor a large one of few is suspicious; the surest comes first."""
    assert suspicious(LINES) == ["bad", "good"]


def test_pairs_clear():
    """What pairs do not bear out is neither dominant nor a burden; without pairs the suspicion stays."""
    assert found_in(LINES, NONE, {})["dominant"] == ["good"]
    assert found_in(LINES, NONE, {})["burdens"] == ["bad"]
    pairs = {"good": {"games": 90, "low": -0.1, "high": 0.2}, "bad": {"games": 90, "low": -0.3, "high": -0.1}}
    found = found_in(LINES, NONE, pairs)
    assert (found["dominant"], found["burdens"], found["cleared"]) == ([], ["bad"], ["good"])


def test_unlike_is_beyond_chance():
    """Shares that differ surely are told, the largest gap first; of what one could not choose nothing is said."""
    one = {"a": line(1, 90, 100), "b": line(1, 50, 100), "c": line(1, 50, 100), "d": line(1, 5, 5)}
    other = {"a": line(1, 60, 100), "b": line(1, 48, 100), "c": line(1, 5, 100), "d": {"could": 0, "did": 0}}
    assert [each["id"] for each in unlike(one, other)] == ["c", "a"]


def test_who_thinks_longer_is_told_of_first():
    """Whatever a report is mainly about, it says what the one who thinks longer does unlike the other."""
    found = policy_pairs(["random", "greedy", "search"], "greedy")
    assert found == {"random": ("greedy", "random"), "search": ("search", "greedy")}


def test_difference_of_shares():
    """The interval is that of Agresti and Caffo: one more of each kind in both samples."""
    assert apart(56, 70, 48, 80) == pytest.approx((0.2, 0.0525, 0.3358), abs=1e-4)


def test_dead_after_enough_games():
    """What nobody chose is dead when enough could; what never came is dead when there were enough games."""
    lines = {
        "shunned": line(0, 1, 90),
        "scarce": line(0, 1, 9),
        "absent": {"could": 0, "did": 0},
        "good": line(6, 9, 9),
    }
    policy = {**NONE, "never_drawn": ["absent"], "hardly_chosen": ["shunned", "scarce"]}
    assert found_in(lines, policy, {})["dead"] == ["shunned", "absent"]
    assert found_in(lines, {**policy, "games": 30}, {})["dead"] == ["shunned"]


def test_who_a_report_is_about():
    """The one that thinks most, if its games are not far fewer than those of others."""
    assert main_policy({"random": {"games": 600}, "greedy": {"games": 400}, "search": {"games": 40}}) == "greedy"
    assert main_policy({"random": {"games": 40}, "search": {"games": 10}}) == "search"

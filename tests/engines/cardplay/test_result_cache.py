"""Games that were played once are not played again, and nothing that is not theirs is taken for them."""

from collections import Counter

import pytest

from cardpress_engines.cardplay import batches, cli, result_cache
from cardpress_engines.cardplay.counts import GameCounts
from cardpress_engines.cardplay.result_cache import ResultCache, missing_ranges
from cardpress_engines.kernel import registry


def series(games, seed=0):
    """Random games of the smallest table."""
    return batches.GameSeries("mephisto", '{"players": 2}', "random", games, seed)


def counted(played, store, count):
    """The counts of a series, and the seeds that were played for them."""
    seeds = []

    def noted(each, part):
        seeds.extend(part)
        return count(each, part)

    return batches.count_games(played, 1, lambda more: None, store, noted), seeds


def number(each, part):
    """Counts as many games as there are seeds, and adds the seeds to what can be told apart."""
    return GameCounts(games=len(part), turns=Counter(part), used=Counter({("play", "axe"): len(part)}))


def stopped(each, part):
    """Somebody presses Ctrl-C at once."""
    raise KeyboardInterrupt


def test_only_what_was_not_played_is_played(tmp_path):
    """A longer series, and one that begins elsewhere, play the games that no earlier series has."""
    file = tmp_path / "random.jsonl"
    first, seeds = counted(series(30), ResultCache(GameCounts, file), number)
    assert (first.games, seeds) == (30, list(range(30)))
    again, seeds = counted(series(30), ResultCache(GameCounts, file), number)
    assert (again, seeds) == (first, [])
    longer, seeds = counted(series(50, 10), ResultCache(GameCounts, file), number)
    assert sorted(longer.turns) == list(range(10, 60))
    assert seeds == [*range(10, 20), *range(30, 60)]


def test_stopped_in_the_middle_goes_on(tmp_path):
    """After Ctrl-C the games that were played are kept, and the next run plays the others to the same counts."""
    file = tmp_path / "random.jsonl"

    def stopping(each, part):
        if part.start >= 40:
            raise KeyboardInterrupt
        return number(each, part)

    stopped, _ = counted(series(70), ResultCache(GameCounts, file), stopping)
    assert stopped.games == 40
    whole, seeds = counted(series(70), ResultCache(GameCounts, file), number)
    assert seeds == list(range(40, 70))
    assert whole == number(None, range(70))


@pytest.mark.parametrize(
    "damage", [lambda text: text[:-9], lambda text: text.replace("axe", "bow"), lambda text: "{}\n"]
)
def test_a_damaged_line_is_none(tmp_path, damage):
    """A line that was cut or changed is played again, and what is written after it can be read."""
    file = tmp_path / "random.jsonl"
    counted(series(20), ResultCache(GameCounts, file), number)
    file.write_text(damage(file.read_text("utf-8")), "utf-8")
    again, seeds = counted(series(20), ResultCache(GameCounts, file), number)
    assert (again, seeds) == (number(None, range(20)), list(range(20)))
    assert counted(series(20), ResultCache(GameCounts, file), number) == (again, [])


def test_real_games_are_kept_as_they_were_counted(data, tmp_path):
    """What is read back are the counts that were written, to the last number."""
    played = series(3)
    store = ResultCache(GameCounts, tmp_path / "random.jsonl")
    assert counted(played, store, batches.count_batch)[0] == counted(played, store, batches.count_batch)[0]
    assert counted(played, store, batches.count_batch)[1] == []


def test_what_decides_a_game_decides_where_it_is_kept(monkeypatch):
    """Other rules, another set-up, policy or code, another component left out: another file."""
    same = ("mephisto", "abc", "{}", "greedy")
    others = [
        ("abd", "{}", "greedy"),
        ("abc", "[]", "greedy"),
        ("abc", "{}", "random"),
        ("abc", "{}", "greedy", "axe"),
    ]
    names = {result_cache.file_of(*same), *(result_cache.file_of("mephisto", *each) for each in others)}
    assert result_cache.file_of(*same) in names
    monkeypatch.setattr(result_cache, "code_of", lambda game: "other")
    assert len(names | {result_cache.file_of(*same)}) == 6


def test_no_link_is_followed_and_without_a_project_nothing_is_kept(tmp_path, monkeypatch):
    """Games are kept below the folder of builds only: not where it is missing, not through a link."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "playtests").symlink_to(tmp_path / "elsewhere")
    assert result_cache.file_of("mephisto", "abc", "{}", "greedy") is None
    monkeypatch.setattr(result_cache, "BUILD", tmp_path / "none")
    assert result_cache.file_of("mephisto", "abc", "{}", "greedy") is None


def test_simulate_does_not_play_twice(data, tmp_path, monkeypatch, capsys):
    """The second run reports the same without playing; --fresh plays."""
    words = ["simulate", "mephisto", "--games", "2", "--policy", "random"]
    assert cli.main(words) == 0
    first = capsys.readouterr().out
    monkeypatch.setattr(batches, "count_batch", stopped)
    assert cli.main(words) == 0
    assert capsys.readouterr().out == first
    assert cli.main([*words, "--fresh"]) == 130


def test_what_is_missing():
    """Gaps before, between and after what was found."""
    assert missing_ranges(range(0, 9), [range(1, 3), range(3, 5)]) == [range(0, 1), range(5, 9)]
    assert missing_ranges(range(2, 4), [range(2, 4)]) == []


def test_shared_code_is_there() -> None:
    """Each file and folder that counts as code of every game is there: a renamed one would drop out unseen."""
    assert [part for part in result_cache.SHARED if not (registry.SHIPPED / part).exists()] == []

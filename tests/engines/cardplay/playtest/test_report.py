"""`cardplay report`: one page that stands alone, JSON beside it, the same from the same games."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.engines.properties.ways import loader

from cardpress_engines.cardplay import batches, cli, result_cache
from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.playtest import docs
from cardpress_engines.cardplay.playtest.report_texts import read_texts
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.mephisto.bot.search_model import SearchModel

ROOT = Path(__file__).resolve().parents[4]
VOID = {"meta", "br", "hr", "img", "input", "link"}


class Read(HTMLParser):
    """What a page is made of; an element that is closed out of turn is an error."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.open, self.ids, self.targets = [], [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        """An element begins."""
        given = dict(attrs)
        self.tags.append((tag, given))
        self.ids += [given["id"]] if "id" in given else []
        self.targets += [given["href"]] if "href" in given else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        """An element without content."""
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        """An element ends."""
        assert self.open.pop() == tag


def spaced(file):
    """The text of a file, in which spaces that hold words together are like others."""
    return file.read_text("utf-8").replace("\u00a0", " ")


def report(tmp_path, *words, game="mephisto"):
    """A report of few random games: the page and its JSON."""
    out = tmp_path / "page.html"
    assert cli.main(["report", game, "--policy", "random:3", "--lang", "en", "--out", str(out), *words]) == 0
    return spaced(out), json.loads(out.with_suffix(".json").read_text("utf-8"))


@pytest.mark.parametrize("game", names())
def test_a_page_of_every_game_stands_alone(game, tmp_path, capsys):
    """The page has the game's title, fetches and runs nothing, says who played how often, shows all components."""
    text, told = report(tmp_path, game=game)
    words = (ROOT / "content" / game / "text" / "en.ftl").read_text("utf-8")
    assert re.findall("<h1>(.*)</h1>", text) == re.findall("^ui-game = (.*)$", words, re.MULTILINE)
    page = Read(text)
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe"}
    assert not re.search(r"https?://|@import|url\(", text)
    assert len(page.ids) == len(set(page.ids))
    beside = {target for target in page.targets if not target.startswith("#")}
    assert set(page.targets) - beside <= {f"#{id_}" for id_ in page.ids}
    assert beside == {each["record"] for each in told["tables"][0]["policies"]["random"]["notable"].values()}
    assert all((tmp_path / target).is_file() for target in beside)
    assert "<b>random</b> 3 games" in text
    policy = told["tables"][0]["policies"]["random"]
    rows = [given for tag, given in page.tags if tag == "th" and given.get("scope") == "row"]
    assert len(rows) == len(policy[f"{told['noun']}s"])
    assert sum(policy["lengths"].values()) == 3
    assert all(given.get("aria-label") for tag, given in page.tags if tag == "svg")


def test_a_report_is_the_same_from_the_same_games(tmp_path, capsys, monkeypatch):
    """A second report of the same rules, players, games and seed plays nothing and has the same bytes."""
    first = report(tmp_path)

    def again(series, seeds):
        raise AssertionError("played again")

    monkeypatch.setattr(batches, "count_batch", again)
    assert report(tmp_path) == first


def test_several_tables(tmp_path, capsys):
    """A number of a set-up can be several, and each is a part of the page."""
    text, told = report(tmp_path, "--players", "2,1")
    assert [table["setup"]["players"] for table in told["tables"]] == [2, 1]
    assert text.count('<section id="table-') == 2


def test_who_thinks_has_a_column(tmp_path, capsys, monkeypatch):
    """Beside quick players stand a tenth as many games of search, where there are opponents, with its figures.

    The report goes on being about who played enough.
    """
    monkeypatch.setattr(SearchModel, "effort", SearchBudget(width=1, depth=1, whole=1, rounds=(), alone=1))
    out, page = tmp_path / "page.html", tmp_path / "balance.md"
    page.write_text(f"{docs.BEGIN}\n{docs.END}\n", "utf-8")
    words = [
        "--games",
        "5",
        "--lang",
        "en",
        "--players",
        "2,1",
        "--pairs",
        "0",
        "--out",
        str(out),
        "--docs",
        str(page),
    ]
    assert cli.main(["report", "mephisto", *words]) == 0
    two, alone = json.loads(out.with_suffix(".json").read_text("utf-8"))["tables"]
    assert [(name, each["games"]) for name, each in two["policies"].items()] == [
        ("random", 5), ("greedy", 5), ("search", 1)
    ]  # fmt: skip
    assert (two["main"], [*alone["policies"]]) == ("greedy", ["random", "greedy"])
    text, figures = spaced(out), spaced(page)
    assert "<b>search</b> 1 game<" in text
    for said in (text, figures):
        assert "What search chooses unlike greedy:" in said.replace("\n", " ")
        assert "When search plays, the median game has" in said.replace("\n", " ")
    assert "| random chose % | greedy chose % | search chose % |" in figures
    assert re.search(r"^\| 2 players \| search \| 1 \| .* who begins ", figures, re.MULTILINE)


def test_what_changed_is_told(tmp_path, capsys):
    """A report of other rules says what moved beyond chance and which components are new; of the same, nothing."""
    _, told = report(tmp_path)
    assert "since" not in told
    cards, rules = told["tables"][0]["policies"]["random"]["cards"], {"content_sha256": "0" * 64}
    gone, moved = sorted(cards)[:2]
    cards["axe_of_old"] = cards.pop(gone)
    cards[moved] |= {"could": 5000, "did": 5000 if cards[moved]["chosen"] < 0.5 else 0}
    (tmp_path / "old.json").write_text(json.dumps(told | rules), "utf-8")
    text, told = report(tmp_path, "--since", str(tmp_path / "old.json"))
    (table,) = told["since"]["tables"]
    assert (table["new"], table["gone"]) == ([gone], ["axe_of_old"])
    assert ("chosen", moved) in {(each["figure"], each["id"]) for each in table["moved"]}
    assert "What changed" in text


def test_the_last_report_of_other_rules_is_compared_with(tmp_path, capsys, monkeypatch):
    """Reports are kept by rules and code: the one before is found, not an older state of the same."""
    report(tmp_path)
    monkeypatch.setattr(result_cache, "code_of", lambda game: "c" * 64)
    _, told = report(tmp_path)
    assert told["since"]["same_rules"]
    assert report(tmp_path)[1] == told


def test_figures_go_between_the_marks_of_a_page(tmp_path, capsys):
    """What stands around the marks stays; a second run changes nothing; the JSON is what the page says."""
    page = tmp_path / "balance.md"
    page.write_text(f"# Balance\n\nBefore.\n\n{docs.BEGIN}\nold\n{docs.END}\n\nAfter.\n", "utf-8")
    _, told = report(tmp_path, "--docs", str(page))
    text = page.read_text("utf-8")
    assert text.startswith("# Balance\n\nBefore.\n")
    assert text.endswith("\nAfter.\n")
    said = spaced(page)
    assert "**2 players.** 3 games of random; seeds from 0. What follows is about **random**:" in said
    assert "| 2 players | random | 3 | " in said
    assert "old" not in text.split()
    figures = json.loads(page.with_suffix(".json").read_text("utf-8"))
    assert figures == told
    texts = read_texts(loader("mephisto")("mephisto", {}), "en", None)
    assert docs.update_page(text, figures, texts) == text
    report(tmp_path, "--docs", str(page))
    assert page.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--policy", "random:none"], "the name of a policy, a colon and a number"),
        (["--policy", "clever"], "no policy 'clever' plays mephisto"),
        (["--players", "2,9"], "1 to 4 can play, not 9"),
        (["--docs", "none.md"], "none.md: No such file"),
        (["--out", "none/page.html"], "there is no folder none"),
        (["--since", "none.json"], "none.json"),
    ],
)
def test_wrong_words(words, reason, capsys):
    """What cannot be is said in a line before anything is played."""
    assert cli.main(["report", "mephisto", "--games", "1000000", *words]) == 1
    assert reason in capsys.readouterr().err


def test_a_page_without_marks_is_left_alone(tmp_path, capsys):
    """A page with no place for figures is refused, with the lines it needs."""
    page = tmp_path / "page.md"
    page.write_text("# Page\n", "utf-8")
    assert cli.main(["report", "mephisto", "--games", "1000000", "--docs", str(page)]) == 1
    assert docs.BEGIN in capsys.readouterr().err


def test_ctrl_c_writes_no_page_and_loses_no_game(tmp_path, capsys, monkeypatch):
    """A report that is stopped is none; the games that were played are not played again."""
    count, played = batches.count_batch, []

    def stopping(series, seeds):
        if played and not goes_on:
            raise KeyboardInterrupt
        played.append(seeds)
        return count(series, seeds)

    goes_on = []
    words = ["report", "mephisto", "--policy", "random:40", "--out", str(tmp_path / "page.html")]
    monkeypatch.setattr(batches, "count_batch", stopping)
    assert cli.main(words) == 130
    assert not (tmp_path / "page.html").exists()
    played.clear()
    goes_on.append(True)
    assert cli.main(words) == 0
    assert played == [range(20, 40)]

"""Updates the figures of a report in a page of the docs, and the JSON beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from cardpress_engines.cardplay.playtest.report_texts import ReportTexts
from cardpress_engines.cardplay.playtest.sentences import sentences
from cardpress_engines.cardplay.summary_statistics import ReportJson, rate
from cardpress_engines.kernel.json_input import InputError

BEGIN = "<!-- figures: written by `cardplay report --docs`, not by hand -->"
END = "<!-- end of the figures -->"
WIDTH = 118
"""Signs of a line: a page of docs is one screen."""


def read(page: Path) -> str:
    """A page with marks; raise InputError when it cannot be read or has none."""
    try:
        text = page.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{page}: {getattr(error, 'strerror', None) or 'this is not a text'}") from None
    if text.count(BEGIN) != 1 or END not in text.partition(BEGIN)[2]:
        raise InputError(
            f"{page}: the figures go between a line {BEGIN!r} and a line {END!r}: write these two into it"
        )
    return text


def figures_of(page: Path) -> Path:
    """Path of the JSON that a page's figures are made from: beside the page, under its name."""
    return page.with_suffix(".json")


def update_page(text: str, report: ReportJson, texts: ReportTexts) -> str:
    """The page with the figures of this report between its marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{markdown(report, texts)}{END}{rest.partition(END)[2]}"


def markdown(report: ReportJson, texts: ReportTexts) -> str:
    """The figures as Markdown: every set-up in a line, and the first with all its components."""
    first = report["tables"][0]
    lines = [f"\n    content {report['content_sha256']}\n", *_setups(report, texts)]
    lines += [*wrap(_intro(first, report, texts), WIDTH), ""]
    lines += [*_points(sentences(first, report["noun"], texts)), *_components(first, report, texts)]
    lines += _pairs(first, texts)
    return "\n".join(lines) + "\n"


def _heads(*heads: str, words: int) -> Iterator[str]:
    """The first two lines of a table; after so many columns of words there are numbers, on the right."""
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * words}{'---:|' * (len(heads) - words)}"


def _setups(report: ReportJson, texts: ReportTexts) -> Iterator[str]:
    """A line for each policy of each set-up."""
    say = texts.say
    setup, plays, games, turns = (say(f"report-docs-{name}") for name in ("setup", "plays", "games", "turns"))
    yield f"| {setup} | {plays} | {games} | {turns} | {say('report-docs-wins')} |"
    yield "|---|---|---:|---|---|"
    for table in report["tables"]:
        for name, policy in table["policies"].items():
            spread, games = policy["turns"], texts.figures.decimal(policy["games"], 0)
            lasts = say("report-docs-turns-cell", median=spread["median"], low=spread["p5"], high=spread["p95"])
            who, wins = texts.policy(name), _winners(policy, texts)
            yield f"| {texts.setup(table['setup'])} | {who} | {games} | {lasts} | {wins} |"
    yield ""


def _winners(policy: ReportJson, texts: ReportTexts) -> str:
    """Who wins, in a few words: whoever begins, one who plays alone, ranks, what became of players."""
    if "bands" in policy:
        shares = {id_: rate(count, policy["games"]) for id_, count in policy["bands"].items()}
        return ", ".join(f"{texts.rank(id_)} {texts.share(share)}" for id_, share in shares.items())
    parts: list[str] = []
    if "seats" not in policy:  # points alone say how well somebody has played
        return ""
    if len(policy["seats"]) > 1:
        parts.append(texts.say("report-docs-begins", share=texts.share(policy["first_player"])))
    if "outcomes" in policy or len(policy["seats"]) == 1:
        parts.append(texts.say("report-docs-player", share=texts.share(policy["players"])))
    parts += [f"{texts.outcome(id_)} {texts.share(each)}" for id_, each in policy.get("outcomes", {}).items()]
    return "; ".join(parts)


def _intro(table: ReportJson, report: ReportJson, texts: ReportTexts) -> str:
    say, policies = texts.say, table["policies"].items()
    games = [say("report-games-of", count=policy["games"], policy=texts.policy(name)) for name, policy in policies]
    seeds = say("report-seeds", seed=str(report["seed"]))
    about = say("report-about", policy=f"**{texts.policy(table['main'])}**")
    return f"**{texts.setup(table['setup']).capitalize()}.** {', '.join(games)}; {seeds}. {about}"


def _points(lines: list[str]) -> Iterator[str]:
    """Sentences as points, in lines of a page of docs."""
    for sentence in lines:
        yield from wrap(
            f"- {sentence}", WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
    yield ""


def _components(table: ReportJson, report: ReportJson, texts: ReportTexts) -> Iterator[str]:
    noun, policies, say = f"{report['noun']}s", table["policies"], texts.say
    is_rate = "players" in policies[table["main"]]
    yield from _heads(
        *(say(f"report-{name}") for name in ("component", "kind", "drawn")),
        *(say("report-docs-chose", policy=texts.policy(name)) for name in policies),
        *(say(f"report-effect-of-{name}") for name in ("use", "holding")[: 1 + is_rate]),
        words=2,
    )
    lines = policies[table["main"]][noun]
    for id_, line in sorted(lines.items(), key=lambda pair: (pair[1]["kind"], -pair[1]["effect"], pair[0])):
        shares = [policy[noun].get(id_) for policy in policies.values()]
        drawn = "" if line["drawn"] is None else texts.figures.decimal(line["drawn"], 0)
        cells = [texts.name(id_), texts.kind(line["kind"]), drawn]
        cells += [f"{100 * share['chosen']:.0f}" if share and share["could"] else "" for share in shares]
        cells += [_effect(line, "", "did", texts), *([_effect(line, "held_", "held", texts)] if is_rate else [])]
        yield "| " + " | ".join(cells) + " |"
    yield ""


def _effect(line: ReportJson, prefix: str, players: str, texts: ReportTexts) -> str:
    if not line[players]:
        return ""
    if f"{prefix}low" not in line:
        return texts.figures.with_sign(line[f"{prefix}effect"], 2)
    return texts.effect(line, prefix)


def _pairs(table: ReportJson, texts: ReportTexts) -> Iterator[str]:
    if not table["pairs"]:
        return
    say, policy = texts.say, next(iter(table["pairs"].values()))["policy"]
    yield say("report-pairs-intro", components=say("report-components"), policy=texts.policy(policy)) + "\n"
    names = ("number", "only-with", "only-without", "gain")
    yield from _heads(say("report-component"), *(say(f"report-pairs-{name}") for name in names), words=1)
    for id_, pair in table["pairs"].items():
        counts = [texts.figures.decimal(pair[name], 0) for name in ("games", "only_with", "only_without")]
        yield f"| {' | '.join([texts.name(id_), *counts, texts.effect(pair)])} |"
    yield ""

"""Updates the figures of a report in a page of the docs, and the JSON beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from cardpress_engines.cardplay.playtest.sentences import percent, sentences, setup_words, with_interval
from cardpress_engines.cardplay.summary_statistics import Told, rate
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


def update_page(text: str, told: Told) -> str:
    """The page with the figures of this report between its marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{markdown(told)}{END}{rest.partition(END)[2]}"


def markdown(told: Told) -> str:
    """The figures as Markdown: every set-up in a line, and the first with all its components."""
    first = told["tables"][0]
    lines = [f"\n    content {told['content_sha256']}\n", *_setups(told)]
    lines += [*wrap(f"**{setup_words(first['setup']).capitalize()}.** {_players(first, told)}", WIDTH), ""]
    lines += [*_wrap(sentences(first, told["noun"], _code)), *_table(first, told), *_pairs(first, told["noun"])]
    return "\n".join(lines) + "\n"


def _setups(told: Told) -> Iterator[str]:
    """A line for each policy of each set-up."""
    yield "| set-up | who plays | games | turns: median; 5 to 95 of 100 | wins, % (interval of 95 %) |"
    yield "|---|---|---:|---|---|"
    for table in told["tables"]:
        for name, policy in table["policies"].items():
            turns = policy["turns"]
            lasts = f"{turns['median']}; {turns['p5']} to {turns['p95']}"
            yield f"| {setup_words(table['setup'])} | {name} | {policy['games']} | {lasts} | {_winners(policy)} |"
    yield ""


def _winners(policy: Told) -> str:
    """Who wins, in a few words: whoever begins, one who plays alone, ranks, what became of players."""
    if "bands" in policy:
        return ", ".join(
            f"{name} {percent(rate(count, policy['games']))}" for name, count in policy["bands"].items()
        )
    parts = []
    if len(policy["seats"]) > 1:
        parts.append(f"who begins {percent(policy['first_player'])}")
    if "outcomes" in policy or len(policy["seats"]) == 1:
        parts.append(f"a player {percent(policy['players'])}")
    parts += [f"{name.replace('_', ' ')} {percent(each)}" for name, each in policy.get("outcomes", {}).items()]
    return "; ".join(parts)


def _code(id_: str) -> str:
    return id_


def _players(table: Told, told: Told) -> str:
    games = ", ".join(f"{policy['games']} games of {name}" for name, policy in table["policies"].items())
    return f"{games}; seeds from {told['seed']}. Said of **{table['main']}**:"


def _wrap(told: list[str]) -> Iterator[str]:
    """Sentences as points, in lines of a page of docs."""
    for sentence in told:
        yield from wrap(
            f"- {sentence}", WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
    yield ""


def _table(table: Told, told: Told) -> Iterator[str]:
    noun, policies = told["noun"], table["policies"]
    columns = [f"{name} chose %" for name in policies]
    is_rate = "players" in policies[table["main"]]
    heads = [noun, "kind", "drawn", *columns, "effect of use", *(["effect of holding"] if is_rate else [])]
    yield "| " + " | ".join(heads) + " |"
    yield "|---|---|---:|" + "---:|" * (len(heads) - 3)
    lines = policies[table["main"]][f"{noun}s"]
    for id_, line in sorted(lines.items(), key=lambda pair: (pair[1]["kind"], -pair[1]["effect"], pair[0])):
        shares = [policy[f"{noun}s"].get(id_) for policy in policies.values()]
        cells = [id_, line["kind"].replace("_", " "), "" if line["drawn"] is None else str(line["drawn"])]
        cells += [f"{100 * share['chosen']:.0f}" if share and share["could"] else "" for share in shares]
        cells += [_effect(line, "", "did"), *([_effect(line, "held_", "held")] if is_rate else [])]
        yield "| " + " | ".join(cells) + " |"
    yield ""


def _effect(line: Told, prefix: str, players: str) -> str:
    if not line[players]:
        return ""
    effect = {name: line.get(f"{prefix}{name}") for name in ("effect", "low", "high")}
    return f"{effect['effect']:+.2f}" if effect["low"] is None else with_interval(effect)


def _pairs(table: Told, noun: str) -> Iterator[str]:
    if not table["pairs"]:
        return
    policy = next(iter(table["pairs"].values()))["policy"]
    yield f"The most suspicious {noun}s were played by {policy} with the same seed twice, with and without.\n"
    yield f"| {noun} | pairs | won with it only | won without only | wins it brings, of 100 |"
    yield "|---|---:|---:|---:|---:|"
    for id_, pair in table["pairs"].items():
        yield f"| {id_} | {pair['games']} | {pair['only_with']} | {pair['only_without']} | {with_interval(pair)} |"
    yield ""

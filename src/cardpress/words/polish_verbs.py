"""Polish verbs in the two aspects that a sentence needs: a command and what happens once, and what goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardpress.words.morfeusz import forms_of, readings
from cardpress.words.proposals import Proposal

PRESENT = {"fin.sg.sec": ("sg", "sec"), "fin.sg.ter": ("sg", "ter"), "fin.pl.ter": ("pl", "ter")}
FUTURE = {"will.sg.sec": ("sg", "sec"), "will.sg.ter": ("sg", "ter"), "will.pl.ter": ("pl", "ter")}
ENDINGS = (
    *(
        ("wziąć", "brać"),
        ("położyć", "kłaść"),
        ("obejrzeć", "oglądać"),
        ("dejrzeć", "dglądać"),
        ("jrzeć", "glądać"),
    ),
    *(("łożyć", "kładać"), ("jść", "chodzić"), ("nieść", "nosić"), ("wieść", "wodzić"), ("wieźć", "wozić")),
    *(("brać", "bierać"), ("siąść", "siadać"), ("paść", "padać"), ("kraść", "kradać"), ("leźć", "ajdować")),
    *(
        ("ciąć", "cinać"),
        ("djąć", "dejmować"),
        ("jąć", "jmować"),
        ("trzeć", "cierać"),
        ("rzeć", "ierać"),
        ("słać", "syłać"),
    ),
    *(
        ("worzyć", "wierać"),
        ("ąpić", "ępować"),
        ("epchnąć", "pychać"),
        ("chnąć", "chać"),
        ("knąć", "ykać"),
        ("unąć", "uwać"),
    ),
    *(
        ("zegrać", "zgrywać"),
        ("rwać", "rywać"),
        ("grzać", "grzewać"),
        ("iec", "iekać"),
        ("bić", "bijać"),
        ("pić", "pijać"),
    ),
    *(("ścić", "szczać"), ("dzić", "dzać"), ("zić", "żać"), ("cić", "cać"), ("sić", "szać"), ("czyć", "czać")),
    *(("nąć", "ać"), ("nąć", "iwać"), ("ąć", "ynać"), ("ąć", "inać"), ("eć", "ewać"), ("ować", "owywać")),
    *(("ić", "iać"), ("ić", "ać"), ("yć", "ać"), ("ać", "ywać"), ("ać", "iwać"), ("ić", "iwać"), ("yć", "ywać")),
    ("ć", "wać"),
)
"""How infinitives of the perfective end, and those of their imperfective partners, the surest first."""
PREFIXES = ("za", "z", "s", "ze", "po", "na", "u", "wy", "prze", "od", "o", "roz", "w", "do", "przy", "ob", "wz")


GUESSED = "the partner in the other aspect is guessed from its form"


def propose(infinitive: str, partner: str = "") -> list[Proposal]:
    """A verb with its partner in the other aspect, which is looked for where it is not given; none for no verb."""
    aspects = _aspects(infinitive) if infinitive.isalpha() else set()
    if not aspects:
        return []
    if partner:
        return [_proposal(infinitive, *_in_order(infinitive, partner, aspects), "")]
    if aspects == {"perf", "imperf"}:
        return [*_of_both_aspects(infinitive)]
    made = [
        _proposal(infinitive, *_in_order(infinitive, other, aspects), GUESSED)
        for other in dict.fromkeys(_partners(infinitive, aspects))
    ]
    alone = _proposal(infinitive, *_in_order(infinitive, "", aspects), "without a partner in the other aspect")
    return [*made, alone] if "perf" in aspects else [alone, *made]


def _of_both_aspects(infinitive: str) -> Iterator[Proposal]:
    """A verb that is both: alone, with the command of what goes on (stój), and beside one without prefix."""
    alone = _proposal(infinitive, infinitive, infinitive, "")
    yield alone
    for order in _forms(infinitive, "impt", "sg", "sec", "imperf")[:1]:
        if order != alone.entry.get("order"):
            yield replace(alone, entry={**alone.entry, "order": order})
    for other in (infinitive.removeprefix(prefix) for prefix in PREFIXES):
        if other != infinitive and "imperf" in _aspects(other):
            yield _proposal(infinitive, infinitive, other, GUESSED)


def _in_order(infinitive: str, other: str, aspects: set[str]) -> tuple[str, str]:
    """The perfective and the imperfective of a verb and its partner."""
    return (infinitive, other) if "perf" in aspects else (other, infinitive)


def _aspects(infinitive: str) -> set[str]:
    """The aspects in which the dictionary has an infinitive."""
    found = [one for one in readings(infinitive) if one.word_class == "inf"]
    return {aspect for aspect in ("perf", "imperf") for one in found if one.has(aspect)}


def _partners(infinitive: str, aspects: set[str]) -> Iterator[str]:
    """Infinitives of the other aspect that are made as partners are, those of the dictionary only."""
    known = "imperf" if "perf" in aspects else "perf"
    for made in _candidates(infinitive, known):
        if known in _aspects(made):
            yield made


def _candidates(infinitive: str, known: str) -> Iterator[str]:
    """What a partner can look like: another ending, its o an a before it; and the verb without its prefix."""
    for ending, other in ENDINGS:
        old, new = (ending, other) if known == "imperf" else (other, ending)
        if infinitive.endswith(old):
            stem = infinitive.removesuffix(old)
            yield from (changed + new for changed in dict.fromkeys((_with_a(stem), stem)))
    for prefix in PREFIXES:
        made = infinitive.removeprefix(prefix) if known == "imperf" else prefix + infinitive
        if made != infinitive:
            yield made


def _with_a(stem: str) -> str:
    """A stem with an a for its last vowel where that is an o: odsłon, odsłan."""
    place = max(stem.rfind("o"), stem.rfind("ó"))
    last = max(stem.rfind(vowel) for vowel in "aeiouóyąę")
    return f"{stem[:place]}a{stem[place + 1 :]}" if place == last >= 0 else stem


def _proposal(name: str, perfective: str, imperfective: str, doubt: str) -> Proposal:
    entry = {"inf": name}
    orders = _forms(perfective, "impt", "sg", "sec", "perf") or _forms(imperfective, "impt", "sg", "sec", "imperf")
    if orders:
        entry["order"] = orders[0]
    entry |= _finite(imperfective, PRESENT, "imperf") | _finite(perfective, FUTURE, "perf")
    return Proposal("verb", name, entry, _example(entry), doubt)


def _finite(infinitive: str, wanted: dict[str, tuple[str, str]], aspect: str) -> dict[str, str]:
    made = {key: _forms(infinitive, "fin", *person, aspect) for key, person in wanted.items()}
    return {key: forms[0] for key, forms in made.items() if forms}


def _forms(infinitive: str, *values: str) -> list[str]:
    """Forms of a verb with these values, of wykonywać wykonuje before the rare wykonywa."""
    lemmas = (
        dict.fromkeys(one.lemma for one in readings(infinitive) if one.word_class == "inf") if infinitive else ()
    )
    fits = [one for lemma in lemmas for one in forms_of(lemma) if one.has(*values)]
    return [one.form for one in sorted(fits, key=lambda one: (one.is_rare, "yw" in one.form[-6:]))]


def _example(entry: dict[str, str]) -> str:
    said = {"order": "teraz {}", "fin.sg.ter": "gracz {} co turę", "will.sg.ter": "gracz {} raz"}
    return ", ".join(text.format(entry[key]) for key, text in said.items() if key in entry)

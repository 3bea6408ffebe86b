"""Linearisation: the constituents of a clause are marked, and ordered only when its position is known.

A message gives its constituents in any order; whether the verb stands second, last or first depends on the clause
around it. Marks are private-use characters, all of which `linearise` and `finish` remove.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardpress.language.grammar import span_marks
from cardpress.language.grammar.constituents import (
    BEHIND,
    CLAUSE,
    CLOSE,
    HEAVIEST,
    HEAVY,
    MARKS,
    OPEN,
    PIECE,
    SOFT_COMMA,
    SUBJECT,
    VERB,
    WEAK,
    WEAK_AFTER,
    WHOLE,
)
from cardpress.language.grammar.span_marks import Substitute

_THOUGHT = re.compile(r"[,.;:(]")
_SOFT = re.compile(rf"{SOFT_COMMA}(?=\s*([,.;:()]|$))")
_BEFORE_MARK = re.compile(rf" +(?={SOFT_COMMA})")

Part = tuple[str, list["Node"]]
Node = str | Part


def part(kind: str, text: str) -> str:
    """A marked constituent; "" when there is no text, unless it is a subject."""
    return f"{OPEN}{kind}{text}{CLOSE}" if text or kind == SUBJECT else ""


def opaque_part(text: str) -> str:
    """A text that heavy phrases may be moved across, whatever its punctuation."""
    return part(WHOLE, text) if _THOUGHT.search(text) else text


def verb(shape: str, prefix: str, infinitive: str, form: str) -> str:
    """A verb whose form depends on where it will stand; shape: order, inf or fin."""
    return f"{OPEN}{VERB}{shape}|{prefix}|{infinitive}|{form}{CLOSE}"


def unwrap_clause(text: str) -> str:
    """The constituents of a clause, to become constituents of the clause around it."""
    nodes = [node for node in _parse(text) if not isinstance(node, str) or node.strip()]
    if len(nodes) == 1 and not isinstance(nodes[0], str) and nodes[0][0] == CLAUSE:
        return "".join(map(_serialise, nodes[0][1]))
    return text


class Lineariser:
    """Orders the constituents of clauses as one language does; `particle` precedes an infinitive.

    A heavy phrase goes last if it has more than `heavy_factor` times the words it is moved across; 0: always.
    """

    def __init__(
        self,
        orders: Mapping[str, str],
        particle: str = "",
        heavy_factor: int = 0,
        substitute: Substitute = span_marks.substitute,
    ) -> None:
        self._particle, self._heavy_factor, self._substitute = particle, heavy_factor, substitute
        self._orders = {name: order.split() for name, order in orders.items()}

    def finish(self, text: str) -> str:
        """The text with every clause in order and no mark left."""
        if not MARKS.search(text):
            return text
        text = self._substitute(_BEFORE_MARK, "", self.linearise(text))
        return self._substitute(_SOFT, "", text).replace(SOFT_COMMA, ",")

    def linearise(self, text: str, order: str = "main") -> str:
        """Put marked clauses into an order; of several only the first follows a fronted constituent."""
        return self._linearise_nodes(_parse(text), order) if OPEN in text else text

    def _linearise_nodes(self, nodes: list[Node], order: str) -> str:
        done: list[str] = []
        for node in nodes:
            if isinstance(node, str):
                done.append(node)
            elif node[0] == CLAUSE:
                done.append(self._linearise_clause(node[1], order))
                order = "main" if order == "after" else order
            elif node[0] == VERB:
                done.append(_form(node))
            else:
                done.append(self._linearise_nodes(node[1], order if node[0] == WHOLE else "main"))
        return "".join(done)

    def _keep_light_phrases(self, parts: list[Node]) -> list[Node]:
        """The constituents, with phrases too light to be moved across what follows marked to stay.

        How much something is equal to goes last however long it is: what follows would be taken for a part of it.
        """
        kept = list(parts)
        for at, one in enumerate(parts):
            if self._heavy_factor and not isinstance(one, str) and one[0] == HEAVY:
                moves = _length(one[1]) > self._heavy_factor * _length(parts[at + 1 :])
                kept[at] = one if moves else (WHOLE, one[1])
            elif not isinstance(one, str) and one[0] == HEAVIEST:
                kept[at] = HEAVY, one[1]
        return kept

    def _linearise_clause(self, parts: list[Node], order: str) -> str:
        """One clause in order; adverbials keep their position before the subject, before or after the verb.

        What stands behind a clause does so in every order.
        """
        slots: dict[str, list[str]] = {}
        heading = "F" if any(not isinstance(one, str) and one[0] == SUBJECT for one in parts) else "B"
        found: list[str] = []
        for one in self._keep_light_phrases(parts):
            kind = "" if isinstance(one, str) else one[0]
            inner: list[Node] = [one] if isinstance(one, str) else one[1]
            if kind == VERB and not found:
                found, heading = "".join(map(str, inner)).split("|"), "R"
            elif kind == VERB:  # a second verb stays where it is; a language that moves verbs has none
                slots.setdefault(heading, []).append(_form((kind, inner)))
            elif kind == SUBJECT and not found and SUBJECT not in slots:
                slots[SUBJECT], heading = [self._linearise_nodes(inner, "main")], "B"
            else:
                at = kind if kind in {WEAK, WEAK_AFTER, HEAVY, BEHIND} else heading
                said = (
                    self._linearise_clause(inner, "main")
                    if kind == CLAUSE
                    else self._linearise_nodes(inner, "main")
                )
                said = said if kind or not slots.get(HEAVY) else _insert_heavy(said, slots)
                slots.setdefault(at, []).append(said)
        if not found:
            return self._linearise_nodes(parts, order)
        shape, prefix, infinitive, form = found
        words = {"V": form, "P": prefix, "I": prefix + infinitive, "L": prefix + form}
        words["Z"] = f"{prefix}{self._particle}{' ' if self._particle and not prefix else ''}{infinitive}"
        order = order if shape == "fin" or (shape == "inf" and order == "zu") else shape
        slots[HEAVY] = [join_words(*slots.get(HEAVY, ()))]
        places = (*self._orders[order], BEHIND)
        return join_words(*(words.get(slot) or "".join(slots.get(slot, ())) for slot in places))


def _length(nodes: list[Node]) -> int:
    """The number of words before the first punctuation mark."""
    text = MARKS.sub(" ", re.sub(f"{OPEN}.", " ", span_marks.MARK.sub("", "".join(map(_serialise, nodes)))))
    return len(_THOUGHT.split(text, maxsplit=1)[0].split())


def _insert_heavy(text: str, slots: dict[str, list[str]]) -> str:
    """Text after a heavy phrase, with the phrase before its first punctuation mark: it stays in its clause."""
    end = _THOUGHT.search(text)
    if end is None:
        return text
    before, after = span_marks.split_marked(text, end.start())
    before = before.strip(" ")
    phrase = " ".join(one.strip(" ") for one in slots.pop(HEAVY))
    rest = f"{phrase} {after}" if after[0] == "(" else f"{phrase}{after}"
    return f" {before} {rest}" if before else rest


def join_words(*parts: str) -> str:
    """Parts with one space between them; what is empty is left out."""
    return " ".join(stripped for one in parts if (stripped := one.strip(" ")))


def _form(verb: Part) -> str:
    """A verb in the form its message asked for."""
    return "".join(map(str, verb[1])).rsplit("|", 1)[1]


def _serialise(node: Node) -> str:
    return node if isinstance(node, str) else f"{OPEN}{node[0]}{''.join(map(_serialise, node[1]))}{CLOSE}"


def _parse(text: str) -> list[Node]:
    """The text as nested parts."""
    stack: list[list[Node]] = [[]]
    kinds: list[str] = []
    for piece in PIECE.findall(text):
        if piece[0] == OPEN:
            kinds.append(piece[1])
            stack.append([])
        elif piece == CLOSE:
            inner = stack.pop()
            stack[-1].append((kinds.pop(), inner))
        else:
            stack[-1].append(piece)
    return stack[0]

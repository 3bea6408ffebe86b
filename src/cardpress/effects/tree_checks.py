"""Checks that the parts of an effect tree fit each other, their component and the game's kinds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.families import cards, things
from cardpress.effects.nodes import Node, Operation
from cardpress.effects.sections import section_of, sections
from cardpress.effects.selectors import Compare, Extreme, Itself, Pick, Ref, StatOf
from cardpress.effects.specialisation import kinds_of
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import children, direct_operations, names_in, players_in, trees, walk
from cardpress.models.component import Component, Model
from cardpress.models.project import Loaded

Scope = dict[str, tuple[str, ...] | None]
"""Name given with `as` to the kinds of card it can stand for; None: it stands for a player."""


@dataclass(frozen=True)
class Fitting:
    """What the trees of one game are measured against.

    Each kind's fields, the ids of the terms, and the game's vocabulary.
    """

    fields: Mapping[str, Collection[str]]
    terms: Collection[str]
    vocabulary: Vocabulary

    def problems(self, loaded: Loaded[Component]) -> list[Diagnostic]:
        """Everything in the trees of a component that does not fit."""
        found: list[Diagnostic] = []
        grown = [*trees(loaded.model)]
        apart = {key for key, _, one in sections(loaded.model) if one.apart}
        named = [(name, key) for key, _, tree in grown for name in (*names_in(tree), *players_in(tree))]
        elsewhere = dict(named)
        of_sections: Scope = {}
        for key, pointer, tree in grown:
            scope = of_sections if section_of(key) and key not in apart else {}
            _Visit(self, loaded, key, found, elsewhere).node(tree, pointer, scope)
        return found


@dataclass(frozen=True)
class _Visit:
    """A walk through one tree that keeps the names bound so far; problems go to `found`.

    `elsewhere` maps every name that the component gives to the key of the tree that does.
    """

    fitting: Fitting
    card: Loaded[Component]
    field: str
    found: list[Diagnostic]
    elsewhere: Mapping[str, str]

    def node(self, node: Model, at: str, scope: Scope) -> None:
        """Check a node and what is below it; names bound in it are added to the scope."""
        self._below(node, at, scope)
        match node:
            case Pick():
                self._pick(node, at)
                if node.name:
                    scope[node.name] = _kinds(node)
            case OnePlayer() | EachPlayer():
                scope[node.name] = None
            case Ref() | ThatPlayer():
                if self.fitting.vocabulary.declared is None:  # more can be named where a game plays
                    self._ref(node, at, scope)
            case cards.Is():
                self._term(node.kind, f"{at}/kind")
            case things.Modify():
                self._about(node.what, f"{at}/what", node.stat, "modify", scope)
            case StatOf():
                self._about(node.of, f"{at}/of", node.stat, "this amount", scope)
            case cards.Swap():
                self._in_order(node.what, at)
            case _:
                self._card(node, at)
        if isinstance(node, Node) and node.manner.about:
            name, stat = node.manner.about
            place = f"{at}/{type(node).model_fields[name].alias or name}"
            self._about(getattr(node, name), place, stat, node.word, scope)
            self._place(node, getattr(node, name), place)

    def _below(self, node: Model, at: str, scope: Scope) -> None:
        """Check what is below a node: who acts first, amounts last; branches do not know each other's names."""
        forks = isinstance(node, Node) and node.manner.forks
        before = dict(scope) if forks else scope
        below = list(children(node))
        if len(below) > 1:
            below.sort(key=lambda each: (not each[0].startswith("/who"), each[0].startswith("/amount")))
        for step, child in below:
            if isinstance(child, EachPlayer) and not (isinstance(node, Operation) and step == "/who"):
                what = f"each {child.each} by turns can only act, and nobody acts here"
                self._misfit(at + step, what, '{"each": …} as "who" of an operation')
            apart = forks and (isinstance(child, Operation) or next(direct_operations(child), None) is not None)
            known = before if step == "/otherwise" else scope
            self.node(_resolve_reference(node, child, scope), at + step, dict(known) if apart else scope)

    # ---- one node

    def _in_order(self, what: Pick, at: str) -> None:
        """Only where cards lie in lanes does it matter that two of them change places."""
        ordered = [name for name, zone in what.zones.items() if zone.lanes]
        if ordered and what.zone not in ordered:
            said = " or the ".join(name.replace("_", " ") for name in ordered)
            self._misfit(f"{at}/what", f"swap is for cards of the {said}", f'"zone": "{ordered[0]}"')

    def _pick(self, pick: Pick, at: str) -> None:
        kinds = _kinds(pick)
        for index, kind in enumerate(kinds):
            self._term(kind, at + _kind_at(pick, index))
        for name, part in (("where", pick.where), ("extreme", pick.extreme)):
            if isinstance(part, Compare | Extreme) and all(
                part.stat not in self.fitting.fields.get(kind, (part.stat,)) for kind in kinds
            ):
                self._misfit(f"{at}/{name}/stat", f"no {' and no '.join(kinds)} has {part.stat}")
        tops = [name for name, zone in pick.zones.items() if zone.top]
        if pick.pick == "top" and pick.zone not in tops:
            said = " or a ".join(name.replace("_", " ") for name in tops)
            self._misfit(f"{at}/pick", f"only a {said} has a top", f'"zone": "{tops[0]}"' if tops else None)

    def _ref(self, ref: Ref | ThatPlayer, at: str, scope: Scope) -> None:
        """Whether something of the right sort, cards or a player, was named where it surely happened before."""
        player = isinstance(ref, ThatPlayer)
        fitting = sorted(name for name, kinds in scope.items() if (kinds is None) == player)
        if ref.ref in scope:
            if ref.ref not in fitting:
                sort = ("cards", "a player") if player else ("a player", "cards")
                what = f'"{ref.ref}" is the name of {sort[0]}, not of {sort[1]}'
                self._misfit(f"{at}/ref", what, one_of(fitting) or f'{sort[1]} with "as" before this place')
            return
        expected = one_of(fitting) or f'a {"player" if player else "selector"} with "as" before this place'
        hint = did_you_mean(ref.ref, fitting)
        if ref.ref in self.elsewhere:
            hint = self._out_of_reach(self.elsewhere[ref.ref])
        position = self.card.source.position(f"{at}/ref")
        message = f'nothing earlier is called "{ref.ref}"'
        self.found.append(Diagnostic("unbound-name", message, position, expected, hint))

    def _out_of_reach(self, key: str) -> str:
        """Why a name is not known here that the tree of this key gives."""
        if key == self.field:
            return "it is named later, or in a branch that may not happen: name it before"
        if section_of(key) and section_of(self.field):
            return f'the section "{section_of(key)}" names it: put that section before this one'
        return f"it is named in {key}, and each text has names of its own"

    def _card(self, node: Model, at: str) -> None:
        """What an operation or event asks of the card it stands on."""
        kind = self.card.model.kind
        if isinstance(node, Node) and node.manner.card_needs:
            field, reason = node.manner.card_needs
            if field not in self.fitting.fields[kind]:
                self._misfit(f"{at}/{node.tag}", f"{reason}, and a {kind} has none")
        elif isinstance(node, Node) and node.manner.only_in not in {"", self.field}:
            message = f"nothing in {self.field} can say {node.word}"
            self._misfit(f"{at}/{node.tag}", message, f'"{node.word}" only in {node.manner.only_in}')
        elif isinstance(node, things.Attached) and not self._attaches():
            self._misfit(f"{at}/condition", "this card never lies under another", "an attach in the same effect")

    def _attaches(self) -> bool:
        grown = (node for _, _, tree in trees(self.card.model) for _, node in walk(tree))
        return any(isinstance(node, things.Attach) for node in grown)

    def _about(self, about: Model, at: str, stat: str, what: str, scope: Scope) -> None:
        """Whether the cards an operation is about have a number, and lie where it can reach them."""
        for index, kind in self._kinds_meant(about, scope):
            if stat and stat not in self.fitting.fields.get(kind, ()):
                fit = [known for known, fields in self.fitting.fields.items() if stat in fields]
                place = f"{at}{_kind_at(about, index)}" if isinstance(about, Pick) else at
                message = f'{what} is for cards with {stat}, and "{kind}" has none'
                self._misfit(place, message, one_of(sorted(fit)))

    def _place(self, node: Node, about: Model, at: str) -> None:
        if isinstance(about, Pick) and about.zone is not None and node.manner.in_play:
            self._misfit(f"{at}/zone", f"{node.word} is for cards in play", "no zone")

    def _kinds_meant(self, about: Model, scope: Scope) -> list[tuple[int, str]]:
        """The kinds of card a selector stands for, each with its place in it."""
        kinds: tuple[str, ...] = ()
        if isinstance(about, Pick):
            kinds = _kinds(about)
        elif isinstance(about, Ref):
            kinds = scope.get(about.ref) or ()
        elif isinstance(about, Itself):
            kinds = (self.card.model.kind,)
        return [(index, kind) for index, kind in enumerate(kinds) if kind in self.fitting.terms]

    # ---- what is wrong

    def _term(self, term: str, at: str) -> None:
        if term not in self.fitting.terms:
            message = f'"{term}" is not a term of this game'
            hint = did_you_mean(term, self.fitting.terms)
            expected = one_of(sorted(self.fitting.terms))
            self.found.append(Diagnostic("unknown-term", message, self.card.source.position(at), expected, hint))

    def _misfit(self, at: str, message: str, expected: str | None = None) -> None:
        self.found.append(Diagnostic("selector-mismatch", message, self.card.source.position(at), expected))


def _resolve_reference(node: Model, child: Model, scope: Scope) -> Model:
    """A child of a node; where it can be cards or a player, the name it refers to decides."""
    if isinstance(child, ThatPlayer) and scope.get(child.ref):
        fields = type(node).model_fields.items()
        here = (one.annotation for name, one in fields if getattr(node, name) is child)
        if Ref in kinds_of(next(here)):
            return Ref(ref=child.ref)
    return child


def _kinds(pick: Pick) -> tuple[str, ...]:
    return (pick.kind,) if isinstance(pick.kind, str) else pick.kind


def _kind_at(pick: Pick, index: int) -> str:
    return "/kind" if isinstance(pick.kind, str) else f"/kind/{index}"

"""Prompts of Neuroshima Hex: the question asked, the choices, and what a choice means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from textwrap import shorten

from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.kernel.text_view import Choice, ChoiceGroup, none_last, number_choices
from cardpress_engines.neuroshima_hex.actions import END_TURN, FACING, HEX, INSTANT, MARKER, MOVE, PLAY, THROW, USE
from cardpress_engines.neuroshima_hex.hexes import NAMES, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.text.names import ARROWS, DisplayNames
from cardpress_engines.neuroshima_hex.text.preview import Placement, hit_units, units_over
from cardpress_engines.neuroshima_hex.text.subject import asking_design, asking_marker, subject

ONE_LINE = 70
"""Characters of a choice on one line."""
GROUPS = (("play", PLAY, THROW), ("use", MOVE, PLAY), ("discard", THROW, THROW + PLAY))
"""Groups of choices in a turn: name, first action, action after the last."""


class Prompts:
    """The current decision of a state as text."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    # ---- the question

    def question(self, state: HexState) -> list[str]:
        """The rules text of the tile whose effect asks, if there is one, then the question."""
        return [*self._text(state), self._question_text(state)]

    def _text(self, state: HexState) -> list[str]:
        marker, design = asking_marker(state), asking_design(state)
        if marker is not None:
            return [
                f"{self.naming.markers[marker]}: {rule}"
                for rule in self.naming.marker_action_rules[marker].values()
            ]
        if design is None:
            return []
        return [f"{self.naming.names[design]}: {rule}" for rule in self.naming.action_rules[design].values()]

    def _question_text(self, state: HexState) -> str:
        values: dict[str, str | int] = {"hand": len(state.hands[state.player]), "tile": "", "hex": ""}
        about = subject(state)
        if about is not None:
            values["tile"] = self.naming.names[about.design]
            values["hex"] = NAMES[about.hex_] if about.hex_ != NOWHERE else ""
        return self.say(f"ask-{state.question.replace('_', '-')}", **values)

    # ---- choices

    def choices(self, state: HexState) -> list[ChoiceGroup]:
        """All legal actions: hexes by name, others by number; 0 is no, done or the end of the turn."""
        if state.question == "act":
            return self._turn(state)
        options = state.legal_actions()
        if options[-1] < MARKER and options[-1] >= HEX:
            return self._hexes(state, options)
        return number_choices([("", none_last(options))], partial(self._words, state))

    def _turn(self, state: HexState) -> list[ChoiceGroup]:
        parts = [
            (self.say(f"group-{heading}"), [action for action in state.options if first <= action < end])
            for heading, first, end in GROUPS
        ]
        groups = number_choices(parts, partial(self._words, state))
        return [*groups, ChoiceGroup("", [Choice(0, END_TURN, self.say("choice-end-turn"))])]

    def _hexes(self, state: HexState, options: Sequence[int]) -> list[ChoiceGroup]:
        """Hexes by name, empty ones side by side."""
        named = [Choice(self._input_label(action), action, self._words(state, action)) for action in options]
        plain = [choice for choice in named if not choice.words]
        others = [choice for choice in named if choice.words]
        groups = [ChoiceGroup("", plain, side_by_side=True)] if plain else []
        return [*groups, ChoiceGroup("", others)] if others else groups

    @staticmethod
    def _input_label(action: int) -> int | str:
        if action == DONE:
            return 0
        return 1 if action == INSTANT else NAMES[action - HEX]

    def _words(self, state: HexState, action: int) -> str:
        if action >= PLAY:
            text = self._tile((action - PLAY) % (THROW - PLAY))
        elif action >= USE:
            text = self._use(state, state.piece_at[action - USE])
        elif action >= MOVE:
            text = self.say("choice-move", unit=self._unit_at(state, action - MOVE))
        elif action >= MARKER:
            text = self.naming.markers[action - MARKER]
        elif action >= HEX:
            text = self._hex(state, action - HEX)
        elif action == INSTANT:
            text = self.say("choice-instant")
        elif action >= FACING:
            text = self._facing_text(state, action - FACING)
        else:
            text = self.say("choice-yes") if action == YES else self._none(state)
        return text

    def _none(self, state: HexState) -> str:
        return self.say("choice-none", question=state.question.replace("_", "-"))

    def _tile(self, design: int) -> str:
        return self.say("choice-tile", tile=self.naming.names[design], what=self.naming.brief(design))

    def _use(self, state: HexState, piece: int) -> str:
        """A unit with the beginning of its ability's text; the choice and a question mark show all of it."""
        unit = self.naming.unit_on_board(state, piece, state.player)
        deeds = self.naming.action_rules[self.game.design_of[piece]]
        text = next(deeds[field] for field in ("own_turn", "activation") if field in deeds)
        return self.say("choice-use", unit=unit, deed=shorten(text, ONE_LINE - len(unit), placeholder="…"))

    def _unit_at(self, state: HexState, hex_: int) -> str:
        return self.naming.unit_on_board(state, state.piece_at[hex_], state.player)

    def _hex(self, state: HexState, hex_: int) -> str:
        """The unit on a hex, else the foundation tile, else nothing."""
        piece, ground, about = state.piece_at[hex_], state.ground_at[hex_], subject(state)
        below = "" if ground == NOWHERE else self.naming.names[self.game.design_of[ground]]
        if piece == NOWHERE:
            return below
        if about is not None and about.piece == piece and state.question == "move_to":
            return self.say("choice-stay")
        mark = self.naming.mark(state.board.owner[piece], state.player)
        unit = f"{mark} {self.naming.names[self.game.design_of[piece]]}"
        return f"{unit} ({below})" if below else unit

    # ---- facings

    def _facing_text(self, state: HexState, facing: int) -> str:
        """A facing: where the top points, the symbols by edge, the units it would hit, net and link to."""
        about = subject(state)
        assert about is not None
        printed = self.game.designs[about.design]
        owner = printed.seat if about.piece == NOWHERE else state.board.owner[about.piece]
        stand = Placement(printed, owner, about.hex_, about.piece)
        parts = [", ".join(self.naming.features(printed, printed.attacks, facing))]
        for name, units in (
            ("hits", hit_units(state, stand, printed.attacks, facing)),
            ("nets", [unit for unit in units_over(state, stand, printed.nets, facing)
                      if state.board.owner[unit] != owner]),
            ("links", units_over(state, stand, printed.links, facing)),
        ):  # fmt: skip
            if units:
                listed = ", ".join(self.naming.unit_on_board(state, unit, state.player) for unit in units)
                parts.append(self.say(f"face-{name}", units=listed))
        return f"{ARROWS[facing]} {self.naming.direction(facing)}: {'; '.join(parts)}"

    # ---- what a choice means

    def about(self, state: HexState, action: int) -> list[str]:
        """The tile or marker of an action with its rules text, or the rule behind the action."""
        if action >= PLAY:
            return self.naming.text((action - PLAY) % (THROW - PLAY))
        if MARKER <= action < MOVE:
            return self.naming.marker_text(action - MARKER)
        for first in (USE, MOVE, HEX):
            if action >= first:
                piece = state.piece_at[action - first]
                break
        else:
            piece = NOWHERE
        if piece == NOWHERE:
            about = subject(state)
            return self.naming.text(about.design) if about is not None else self.question(state)
        rule = [self.say("about-mobility")] if MOVE <= action < USE else []
        return [*self.naming.text(self.game.design_of[piece]), *rule]

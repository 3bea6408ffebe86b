"""How instructions are written that change what counters and markers show, and put cards somewhere else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from cardpress_engines.described.effects.cards import PutPlan, put_in
from cardpress_engines.described.effects.counters import (
    ChangePlan,
    MarkPlan,
    SetPlan,
    change_counters,
    report_change,
    report_mark,
    set_counters,
    set_markers,
)
from cardpress_engines.described.generated.source_expressions import YOU
from cardpress_engines.described.segment_writer import SegmentWriter, Write

W = SegmentWriter
ONE_PLACE: Final = re.compile(r"\((\d+),\)")
"""Where a counter that all share is written out."""


def _write_for_each(writer: W, places: str, lines: Sequence[str]) -> None:
    """Write lines for each `place`; for the only one without a loop."""
    if places == YOU:
        writer.lines += _for_somebody(writer, ["place = you", *lines])
    elif one := ONE_PLACE.fullmatch(places):
        writer.lines += [f"place = {one[1]}", *lines]
    else:
        writer.lines += [f"for place in {places}:", *(f"    {line}" for line in lines)]


def _for_somebody(writer: W, lines: Sequence[str]) -> Sequence[str]:
    """The same lines, for `you`, where effects may address nobody."""
    if not writer.module.addresses_nobody:
        return lines
    return ["if you >= 0:", *(f"    {line}" for line in lines)]


def _set_counters(writer: W, place: int, operation: object, plan: SetPlan) -> int:
    module, name = writer.module, writer.module.value(plan.attribute)
    places, amount = writer.value(plan.places, place), writer.value(plan.amount, place)
    writer.lines.know("you")
    writer.lines += [f"values = {module.attribute(plan.attribute)}", f"amount = {amount}"]
    report = f"{module.value(report_change)}(state, you, 'set', {name}, place=place, amount=amount)"
    lines = ["if values[place] != amount:", "    values[place] = amount"]
    _write_for_each(writer, places, [*lines, "    if state.events is not None:", f"        {report}"])
    return place + 1


def _change_counters(writer: W, place: int, operation: object, plan: ChangePlan) -> int:
    module, (least, most) = writer.module, plan.bounds
    places, amount = writer.value(plan.places, place), writer.value(plan.amount, place)
    writer.lines.know("you")
    writer.lines += [f"values = {module.attribute(plan.attribute)}", f"amount = {amount}"]
    lines = ["before = values[place]", f"after = before {'+' if plan.sign > 0 else '-'} amount"]
    lines += [f"if after < {module.value(least)}:", f"    after = {module.value(least)}"]
    if most is not None:
        lines += [f"if after > {module.value(most)}:", f"    after = {module.value(most)}"]
    event, name = module.value(plan.event), module.value(plan.attribute)
    report = f"{module.value(report_change)}(state, you, {event}, {name}, place=place, amount=abs(after - before))"
    lines += ["if after != before:", "    values[place] = after"]
    lines += ["    if state.events is not None:", f"        {report}"]
    if plan.announces:
        waiting = f"state.game.signal_steps(state, {module.value(plan.announces)}, place)"
        lines.append(f"    state.following += {waiting}")
    _write_for_each(writer, places, lines)
    return writer.go_on_unless_followed(place + 1) if plan.announces else place + 1


def _set_markers(writer: W, place: int, operation: object, plan: MarkPlan) -> int:
    module, name = writer.module, writer.module.value(plan.attribute)
    places, shown = writer.value(plan.places, place), writer.value(plan.shown, place)
    writer.lines.know("you")
    writer.lines += [f"values = {module.attribute(plan.attribute)}", f"shown = {shown}"]
    report = f"{module.value(report_mark)}(state, you, {name}, place, shown)"
    lines = ["values[place] = shown", "if state.events is not None:", f"    {report}"]
    _write_for_each(writer, places, lines)
    return place + 1


def _put_in(writer: W, place: int, operation: object, plan: PutPlan) -> int:
    module, game, lines = writer.module, plan.game, writer.lines
    lines.know("you", f"s{plan.slot}")
    owners, owner = writer.value(plan.owner, place), "you"
    if owners not in {YOU, "()"}:
        owner = "owner"
        lines += [f"owners = {owners}", "owner = owners[0] if owners else you"]
    lines.append(f"pile = {plan.first}{f' + {owner}' if plan.owned else ''}")
    each = ["origin = state.at[piece]", f"whose = {'-1' if plan.nobodys else owner}"]
    if plan.keeps:
        each += ["before = state.owner_of(piece)", "if before >= 0:", "    whose = before"]
    ways, way = module.value(game.ways), module.value(game.way)
    carry = f"({ways}[origin].get(pile) or {way}(origin, pile))"
    each.append(f"{carry}(state, piece, origin, pile, whose, {plan.bottom})")
    report = f"state.report({module.value(plan.event)}, you, {game.piece_action} + piece, 0, origin, pile)"
    each += ["if state.events is not None:", f"    {report}"]
    loop = [f"for piece in s{plan.slot}:", *(f"    {line}" for line in each)]
    if plan.owned and owner == "you":
        lines += _for_somebody(writer, loop)
    elif plan.owned:
        lines.write_if("owner >= 0", loop)
    else:
        lines += loop
    return writer.go_on_unless_followed(place + 1) if game.emptied else place + 1


CHANGES: Final[Mapping[object, Write]] = {
    set_counters: _set_counters,
    change_counters: _change_counters,
    set_markers: _set_markers,
    put_in: _put_in,
}
"""How they are written, by their operation."""

"""How instructions are written that may ask: once one has asked, its segment is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardpress_engines.described.effects.cards import put_in_order
from cardpress_engines.described.effects.choices import DONE, ActPlan, act, action_over, take_action
from cardpress_engines.described.effects.draws import OneDraw, draw_one, draw_or_ask, take_drawn
from cardpress_engines.described.effects.picks import (
    OnePlan,
    PickPlan,
    UncoverPlan,
    draw_lots,
    note_uncovered,
    only_one_or_ask,
    pick_from,
    pick_one,
    pick_set,
    pick_some,
    uncover,
    uncovered_or_ask,
)
from cardpress_engines.described.effects.questions import Question, answer_or_ask, ask_question
from cardpress_engines.described.effects.who import by_players
from cardpress_engines.described.segment_lines import SegmentLines
from cardpress_engines.described.segment_writer import SegmentWriter, Write
from cardpress_engines.kernel.interpreter import pick_player, resume
from cardpress_engines.kernel.state import CHANCE

W = SegmentWriter


def _go_on(writer: W, place: int, operation: object, argument: object) -> int:
    """Call an instruction as it is; the next one comes after it, unless it has asked."""
    writer.lines.append(f"running = {writer.call(operation, place, argument)}")
    writer.go_on_unless_asked()
    return place + 1


def _act(writer: W, place: int, operation: object, plan: ActPlan) -> int:
    """Take the action that was answered, or offer some; what is offered again and again is left to `act`."""
    module, lines = writer.module, writer.lines
    if writer.answer == "answer":
        taking = writer.branch()
        _take(taking, place, plan)
        lines.write_if(f"answer > {DONE}", taking.lines)
        given, whole = module.value(plan), module.value(act)
        lines += [f"if answer == {DONE}:", f"    return {whole}(state, running, {given}, {DONE})"]
        writer.answer = "(-1)"
    if plan.fixed != (1, 1):
        return _go_on(writer, place, operation, plan)
    options = lines.value(module.source(plan.offered), place)
    lines.know("you")
    lines.append(f"options = {options} if you >= 0 else ()")
    step, asking = module.value(resume), lines.branch()
    running = asking.running_source(place)
    asking.write_if(
        "len(options) > 1",
        [
            "state.player, state.question, state.options = you, 'act', options",
            f"state.stack.append(({step}, {running}))",
        ],
        [f"state.ask(you, 'act', options, {step}, {running})"],
    )
    lines.write_if("options", [*asking, "return None"])
    lines.append(f"s{plan.done} = (0,)")
    lines.note_binding(plan.done)
    return place + 1


def _take(writer: W, place: int, plan: ActPlan) -> None:
    """Write that the action of an answer begins; what is left of the effect waits on the stack."""
    module, lines, game = writer.module, writer.lines, plan.game
    call = f"{module.value(take_action)}(state, running, {module.value(plan)}, answer)"
    if plan.fixed is None or plan.fixed[1] != 1:
        lines.append(f"return {call}")
        return
    lines.write_if("state.events is not None", [f"return {call}"])
    lines.know("you")
    if not plan.is_last:
        after = lines.branch()
        after.append(f"s{plan.done} = (0,)")
        after.note_binding(plan.done)
        after.append(f"state.stack.append(({module.value(resume)}, {after.running_source(place + 1)}))")
        lines += after
    if game.ends_at_once:
        lines.append(f"state.stack.append(({module.value(action_over)}, you))")
    lines.append(f"return {module.value(game.action_begun)}(answer, you)")


def _draw_one(writer: W, place: int, operation: object, plan: OneDraw) -> int:
    """Take what was drawn, or draw; where chance says what it is, the segment is left."""
    module, given, lines = writer.module, writer.module.value(plan), writer.lines
    drawing = lines.branch()
    if plan.shuffled is not None:
        deck, top = plan.shuffled
        covered = f"state.piles[{deck}]" if top < 0 else f"state.piles[{deck}] and not state.piles[{top}]"
        drawing.know("you")
        drawing.write_if(f"you >= 0 and {covered}", _chance_lines(writer, drawing, place, deck, plan.question))
    asks = f"{module.value(draw_or_ask)}(state, {drawing.running_source(place)}, {given})"
    drawing += [f"if {asks}:", "    return None"]
    if writer.answer == "answer":
        lines.know("you")
        taken = f"{module.value(take_drawn)}(state, you, {given}, answer - {plan.first})"
        lines.write_if("answer >= 0", [taken], drawing)
    else:
        lines += drawing
    return writer.go_on_unless_followed(place + 1)


def _chance_lines(writer: W, lines: SegmentLines, place: int, pile: int, question: str) -> Sequence[str]:
    """The lines that let chance say which card of a shuffled pile comes, and leave the segment."""
    module, asking = writer.module, lines.branch()
    outcomes = f"state.game.draw_outcomes(state.piles[{pile}])"
    asked = f"state.player, state.question, state.options = {CHANCE}, {module.value(question)}, {outcomes}"
    waiting = f"state.stack.append(({module.value(resume)}, {asking.running_source(place)}))"
    return [*asking, asked, waiting, "return None"]


def _uncover(writer: W, place: int, operation: object, plan: UncoverPlan) -> int:
    """Bind what is known by its place; where chance says what it is, the segment is left."""
    module, given, lines, name = writer.module, writer.module.value(plan), writer.lines, f"s{plan.slot}"
    if writer.answer == "answer":
        lines.write_if("answer >= 0", [f"{module.value(note_uncovered)}(state, {given}, answer)"])
    asking = lines.branch()
    call = f"{module.value(uncovered_or_ask)}(state, {asking.running_source(place)}, {given})"
    asking += [f"{name} = {call}", f"if {name} is None:", "    return None"]
    if plan.amount == 1:
        top, _ = plan.known
        chance = _chance_lines(writer, lines, place, plan.pile, f"draw:{plan.zone}")
        asking[:0] = [f"if state.piles[{plan.pile}]:", *(f"    {line}" for line in chance)]
        lines.write_if(f"state.piles[{top}]", [f"{name} = (state.piles[{top}][-1],)"], asking)
    else:
        lines += asking
    lines.note_binding(plan.slot)
    return writer.go_on_unless_followed(place + 1)


def _pick_one(writer: W, place: int, operation: object, plan: OnePlan) -> int:
    """Take the only one there is, or ask; an answer is one of them."""
    name, function = f"s{plan.slot}", writer.module.value(only_one_or_ask)
    asking = writer.lines.branch()
    some = asking.value(writer.module.source(plan.found), place)
    asking.append(f"some = {some}")
    several = asking.branch()
    running, given = several.running_source(place), writer.module.value(plan)
    several.append(f"some = {function}(state, {running}, {given}, some)")
    several += ["if some is None:", "    return None", f"{name} = (*some,)"]
    one = "len(some) == 1 and not state.secret and state.taken is None"
    asking.write_if(one, [f"{name} = (some[0],)"], several)
    if writer.answer == "answer":
        writer.lines.write_if("answer >= 0", [f"{name} = (answer - {plan.first},)"], asking)
    else:
        writer.lines += asking
    writer.lines.note_binding(plan.slot)
    return place + 1


def _pick_some(writer: W, place: int, operation: object, plan: PickPlan) -> int:
    """Nothing is picked out of nothing; what was answered is added to what was picked, until that is enough."""
    if writer.answer != "answer":
        _bind_or_ask(writer, place, plan, pick_from, plan.found, plan.slot)
        return place + 1
    lines, name, again = writer.lines, f"s{plan.slot}", writer.branch()
    lines.know(name)
    again.lines.append(f"chosen = (*{name}, answer - {plan.first}) if answer > {DONE} else {name}")
    again.lines.append(f"{name} = ()")
    again.lines.note_binding(plan.slot)
    again.lines.append(f"some = {again.value(plan.found, place)}")
    running = again.lines.running_source(place, {plan.slot: "chosen"})
    call = f"{writer.module.value(pick_from)}(state, {running}, {writer.module.value(plan)}, some)"
    again.lines += [f"{name} = {call}", f"if {name} is None:", "    return None"]
    lines.write_if(f"answer != {DONE}", again.lines)
    lines.note_binding(plan.slot)
    return place + 1


def _ask_question(writer: W, place: int, operation: object, question: Question) -> int:
    """Bind what was answered; where nothing can be, nothing is asked."""
    if question.rest is not None:
        return _go_on(writer, place, operation, question)
    if writer.answer == "answer":
        asking = writer.branch()
        asking.answer = "(-1)"
        _bind_or_ask(asking, place, question, answer_or_ask, question.items, question.slot)
        bound = [f"s{question.slot} = (answer - {question.first},)"]
        writer.lines.write_if("answer >= 0", bound, asking.lines)
        writer.lines.note_binding(question.slot)
    else:
        _bind_or_ask(writer, place, question, answer_or_ask, question.items, question.slot)
    return place + 1


def _bind_or_ask(  # noqa: PLR0913, PLR0917 what is asked, by which function, out of what
    writer: W, place: int, plan: object, function: object, found: object, slot: int
) -> None:
    """Write that a slot has what a function gives, out of what is found; None where it has asked."""
    some, module = writer.value(found, place), writer.module
    writer.lines.append(f"some = {some}")
    asking = writer.lines.branch()
    call = f"{module.value(function)}(state, {asking.running_source(place)}, {module.value(plan)}, some)"
    asking += [f"s{slot} = {call}", f"if s{slot} is None:", "    return None"]
    writer.lines.write_if("some", asking, [f"s{slot} = ()"])
    writer.lines.note_binding(slot)


ASKING: Final[Mapping[object, Write]] = {
    **dict.fromkeys((put_in_order, draw_lots, pick_set, pick_player, by_players), _go_on),
    act: _act,
    draw_one: _draw_one,
    uncover: _uncover,
    pick_one: _pick_one,
    pick_some: _pick_some,
    ask_question: _ask_question,
}
"""How they are written, by their operation."""

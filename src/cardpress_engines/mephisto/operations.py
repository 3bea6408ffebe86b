"""One handler for each domain operation of Mephisto: what it emits, and what that does to a state."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.kernel.compiler import Build, BuildTest, Compiler, Scope, Tree, Unplayable
from cardpress_engines.kernel.interpreter import NOBODY, Players, Test, bound, onward
from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.mephisto.actions import CARD, LANE, PIECE, SPACE
from cardpress_engines.mephisto.selectors import (
    Amount,
    Refs,
    amount,
    design,
    enough,
    for_players,
    kinds_of,
    players,
    select,
    stat_of,
)  # fmt: skip
from cardpress_engines.mephisto.state import EMPTY, MephistoState

# ---- favor and attack


def _counted(change: Callable[[MephistoState, int, int, Frame], None]) -> Build:
    """A handler of an operation that changes a number of one or more players."""

    def run(state: MephistoState, frame: Frame, argument: tuple[Players, Amount], answer: int) -> Frame:
        who, much = argument
        for player in who(state, frame):
            change(state, player, much(state, frame), frame)
        return onward(frame)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        much = amount(compiler, effect.amount, scope)
        word = getattr(effect, "who", None) or effect.source
        for_players(compiler, word, scope, lambda who: compiler.emit(run, (who, much)))

    return build


def _steal(state: MephistoState, player: int, much: int, frame: Frame) -> None:
    lost = state.lose(player, much)
    if frame[2] != NOBODY:
        state.gain(frame[2], lost)


def _spend(state: MephistoState, player: int, much: int, frame: Frame) -> None:
    state.tell("spend", player, amount=much)
    state.favor[player] -= much


def _lose_favor(state: MephistoState, player: int, much: int, frame: Frame) -> None:
    state.lose(player, much)


def _empower_player(state: MephistoState, player: int, much: int, frame: Frame) -> None:
    state.tell("empower", player, amount=much)
    state.empowered[player] += much


_losing = _counted(_lose_favor)
_spending = _counted(_spend)
_empowering = _counted(_empower_player)


def _lose(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    (_spending if scope.paying else _losing)(compiler, effect, scope)


def _empower(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    if effect.until != "turn_end":
        raise Unplayable("attack outside 'while' is gained until turn_end")
    _empowering(compiler, effect, scope)


def _can_lose(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    who, much = players(effect.who, scope), amount(compiler, effect.amount, scope)

    def can(state: MephistoState, frame: Frame) -> bool:
        least = state.game.rules.favor.min
        return any(state.favor[player] - least >= much(state, frame) for player in who(state, frame))

    return can


# ---- cards


def draw_cards(state: MephistoState, frame: Frame, answer: int) -> None:
    """Step (draw_cards, player, count): cards from the deck to the hand, one by one (MEPH-18)."""
    _, player, count = frame
    card = state.take_next(frame, answer) if count > 0 else None
    if card is None:
        return
    state.to_hand(player, card)
    state.tell("draw", player, CARD + card)
    if count > 1:
        state.follow((draw_cards, player, count - 1))


_draw = _counted(lambda state, player, much, frame: state.follow((draw_cards, player, much)))


def _for_cards(question: str, change: Callable[[MephistoState, int, int], None]) -> Build:
    """A handler of an operation that `who` does to chosen cards, one after the other."""

    def run(state: MephistoState, frame: Frame, argument: tuple[Players, Refs], answer: int) -> Frame:
        who, refs = argument
        for player in who(state, frame):
            for card in refs(state, frame):
                change(state, player, card)
        return onward(frame)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        def part(who: Players) -> None:
            compiler.emit(run, (who, select(compiler, effect.what, scope, question, who)))

        for_players(compiler, getattr(effect, "who", "you"), scope, part)

    return build


def _discard_card(state: MephistoState, player: int, card: int) -> None:
    if SPACE <= card < CARD:
        state.discard(state.dungeon[card - SPACE])
        state.dungeon[card - SPACE], state.emptied_by[card - SPACE] = EMPTY, player
    elif card < PIECE:
        state.hands[player].remove(card - CARD)
        state.discard(card - CARD, player)
    else:
        state.break_piece(card - PIECE)


def _take_card(state: MephistoState, player: int, card: int) -> None:
    number = design(state, card)
    if SPACE <= card < CARD:
        state.dungeon[card - SPACE], state.emptied_by[card - SPACE] = EMPTY, player
    elif number in state.discards:  # of the discard pile, or a piece that broke and lies there
        state.discards.remove(number)
    else:
        return
    state.tell("take", player, CARD + number)
    state.to_hand(player, number)


_taking = _for_cards("take", _take_card)


def _can_pick(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    who = players(getattr(effect, "who", "you"), scope)
    return enough(compiler, effect.what, scope, who)


def swap(state: MephistoState, frame: Frame, refs: Refs, answer: int) -> Frame:
    """Instruction: two cards of the dungeon change places."""
    cards = refs(state, frame)
    if len(cards) == 2:
        one, other = cards[0] - SPACE, cards[1] - SPACE
        state.tell("swap", frame[2], CARD + state.dungeon[one], CARD + state.dungeon[other])
        state.dungeon[one], state.dungeon[other] = state.dungeon[other], state.dungeon[one]
    return onward(frame)


def _swap(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    if effect.what.zone != "dungeon":
        raise Unplayable("only cards of the dungeon are swapped")
    compiler.emit(swap, select(compiler, effect.what, scope, "swap", players("you", scope)))


# ---- cards on top of the deck


def look(state: MephistoState, frame: Frame, argument: tuple[int, int, bool], answer: int) -> Frame | None:
    """Instruction: bind how many top cards are seen, by `you` or by everyone, until something takes them away."""
    count, slot, everyone = argument
    if frame[2] == NOBODY and not everyone:
        return onward(bound(frame, slot, 0))
    count = min(count, state.cards_left())
    seen_by = (1 << state.game.num_players) - 1 if everyone else 1 << frame[2]
    if not state.know_top(count, seen_by, frame, answer):
        return None
    for card in state.top[:count]:
        state.tell("reveal" if everyone else "look", frame[2], CARD + card)
    return onward(bound(frame, slot, count))


def _look(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    if what.pick != "top" or what.zone != "deck":
        raise Unplayable("only the top of the deck is looked at")
    slot = scope.slot(what.name)
    scope.names[f"{what.name} seen"] = slot
    compiler.emit(look, (what.count or 1, slot, effect.op == "reveal"))


def take_seen(
    state: MephistoState, frame: Frame, argument: tuple[int, frozenset[str] | None], answer: int
) -> Frame | None:
    """Instruction: `you` take one of the seen cards."""
    slot, kinds = argument
    seen = frame[4][slot]
    if answer == NO_ANSWER:
        fitting = {card for card in state.top[:seen] if kinds is None or state.game.kind[card] in kinds}
        if not fitting:
            return onward(frame)
        state.ask(frame[2], "take", sorted(CARD + card for card in fitting), frame)
        return None
    card = state.take_top(state.top.index(answer - CARD))
    state.tell("draw", frame[2], CARD + card)
    state.to_hand(frame[2], card)
    return onward(bound(frame, slot, seen - 1))


def _take(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    among = getattr(effect.what, "among", None)
    if among is None:
        _taking(compiler, effect, scope)
        return
    if effect.what.pick != "one" or f"{among.ref} seen" not in scope.names:
        raise Unplayable("one card is taken out of cards that were looked at")
    compiler.emit(take_seen, (scope.named(among.ref), kinds_of(effect.what.kind)))


def put_bottom(state: MephistoState, frame: Frame, slot: int, answer: int) -> Frame | None:
    """Instruction: `you` put the seen cards on the bottom of the deck, in an order of their choice."""
    seen = frame[4][slot] or 0
    if answer == NO_ANSWER:
        if not seen:
            return onward(frame)
        state.ask(frame[2], "put_bottom", sorted({CARD + card for card in state.top[:seen]}), frame)
        return None
    place = state.top.index(answer - CARD)
    state.bottom.append(state.top.pop(place))
    state.known_bottom.append(state.known_top.pop(place))
    return put_bottom(state, bound(frame, slot, seen - 1), slot, NO_ANSWER)


def put_top(state: MephistoState, frame: Frame, argument: tuple[int, int], answer: int) -> Frame | None:
    """Instruction: `you` order the seen cards on top of the deck, the uppermost first."""
    slot, progress = argument
    seen, done = frame[4][slot] or 0, frame[4][progress] or 0
    if answer != NO_ANSWER:
        place = state.top.index(answer - CARD, done)
        state.top.insert(done, state.top.pop(place))
        state.known_top.insert(done, state.known_top.pop(place))
        done += 1
        frame = bound(frame, progress, done)
    if seen - done < 2:
        return onward(frame)
    state.ask(frame[2], "put_top", sorted({CARD + card for card in state.top[done:seen]}), frame)
    return None


def _put(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    named = what.ref if hasattr(what, "ref") else what.among.ref if what.among else None
    if named is None or f"{named} seen" not in scope.names:
        raise Unplayable("only cards that were looked at are put back")
    slot = scope.named(named)
    if effect.to == "deck_bottom":
        compiler.emit(put_bottom, slot)
    else:
        compiler.emit(put_top, (slot, scope.slot()))


# ---- equipment


def _worn(change: Callable[[MephistoState, int, int], None]) -> Build:
    """A handler of an operation that changes the durability of chosen equipment."""

    def run(state: MephistoState, frame: Frame, argument: tuple[Refs, Amount], answer: int) -> Frame:
        refs, much = argument
        for card in refs(state, frame):
            change(state, card - PIECE, much(state, frame))
        return onward(frame)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        refs = select(compiler, effect.what, scope, effect.op, players("you", scope))
        compiler.emit(run, (refs, amount(compiler, effect.amount, scope)))

    return build


def repair(state: MephistoState, piece: int, much: int) -> None:
    """Durability comes back, at most up to the printed number (MEPH-46)."""
    game = state.game
    if piece in state.gear[state.owner[piece]]:
        much = min(much, game.durability[game.design_of[piece]] - state.durability[piece])
        state.durability[piece] += much
        state.tell("repair", state.owner[piece], PIECE + piece, much)


def remember(state: MephistoState, frame: Frame, argument: tuple[Refs, int, str], answer: int) -> Frame:
    """Instruction: bind the sum of a number of cards before they leave play."""
    refs, slot, stat = argument
    return onward(bound(frame, slot, sum(stat_of(state, card, stat) for card in refs(state, frame))))


def break_cards(state: MephistoState, frame: Frame, refs: Refs, answer: int) -> Frame:
    """Instruction: chosen equipment breaks."""
    for card in refs(state, frame):
        state.break_piece(card - PIECE)
    return onward(frame)


def _break(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    refs = select(compiler, effect.what, scope, "break", players("you", scope))
    name = getattr(effect.what, "name", None)
    if name is not None:
        compiler.emit(remember, (refs, scope.slot(f"{name} attack"), "attack"))
    compiler.emit(break_cards, refs)


def attach(state: MephistoState, frame: Frame, refs: Refs, answer: int) -> Frame:
    """Instruction: the spell being resolved is put under a weapon (MEPH-50)."""
    spell = frame[3] - CARD
    for card in refs(state, frame):
        state.resolving.remove(spell)
        state.attached[card - PIECE] = (*state.attached.get(card - PIECE, ()), (spell, frame[2]))
        state.heed(spell)
        state.tell("attach", frame[2], card)
    return onward(frame)


def _attach(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    compiler.emit(attach, select(compiler, effect.to, scope, "attach", players("you", scope)))


def move(state: MephistoState, frame: Frame, argument: tuple[Refs, str | int], answer: int) -> Frame | None:
    """Instruction: a weapon goes to another lane, which `you` choose."""
    refs, to = argument
    pieces = [card - PIECE for card in refs(state, frame)]
    if not pieces or pieces[0] not in state.gear[state.owner[pieces[0]]]:
        return onward(frame)
    piece = pieces[0]
    if answer == NO_ANSWER:
        own = state.lane[piece]
        lanes = [lane for lane in state.game.lanes[0] if lane != own]
        if to == "next_lane":
            lanes = [lane for lane in lanes if abs(lane - own) == 1]
        elif isinstance(to, int):
            lanes = [to]
        state.ask(frame[2], "move", [LANE + lane for lane in lanes], frame)
        return None
    state.tell("move", frame[2], PIECE + piece, answer - LANE)
    state.lane[piece] = answer - LANE
    return onward(frame)


def _move(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    if not hasattr(what, "it") and what.pick != "one":
        raise Unplayable("one weapon is moved at a time")
    compiler.emit(move, (select(compiler, what, scope, "move", players("you", scope)), effect.to))


def modify(state: MephistoState, frame: Frame, argument: tuple[Refs, int], answer: int) -> Frame:
    """Instruction: weapons have more or less attack until the turn ends."""
    refs, by = argument
    for card in refs(state, frame):
        if card - PIECE in state.gear[state.owner[card - PIECE]]:
            state.tell("modify", state.owner[card - PIECE], card, by)
            state.bonus[card - PIECE] = state.bonus.get(card - PIECE, 0) + by
    return onward(frame)


def _modify(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    if effect.stat != "attack" or effect.until != "turn_end":
        raise Unplayable("outside 'while' only attack is modified, until turn_end")
    compiler.emit(modify, (select(compiler, effect.what, scope, "modify", players("you", scope)), effect.by))


# ---- custom


def custom(handlers: dict[str, Build]) -> Build:
    """The handler of `custom`: another one by the name the component gives."""

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        handler = handlers.get(effect.handler)
        if handler is None:
            raise Unplayable(f"no handler of its own is called {effect.handler!r}")
        handler(compiler, effect, scope)

    return build


OPERATIONS: dict[str, Build] = {
    "gain": _counted(lambda state, player, much, frame: state.gain(player, much)),
    "lose": _lose,
    "steal": _counted(_steal),
    "empower": _empower,
    "draw": _draw,
    "discard": _for_cards("discard", _discard_card),
    "take": _take,
    "swap": _swap,
    "look": _look,
    "reveal": _look,
    "put": _put,
    "wear": _worn(lambda state, piece, much: state.wear(piece, much)),
    "repair": _worn(repair),
    "break": _break,
    "attach": _attach,
    "move": _move,
    "modify": _modify,
}

POSSIBLE: dict[str, BuildTest] = {
    "lose": _can_lose,
    "discard": _can_pick,
    "take": _can_pick,
    "wear": _can_pick,
    "repair": _can_pick,
    "break": _can_pick,
    "move": _can_pick,
    "swap": _can_pick,
}

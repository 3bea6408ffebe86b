"""The log of a game of Mephisto as sentences, from one player's point of view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardpress_engines.kernel.state import Happening
from cardpress_engines.mephisto.actions import CARD, FIGHT, LOOT, PIECE
from cardpress_engines.mephisto.text.names import DisplayNames

ABOUT_ABILITIES = frozenset({"trigger", "done"})
"""Happenings that say which ability the happenings between them come from."""
GROUPED = frozenset({"draw", "discard", "look", "reveal", "fight", "fight_with", "defeat", "trigger"})
"""Happenings that are told together when they follow each other."""
IMPLIED = frozenset({"activate", "fight_with"})
"""Happenings that say by themselves that the card loses durability."""
UNTOLD = frozenset({"deal", "summon", "done"})
"""Happenings nobody is told: dealing is over before anybody looks, a summoned monster is told as it enters."""
OWNED = frozenset({"turn", "wear", "break", "repair", "modify"})
"""Happenings whose player is the heading, or whose card the happening is about."""
SILENT_ZERO = frozenset({"gain", "lose", "spend", "empower", "repair"})


class GameLog:
    """Happenings in words: a heading for each turn, below it what happened."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from number `since` on; those before say what need not be told, and whose turn it is."""
        turns = [happening[1] for happening in happenings[:since] if happening[0] == "turn"]
        self._active = turns[-1] if turns else -1
        lines: list[str] = []
        for group in self._groups(happenings, since):
            words = self._words(group, person).strip()
            if group[0][0] == "turn":
                self._active = group[0][1]
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            else:
                lines.append(f"   {words[0].upper()}{words[1:]}")
        return lines

    def _groups(self, happenings: Sequence[Happening], since: int) -> list[list[Happening]]:
        """What is told, with those together that are told together."""
        groups: list[list[Happening]] = []
        for happening in self._without_implied(happenings, since):
            of_turn = [group for group in groups if group[0][0] == happening[0] == "turn"]
            if of_turn and of_turn[-1][0][3] == happening[3]:  # partners begin a turn together
                of_turn[-1].append(happening)
            elif groups and happening[0] in GROUPED and groups[-1][0][:2] == happening[:2]:
                groups[-1].append(happening)
            else:
                groups.append([happening])
        return groups

    def _without_implied(self, happenings: Sequence[Happening], since: int) -> list[Happening]:
        """Without what is implied: wear by use, the discarding of what broke and of spells that were played.

        An ability that was done without doing anything is not told; the deck runs out after its last card is told.
        """
        implied: Counter[int] = Counter()
        shown: list[Happening] = []
        run_out: list[Happening] = []
        before: Happening | None = None
        spell = -1
        for number, happening in enumerate(happenings):
            what, _, card, amount, *_ = happening
            silent = what in UNTOLD or (what in SILENT_ZERO and amount == 0)
            if what == "wear":
                silent = before is not None and before[0] in IMPLIED and before[2] == card
            elif what == "break":
                implied[self._design(card)] += 1
            elif what == "play" and self.game.kind[card - CARD] == "spell":
                spell = card - CARD
                implied[spell] += 1
            elif what == "attach":
                implied[spell] -= 1
            elif what == "discard" and implied[card - CARD] > 0:
                implied[card - CARD] -= 1
                silent = True
            if what == "done":
                shown = shown[:-1] if shown and (shown[-1][0], shown[-1][2]) == ("trigger", card) else shown
            elif what == "run_out":
                run_out += [happening] * (number >= since)
            elif number >= since and not silent:
                shown += [happening, *run_out]
                run_out.clear()
            if what not in ABOUT_ABILITIES:
                before = happening
        return shown + run_out

    def _design(self, card: int) -> int:
        return int(self.game.design_of[card - PIECE]) if card >= PIECE else card - CARD

    def _words(self, group: list[Happening], person: int | None) -> str:
        what, player, card, amount, *_ = group[0]
        cards = self.naming.cards([self._design(each[2]) for each in group if each[2] >= CARD])
        values: dict[str, str | int] = {
            "you": "yes" if player == person else "no",
            "who": self._who(what, player, person),
            "count": len(group), "card": cards, "cards": cards, "amount": amount, "turn": amount, "lane": amount,
        }  # fmt: skip
        message = what
        if what == "turn":
            values |= {"you": "yes" if [player] == [person] * len(group) else "no",
                       "who": self.naming.players([each[1] for each in group], person)}  # fmt: skip
        elif what == "discard" and player < 0:
            message = "discard-open"
        elif what in {"draw", "look"} and person is not None and player != person:
            message = f"{what}-hidden"
        elif what == "act":
            message = "act-loot" if card == LOOT else "act-fight" if card == FIGHT else "act-summon"
        elif what == "enter":
            values["lane"] = self.naming.lane(amount, person)
        elif what == "modify":
            values["amount"] = f"+{amount}" if amount > 0 else f"−{-amount}"
        elif what == "swap":
            values["other"] = self.naming.names[self._design(amount)]
        elif what == "kind":
            values["kind"] = self.say(f"kind-{self.game.kinds[amount]}")
        elif what == "run_out":
            message = f"run_out-{self._run_out(amount)}"
            values["turns"] = self.game.rules.solitaire.last_turns
        return self.say(f"happened-{message}", **values)

    def _who(self, what: str, player: int, person: int | None) -> str:
        """A player's name, but nothing below the heading of their own turn, where it goes without saying."""
        if player < 0 or (player == self._active and what not in OWNED and not self.game.setup.teams):
            return ""
        return self.naming.player(player, person)

    def _run_out(self, rounds: int) -> str:
        if rounds != self.game.rounds:
            return "again"
        if self.game.alone:
            return "alone"
        return "more" if self.game.num_players >= self.game.rules.end.more_players else "duel"

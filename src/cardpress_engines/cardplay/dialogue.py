"""The interactive loop of `play`: shows the state, reads answers and commands."""

from __future__ import annotations

from pathlib import Path

from cardpress_engines.cardplay.fluent_messages import FluentMessages
from cardpress_engines.cardplay.session import PlaySession
from cardpress_engines.cardplay.terminal import Terminal
from cardpress_engines.kernel import records
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.text_view import WIDTH, TextView

UNDO, SAVE, QUIT, TABLE, RULES, HELP = "u", "s", "q", "t", "r", "?"

LEAST_OF_A_NAME = 3
"""Letters from which on what was typed can be meant as a name."""


class Dialogue:
    """Plays one session at a terminal; `file` is where it is saved, if anywhere."""

    def __init__(
        self,
        session: PlaySession,
        teller: TextView[GameState[GameInterface]],
        say: FluentMessages,
        terminal: Terminal,
        file: Path | None,
    ) -> None:
        self.session, self.teller, self.say, self.terminal, self.file = session, teller, say, terminal, file
        self.person = session.person
        self._told = len(session.happenings())
        self._saved = list(session.state.log)
        self._noted: list[str] = []
        """What was done because there was no other choice, and is not shown yet."""
        self._own = {file}
        """Files that may be written over."""

    def run(self) -> None:
        """Go on until the game is over or the person leaves."""
        self.terminal.show([self.say("welcome")])
        self.session.advance(self._note)
        self._show_decision()
        while not self.session.is_over:
            line = self.terminal.ask(self.say("prompt"))
            if line is None:
                self._save_if_asked_to()
                return
            if line.casefold() == QUIT:
                if self._may_leave():
                    return
                continue
            self._answer(line)
        self._save_if_asked_to()

    # ---- what is shown

    def _show_decision(self) -> None:
        """What happened, then the decision, or the end of the game."""
        state, happenings = self.session.state, self.session.happenings()
        story = self.teller.log_lines(happenings, self._told, self.person)
        self._told = len(happenings)
        self.terminal.show(["", *self._noted] if self._noted else [])
        self._noted = []
        self.terminal.show(["", *story] if story else [])
        if self.session.is_over:
            self.terminal.show(["", *self.teller.result_lines(state, self.person)])
            return
        if self.teller.shows_table(state):
            self._show_table()
        self._show_question()

    def _note(self, state: GameState[GameInterface], action: int) -> None:
        """Say what is done without a question; that nothing was done says nothing."""
        if action != DONE:
            asked = self.teller.question(state)[-1]
            choices = [choice for group in self.teller.choices(state) for choice in group.choices]
            words = next(choice.words for choice in choices if choice.action == action)
            self._noted.append(self.say("only-choice", question=asked, choice=words))

    def _show_table(self, *, texts: bool = False) -> None:
        rule = "─" * WIDTH
        self.terminal.show(["", rule, *self.teller.table(self.session.state, self.person, texts=texts), rule])

    def _show_question(self) -> None:
        state = self.session.state
        lines = ["", *self.teller.question(state)]
        for group in self.teller.choices(state):
            lines += [group.heading] if group.heading else []
            if group.side_by_side:
                lines += self.terminal.side_by_side(
                    [f"{each.number} {each.words}".strip() for each in group.choices]
                )
            else:
                lines += [f"{choice.number!s:>4}. {choice.words}" for choice in group.choices]
        self.terminal.show(lines)

    # ---- what is answered

    def _answer(self, line: str) -> None:
        """What stands before a choice chooses it; the rest are commands."""
        word = line.casefold()
        if word == UNDO:
            self._undo()
        elif word == SAVE or word.startswith(f"{SAVE} "):
            self._save(Path(line[1:].strip()) if line[1:].strip() else self.file)
        elif word in {TABLE, RULES, ""}:
            if word:
                self._show_table(texts=word == RULES)
            self._show_question()
        elif word == HELP:
            self._help()
        elif word.startswith(HELP) or word.endswith(HELP):
            self._explain(word.strip(f"{HELP} "))
        else:
            self._choose(word)

    def _action_of(self, word: str) -> int | None:
        """The action with this number or word, None when there is none."""
        for group in self.teller.choices(self.session.state):
            for choice in group.choices:
                if str(choice.number).casefold() == word:
                    return choice.action
        return None

    def _choose(self, word: str) -> None:
        action = self._action_of(word)
        if action is None:
            is_name = len(word) >= LEAST_OF_A_NAME and bool(self.teller.find_components(word))
            self.terminal.show(
                [self.say("not-a-choice-but-a-name" if is_name else "not-a-choice", word=word[:40])]
            )
            return
        self.session.choose(action, self._note)
        self._show_decision()

    def _undo(self) -> None:
        if not self.session.undo():
            self.terminal.show([self.say("nothing-to-undo")])
            return
        self._told = len(self.session.happenings())
        self.terminal.show([self.say("undone")])
        self._show_decision()

    # ---- help

    def _help(self) -> None:
        hand = self.teller.hand(self.session.state, self.person)
        self.terminal.show(["", *hand, "", *self.say("help").splitlines()])

    def _explain(self, word: str) -> None:
        """A choice by its number, or components by a part of their name."""
        action = self._action_of(word)
        lines = (
            self.teller.about(self.session.state, action)
            if action is not None
            else self.teller.find_components(word)
        )
        self.terminal.show(lines or [self.say("unknown-name", word=word[:40])])

    # ---- files

    def _save(self, file: Path | None) -> bool:
        """Whether it was saved; else the person is told why not."""
        if file is None:
            self.terminal.show([self.say("save-where")])
            return False
        try:
            if file not in self._own and file.is_file():
                self.terminal.show([self.say("file-is-there", file=str(file))])
                return False
            records.write(file, self.session.state)
        except (OSError, ValueError) as problem:  # ValueError: no file can have this name
            reason = getattr(problem, "strerror", None) or str(problem)
            self.terminal.show([self.say("not-saved", file=str(file), reason=reason)])
            return False
        self._own.add(file)
        self._saved = list(self.session.state.log)
        self.terminal.show([self.say("saved", file=str(file))])
        return True

    def _save_if_asked_to(self) -> None:
        if self.file is not None and self._saved != self.session.state.log:
            self._save(self.file)

    def _may_leave(self) -> bool:
        """Offer to save; False when that was wanted and failed."""
        if self.file is None or self._saved == self.session.state.log:
            return True
        answer = self.terminal.ask(self.say("save-question", file=str(self.file)))
        if answer is None or answer.casefold() not in self.say("save-yes").split():
            return True
        return self._save(self.file)

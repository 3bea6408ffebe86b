"""`cardpress completion`: a script that lets a shell complete the command line, made of its own parser.

shtab would write it, but not for fish; argcomplete would start Python at every Tab.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial

from cardpress.commands.exit_codes import FINE
from cardpress.commands.shared_options import Commands, add_command

SHELLS = ("bash", "zsh", "fish")
_GAMES = "ls content 2>/dev/null"
_BASH = """_cardpress() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" words
  case "${{COMP_WORDS[1]}}" in
{cases}
  *) words="{commands}" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="{commands}"
  case "$word" in -*|"") ;; *[/.]*) words="" ;; esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _cardpress cardpress
"""


def add_completion(commands: Commands) -> None:
    """Add the command that prints what a shell completes with."""
    example = 'eval "$(cardpress completion bash)" in ~/.bashrc; cardpress completion fish | source'
    command = add_command(commands, "completion", example, partial(run, commands.choices))
    command.add_argument("shell", choices=SHELLS, help="the shell")


def run(commands: Mapping[str, argparse.ArgumentParser], arguments: argparse.Namespace) -> int:
    """Print the script for these commands."""
    print(script(commands, arguments.shell), end="")
    return FINE


def script(commands: Mapping[str, argparse.ArgumentParser], shell: str) -> str:
    """What a shell reads to complete commands, options, their choices, and the games of the folder it is in."""
    if shell == "fish":
        return _fish(commands)
    cases = "\n".join(
        f'  {name}) words="{" ".join(_words(command))}{_games(command)}" ;;' for name, command in commands.items()
    )
    written = _BASH.format(cases=cases, commands=" ".join(commands))
    return f"autoload -U +X bashcompinit && bashcompinit\n{written}" if shell == "zsh" else written


def _words(command: argparse.ArgumentParser) -> list[str]:
    """Its options, and the words that any of them or its arguments is one of."""
    options = [option for action in command._actions for option in action.option_strings if option[:2] == "--"]
    return options + [str(choice) for action in command._actions for choice in action.choices or ()]


def _games(command: argparse.ArgumentParser) -> str:
    asks = any(action.dest == "games" for action in command._actions)
    return f" $({_GAMES})" if asks else ""


def _fish(commands: Mapping[str, argparse.ArgumentParser]) -> str:
    lines = ["complete -c cardpress -f"]
    for name, command in commands.items():
        purpose = (command.description or "").partition(".")[0].replace("'", "")
        lines.append(f"complete -c cardpress -n __fish_use_subcommand -a {name} -d '{purpose}'")
        within = f"complete -c cardpress -n '__fish_seen_subcommand_from {name}'"
        for word in _words(command):
            lines.append(f"{within} {'-l ' + word[2:] if word[:2] == '--' else '-a ' + word}")
        if _games(command):
            lines.append(f"{within} -a '({_GAMES})'")
    return "\n".join(lines) + "\n"

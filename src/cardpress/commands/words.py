"""`cardpress words`: the forms of a word, to be put into terms or a lexicon; the trees of a rule text."""

from __future__ import annotations

import argparse
import json
import unicodedata
from typing import TYPE_CHECKING

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.shared_options import Commands, add_command, add_format, add_root
from cardpress.diagnostics.requests import RequestError

if TYPE_CHECKING:
    from cardpress.words.proposals import Dictionary, Proposal


def add_words(commands: Commands) -> None:
    """Add the command and its options."""
    example = 'cardpress words "złota moneta" --id coin'
    command = add_command(commands, "words", example, run)
    command.add_argument(
        "word", nargs="?", default="", help="the word as a dictionary has it, a noun with what stands beside it"
    )
    command.add_argument("--lang", default="pl", metavar="LANG", help="its language (default: pl)")
    command.add_argument(
        "--as", dest="kind", choices=("noun", "adjective", "verb"), help="what it is, if it can be several"
    )
    command.add_argument("--partner", default="", metavar="VERB", help="a verb's partner in the other aspect")
    command.add_argument("--id", metavar="ID", help="the id it is to have (default: made of the word)")
    command.add_argument("--rule", default="", metavar="TEXT", help="show the trees that a rule text can be")
    command.add_argument(
        "--game",
        default="",
        metavar="GAME",
        help="the game whose words the rule text is made of; without a word or a text: tell which forms of its "
        "nouns the dictionary has otherwise",
    )
    command.add_argument(
        "--term", default="", metavar="ID", help="show every text that a term of the game changes"
    )
    add_root(command)
    add_format(command)


def run(arguments: argparse.Namespace) -> int:
    """Print every reading, the likeliest first; 1 when there is none."""
    if arguments.rule:
        from cardpress.commands.recognised_rule import recognise

        return recognise(arguments)
    if arguments.term:
        from cardpress.commands.texts_of_term import show

        return show(arguments)
    if not arguments.word and not arguments.game:
        raise RequestError("say a word, a rule text with --rule, or a game whose nouns are compared")
    from cardpress.words.dictionaries import DICTIONARIES, DictionaryMissingError, dictionary_of

    if not arguments.word and arguments.lang not in DICTIONARIES:
        raise RequestError(f"no dictionary of {arguments.lang} is known, with which nouns could be compared")
    try:
        dictionary = dictionary_of(arguments.lang)
    except DictionaryMissingError as problem:
        raise RequestError(str(problem)) from None
    if not arguments.word:
        from cardpress.commands.typed_forms import compare

        return compare(arguments, dictionary)
    found = _proposals(dictionary, arguments)
    if arguments.format == "json":
        print(json.dumps([vars(one) for one in found], ensure_ascii=False, indent=2))
    else:
        for one in found:
            _show(one, arguments.id or _id_of(one))
        if not found:
            print(f"{arguments.word}: no word of the dictionary")
    return FINE if found else WRONG_CONTENT


def _proposals(dictionary: Dictionary, arguments: argparse.Namespace) -> list[Proposal]:
    """What the word can be: a verb before an adjective before a noun where the dictionary is sure of it."""
    word, kind = arguments.word.strip(), arguments.kind
    if kind == "verb" or arguments.partner:
        return dictionary.verbs(word, arguments.partner)
    ways = {"noun": dictionary.nouns, "adjective": dictionary.adjectives}
    if kind:
        return ways[kind](word)
    return dictionary.verbs(word) or [*dictionary.adjectives(word), *dictionary.nouns(word)]


def _show(one: Proposal, id_: str) -> None:
    doubt = f" ({one.doubt})" if one.doubt else ""
    print(f"{one.kind}: {one.example}{doubt}")
    print(f"    {json.dumps(id_, ensure_ascii=False)}: {json.dumps(one.in_rows(), ensure_ascii=False)}")


def _id_of(one: Proposal) -> str:
    """The word itself for a verb or an adjective; in plain letters for a noun."""
    if one.kind != "noun":
        return one.name
    plain = unicodedata.normalize("NFKD", one.name.lower().replace("ł", "l"))
    return "_".join("".join(sign for sign in plain if sign.isascii() and (sign.isalnum() or sign == " ")).split())

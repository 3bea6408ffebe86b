"""What each command is for, in the order in which help lists them: help tells it without importing any command."""

from __future__ import annotations

from collections.abc import Mapping

PURPOSES: Mapping[str, str] = {
    "build": "compile games into build/",
    "check": "find everything that is wrong, without rendering",
    "text": "show compiled rule texts beside their effect trees",
    "explain": "show one component: sources, tree, texts, pages",
    "watch": "build again whenever a file is saved",
    "serve": "show every face in the browser, anew whenever a file is saved",
    "studio": "change cards in their sentences, in the browser",
    "calibrate": "measure how far a printer's backs miss its fronts",
    "preflight": "look over finished PDFs as a printer would",
    "diff": "tell what changed between two builds, and print the changed cards again",
    "release": "put everything a game is printed from into one folder and a zip",
    "export": "make a game ready for other programs: virtual tables, databases, engines",
    "translate": "texts of a game for translators and back, and how far each language is",
    "words": "propose the forms of a word from a dictionary, or the trees of a rule text",
    "new": "make a small, complete game to begin with",
    "import": "turn the tables of a game into files",
    "completion": "print a script that lets a shell complete this command line",
    "doctor": "say what is installed here, what each command is missing, and what installs it",
}

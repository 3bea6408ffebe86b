"""Language tags (BCP 47): the names of languages, such as `pl` or `pt-BR`."""

from __future__ import annotations

import re

_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")


def is_language(name: str) -> bool:
    """Whether a name has the shape of a language tag (BCP 47), such as `pl` or `pt-BR`."""
    return _LANGUAGE.fullmatch(name) is not None

"""What every answer of the studio has in common: who may ask, what is read of a question, what is told."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.files.card_files import ChangedMeanwhileError
from cardpress_studio.playing import UnplayableError

LARGEST_BODY: Final = 2**18
"""Bytes of a card with what is asked of it at most."""
LARGEST_PICTURE: Final = 2**23
"""Bytes of a question that brings a picture."""
NEVER: Final = {"Cache-Control": "no-store"}


class Answers:
    """Answers questions that know the token; all that takes time is done in a thread."""

    def __init__(self, token: str) -> None:
        self._token = token

    def admit(self, request: Request) -> None:
        """Nothing is told to who does not know the token."""
        if not hmac.compare_digest(request.path_params["token"].encode(), self._token.encode()):
            raise HTTPException(HTTPStatus.NOT_FOUND)

    async def request_texts(self, request: Request, *names: str, largest: int = LARGEST_BODY) -> dict[str, str]:
        """What a page sent: an object with these texts."""
        self.admit(request)
        try:
            body = await request.body()
            sent = json.loads(body) if len(body) <= largest else None
        except (ValueError, RecursionError):
            sent = None
        if not isinstance(sent, dict) or not all(isinstance(sent.get(name), str) for name in names):
            raise HTTPException(HTTPStatus.BAD_REQUEST, f"this needs {', '.join(names)}")
        return {name: sent[name] for name in names}

    async def answer(self, request: Request, make: Callable[[], Any]) -> Response:
        """What is made, as JSON; or why it could not be."""
        self.admit(request)
        try:
            return JSONResponse(await run_in_threadpool(make), headers=NEVER)
        except UnknownCardError as unknown:
            raise HTTPException(HTTPStatus.NOT_FOUND, f"there is no such card: {unknown}") from None
        except ChangedMeanwhileError as changed:
            told = {"path": changed.path, "now": changed.now}
            return JSONResponse(told, status_code=HTTPStatus.CONFLICT, headers=NEVER)
        except UnplayableError as problem:
            return JSONResponse({"refused": [{"message": str(problem), "hint": None}]}, headers=NEVER)
        except OSError as problem:
            told = {"why": f"it could not be written: {problem.strerror or problem}"}
            return JSONResponse(told, status_code=HTTPStatus.INSUFFICIENT_STORAGE, headers=NEVER)


def as_arguments(asked: dict[str, str]) -> dict[str, str]:
    """Texts of a question by the names of a function's arguments."""
    return {"id_" if name == "id" else name: value for name, value in asked.items()}


def bad_request(why: str) -> HTTPException:
    """A question that is none."""
    return HTTPException(HTTPStatus.BAD_REQUEST, why)

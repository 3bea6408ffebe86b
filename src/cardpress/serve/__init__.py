"""The live page of `cardpress serve`: every face in the browser, and what is wrong beside it."""

from importlib.resources import files

PAGE = files(__name__) / "page"
"""The files of the page."""

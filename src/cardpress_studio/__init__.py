"""The studio: cards of a project changed in their sentences and forms, in a browser on this machine.

It stands on the compiler and is known by nothing but the command line.
"""

from importlib.resources import files

PAGE = files(__name__) / "page"
"""The files of the page."""

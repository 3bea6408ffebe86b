"""Set-up is tried on the machines that tests of native parts make up."""

from tests.native.conftest import machine

__all__ = ["machine"]

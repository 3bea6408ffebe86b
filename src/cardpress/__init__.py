"""Compile tabletop games written as data into print and rules data."""

__version__ = "0.1.0"

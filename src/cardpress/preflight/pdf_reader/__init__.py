"""Reads a finished PDF without knowing how it was made: pages, marks, fonts, colours, pixels."""

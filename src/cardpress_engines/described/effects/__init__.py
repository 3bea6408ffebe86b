"""Handlers of the shared operations, a family a file."""

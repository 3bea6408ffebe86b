"""Recognising a rule text: which trees would be said by these very words."""

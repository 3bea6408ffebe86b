"""What is native on a system and not brought by pip: declared once, for set-up, `cardpress doctor` and tests."""

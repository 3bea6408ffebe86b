"""The command line: a module for each command, with its options and what it runs; `main` is where it begins."""

"""The words every game shares: component, deck, size, provenance, source file."""

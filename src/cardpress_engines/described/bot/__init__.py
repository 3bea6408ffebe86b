"""Programs that play described games."""

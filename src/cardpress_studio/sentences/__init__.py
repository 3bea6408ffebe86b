"""Rules as sentences that are pressed: what stands in them, and what could stand there."""

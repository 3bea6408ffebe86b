"""The published procedures: what carnomorphs do, what they do to characters, and the event phase."""

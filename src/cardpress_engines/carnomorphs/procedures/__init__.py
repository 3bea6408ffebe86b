"""The published procedures: what carnomorphs do, how characters are harmed, and the event phase."""

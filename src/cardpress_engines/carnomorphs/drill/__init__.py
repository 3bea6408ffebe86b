"""The drill: what a crew does in its turns, and how it ends."""

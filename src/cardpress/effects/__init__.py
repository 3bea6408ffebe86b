"""The effect vocabulary: what a component does, as a tree that texts and engines both read."""

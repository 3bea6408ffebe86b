"""What cards do: selectors, verbs, conditions and events of effect trees."""

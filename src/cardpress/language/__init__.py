"""Text generation: Fluent messages, noun phrases and clauses that render an effect tree in a language."""

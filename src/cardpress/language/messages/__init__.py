"""Messages of languages in Fluent: read, checked, compiled and formatted."""

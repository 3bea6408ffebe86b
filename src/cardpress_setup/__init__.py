"""Set-up of a fresh machine with nothing but Python: environment, packages, assets, native libraries."""

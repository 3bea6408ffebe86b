"""A player of Adrenaline who looks one action ahead."""

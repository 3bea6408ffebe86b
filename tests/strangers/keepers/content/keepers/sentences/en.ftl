at_dusk = at dusk, { DO($do) }

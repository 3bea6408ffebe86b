at_dawn = at dawn, { DO($do) }

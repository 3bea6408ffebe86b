at_dusk = o zmierzchu { DO($do) }

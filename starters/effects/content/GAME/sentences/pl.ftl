at_dawn = o świcie { DO($do) }

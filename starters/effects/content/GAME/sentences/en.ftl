# The message of an event of your own, event-<name>, begins with its conjunction: event-tide = when the tide turns
at_dawn = at dawn, { DO($do) }

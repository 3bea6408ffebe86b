# Komunikat własnego zdarzenia, event-<nazwa>, zaczyna się od spójnika: event-tide = gdy odwraca się przypływ
at_dawn = o świcie { DO($do) }

wear = { NOM($who) } { VERB($who, v: "usunąć") } { ACC($amount) } { GEN($what, p: "z") }
repair = { NOM($who) } { VERB($who, v: "naprawić") } { ACC($what) } o { ACC($amount) }
break = { NOM($who) } { VERB($who, v: "rozbić") } { ACC($what) }
activate = *Uruchomienie:* { DO($do) }
when-enters = *Wejście:* { DO($do) }
when-played = *Zagranie:* { DO($do) }
event-tide = gdy odwraca się przypływ

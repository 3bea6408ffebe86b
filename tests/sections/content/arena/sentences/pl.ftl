hit = { NOM($who) } { VERB($who, v: "zadać") } { DAT($what) } { ACC($damage, of: "damage") }
poison = { NOM($who) } { VERB($who, v: "zatruć") } { ACC($what) }
go = { NOM($who) } { VERB($who, v: "przejść") } { ACC($squares, of: "square") }

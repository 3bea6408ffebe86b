hit = { SUBJ($who) } { VERB($who, v: "deal") } { NP($damage, of: "damage") } to { NP($what) }
poison = { SUBJ($who) } { VERB($who, v: "poison") } { NP($what) }
go = { SUBJ($who) } { VERB($who, v: "go") } { NP($squares, of: "square") }

wear = { SUBJ($who) } { VERB($who, v: "remove") } { NP($amount) } from { NP($what) }
repair = { SUBJ($who) } { VERB($who, v: "repair") } { NP($amount) } on { NP($what) }
break = { SUBJ($who) } { VERB($who, v: "break") } { NP($what) }
activate = *Activate:* { DO($do) }
when-enters = *Enters:* { DO($do) }
when-played = *When played:* { DO($do) }
event-tide = the tide turns

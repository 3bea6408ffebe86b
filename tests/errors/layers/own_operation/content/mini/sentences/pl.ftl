throw = { NOM($who) } { VERB($who, v: "rzucić") } { INS($what) } { $times } razy

is-seen =
    .clause = { WHICH($it, c: "acc") } { VERB($by, v: "widzieć") } { NOM($by) }

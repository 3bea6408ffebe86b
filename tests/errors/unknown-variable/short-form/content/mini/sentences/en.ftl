throw = { SUBJ($who) } { VERB($who, v: "throw") } { NP($what) } { $times } times
    .and = { $tmes } more

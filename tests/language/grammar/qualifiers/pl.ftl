### Jedno określenie na wiadomość; atrybut mówi, gdzie stoi. $it to określany rzeczownik w swojej formie.
is-faction =
    .kind = { GEN($faction) }
is-enemy =
    .near = { ADJ($it, a: "wrogi") }
    .near-not = nie{ ADJ($it, a: "wrogi") }
is-hypnotised =
    .adjective = { ADJ($it, a: "zahipnotyzowany") }
    .adjective-not = nie{ ADJ($it, a: "zahipnotyzowany") }
is-poisoned =
    .adjective = { ADJ($it, a: "zatruty") }
    .adjective-not = nie{ ADJ($it, a: "zatruty") }
is-adjacent =
    .adjective = { ADJ($it, a: "sąsiedni") }
    .clause-not = { WHICH($it) } z tobą nie { VERB($it, v: "sąsiadować") }
is-opposite =
    .where = naprzeciwko
is-here =
    .where = na { $own ->
        [yes] { LOC("field", d: "swój") }
       *[no] { LOC("field", d: "twój") }
    }
    .clause-not = { WHICH($it) } nie { VERB($it, v: "stać") } na { LOC("field", d: "twój") }
is-away =
    .after = { ADJ($it, a: "oddalony") } dokładnie o { ACC($exactly, of: "move") }
    .clause-not = { WHICH($it) } nie { VERB($it, v: "być") } { ADJ($it, a: "oddalony", c: "nom") } dokładnie o { ACC($exactly, of: "move") }
is-far =
    .after = { ADJ($it, a: "oddalony") } co najmniej o { ACC($at_least, of: "move") }
is-seen =
    .after = { ADJ($it, a: "widoczny") } { GEN($by, p: "dla") }
    .after-not = nie{ ADJ($it, a: "widoczny") } { GEN($by, p: "dla") }
is-in_combat =
    .clause = { WHICH($it) } { VERB($it, v: "walczyć") }
    .clause-not = { WHICH($it) } nie { VERB($it, v: "walczyć") }
is-carries =
    .clause = { WHICH($it) } { VERB($it, v: "nieść") } { ACC($what) }
    .clause-not = { WHICH($it) } nie { VERB($it, v: "nieść") } { GEN($what) }
aim = { NOM($who) } { VERB($who, v: "wybrać") } { ACC($what) }
suffer = { NOM($what) } { VERB($what, v: "otrzymać") } { ACC("token", d: "jeden") }
strip = { NOM($who) } { VERB($who, v: "usunąć") } { ACC("token", d: "jeden") } { GEN($what, p: "z") }
hand = { NOM($who) } { VERB($who, v: "dać") } { ACC("token", d: "jeden") } { DAT($what) }
destroy = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) }
trade = { NOM($who) } { VERB($who, v: "zamienić") } się miejscami { INS($what, p: "z") }
lay = { NOM($who) } { VERB($who, v: "położyć") } { ACC("token", d: "jeden") } { LOC($what, p: "na") }
spare = nie wolno { VERB($who, v: "zniszczyć", mood: "inf") } { GEN($what) }

### Zdania o tym, co ma tylko ta gra: wyposażenie, które się zużywa, walka i jej akcje.

## Wyposażenie

empower = { NOM($who) } { $mood ->
    [state] { VERB($who, v: "mieć") } { $amount-form ->
        [equal] dodatkowo { ACC($amount) }
       *[plain] +{ $amount-number } do { GEN("attack") }
    }
   *[other] { VERB($who, v: "zyskać") } { ACC($amount) }
}
wear = { NOM($who) } { VERB($who, v: "usunąć") } { ACC($amount) } { GEN($what, p: "z") }
repair = { NOM($who) } { VERB($who, v: "naprawić") } { ACC($what) }{ $what-form ->
    [several] , { ADJ("card", a: "każdy", c: "acc") } { ACC("card") }
   *[plain] { "" }
} o { ACC($amount) }
break = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) }
activate = { "[activate]" } *Uruchomienie:* { DO($do) }

## Zdarzenia, czas i warunki

when-enters = { "[enters]" } *Wejście:* { DO($do) }
when-played = { "[played]" } *Zagranie:* { DO($do) }
event-defeats = gdy { NOM($who) } { VERB($who, v: "pokonać") } { ACC($what) }
event-breaks = gdy { NOM($what) } się { VERB($what, v: "rozpaść", mood: "will") }
event-activates = gdy { NOM($who) } { VERB($who, v: "uruchomić") } { ACC($what) }
event-acts = gdy { NOM($who) } { VERB($who, v: "wykonać") } akcję { GEN($action) }
event-fights_with = gdy { NOM($who) } { VERB($who, v: "użyć") } { GEN($what) } w { LOC("fight") }
until-fight_end = { $long ->
    [yes] do końca { GEN("fight") } { $clause }
   *[no] { $clause } do końca { GEN("fight") }
}
fighting = { NOM($who) } { VERB($who, v: "walczyć") }{ $lane ->
    [none] { "" }
   *[other] { " " }w { LOC("lane") } { $lane }
}

## Zdanie wspólne wszystkim grom, które ta gra mówi po swojemu: karta leży zawsze pod bronią

attached = { $form ->
    [there] tam leży
    [pronoun] leży pod { INS("weapon") }
   *[noun] { NOM($card) } leży pod { INS("weapon") }
}

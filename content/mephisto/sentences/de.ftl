### Was nur dieses Spiel hat: Ausrüstung, die sich abnutzt, der Kampf und seine Aktionen.

## Ausrüstung

empower = { NOM($who) } { $mood ->
    [state] { VERB($who, v: "haben") } { $amount-form ->
        [equal] zusätzlich { ACC($amount) }
       *[plain] +{ $amount-number } { ACC("attack") }
    }
   *[other] { VERB($who, v: "erhalten") } { ACC($amount) }
}
wear = { NOM($who) } { VERB($who, v: "entfernen") } { ACC($amount) } { DAT($what, p: "von") }
repair = { NOM($who) } { VERB($who, v: "reparieren") } { $what-form ->
    [several] je{ " " }
   *[plain] { "" }
}{ ACC($amount) } { DAT($what, p: "an") }
break = { NOM($who) } { VERB($who, v: "zerstören") } { ACC($what) }
activate = { "[activate]" } *Aktivieren:* { DO($do) }

## Ereignisse, Zeit und Bedingungen

when-enters = { "[enters]" } *Auftauchen:* { DO($do) }
when-played = { "[played]" } *Ausspielen:* { DO($do) }
event-defeats = wenn { NOM($who) } { VERB($who, v: "besiegen") } { ACC($what) }
event-breaks = wenn { NOM($what) } { VERB($what, v: "zerbrechen") }
event-activates = wenn { NOM($who) } { VERB($who, v: "aktivieren") } { ACC($what) }
event-acts = wenn { NOM($who) } { VERB($who, v: "ausführen") } die Aktion { NOM($action) }
event-fights_with = wenn { NOM($who) } { VERB($who, v: "benutzen") } { ACC($what) } { DAT("fight", p: "in", d: "ein") }
until-fight_end = { OPEN($clause) } bis zum Ende { GEN("fight", d: "der") }
fighting = { NOM($who) } { VERB($who, v: "kämpfen") }{ $lane ->
    [none] { "" }
   *[other] { " " }{ DAT("lane", p: "in") }{ "\u00A0" }{ $lane }
}

## Ein Satz aller Spiele, den dieses auf seine Art sagt: die Karte liegt immer unter der Waffe

attach = { NOM($who) } { VERB($who, v: "legen") } { ACC($card) } { ACC($to, p: "unter") }
attached = { $form ->
    [there] er dort liegt
    [pronoun] er unter { DAT("weapon", d: "ein") } liegt
   *[noun] { NOM($card) } { VERB($card, v: "liegen") } unter { DAT("weapon", d: "ein") }
}

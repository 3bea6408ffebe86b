### Речення про те, що є лише в цій грі: спорядження, яке зношується, бій і його дії.

## Спорядження

empower = { NOM($who) } { $mood ->
    [state] { VERB($who, v: "мати") } { $amount-form ->
        [equal] додатково { ACC($amount) }
       *[plain] +{ $amount-number } до { GEN("attack") }
    }
   *[other] { VERB($who, v: "отримати") } { ACC($amount) }
}
wear = { NOM($who) } { VERB($who, v: "зняти") } { ACC($amount) } { GEN($what, p: "з") }
repair = { NOM($who) } { VERB($who, v: "полагодити") } { ACC($what) }{ $what-form ->
    [several] , { ADJ("card", a: "кожен", c: "acc") } { ACC("card") }
   *[plain] { "" }
} на { ACC($amount) }
break = { NOM($who) } { VERB($who, v: "знищити") } { ACC($what) }
activate = { "[activate]" } *Активація:* { DO($do) }

## Події, час і умови

when-enters = { "[enters]" } *Поява:* { DO($do) }
when-played = { "[played]" } *Розіграш:* { DO($do) }
event-defeats = коли { NOM($who) } { VERB($who, v: "перемогти") } { ACC($what) }
event-breaks = коли { NOM($what) } { VERB($what, v: "зламатися", mood: "will") }
event-activates = коли { NOM($who) } { VERB($who, v: "активувати") } { ACC($what) }
event-acts = коли { NOM($who) } { VERB($who, v: "виконати") } дію { GEN($action) }
event-fights_with = коли { NOM($who) } { VERB($who, v: "використати") } { ACC($what) } у { LOC("fight") }
until-fight_end = { $long ->
    [yes] до кінця { GEN("fight") } { $clause }
   *[no] { $clause } до кінця { GEN("fight") }
}
fighting = { NOM($who) } { VERB($who, v: "битися") }{ $lane ->
    [none] { "" }
   *[other] { " " }у { LOC("lane") } { $lane }
}

## Речення всіх ігор, яке ця каже по-своєму: карта завжди лежить під зброєю

attached = { $form ->
    [there] { NOM($card) } там { VERB($card, v: "лежати") }
    [pronoun] { NOM($card) } { VERB($card, v: "лежати") } під { INS("weapon") }
   *[noun] { NOM($card) } { VERB($card, v: "лежати") } під { INS("weapon") }
}

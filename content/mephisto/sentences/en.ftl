### Sentences about what only this game has: equipment that wears, the fight and its actions.

## Equipment

empower = { SUBJ($who) } { $mood ->
    [state] { VERB($who, v: "have") } { $amount-form ->
        [equal] extra { NP($amount) }
       *[plain] +{ $amount-number } { NP("attack") }
    }
   *[other] { VERB($who, v: "gain") } { NP($amount) }
}
wear = { SUBJ($who) } { VERB($who, v: "remove") } { NP($amount) } from { NP($what) }
repair = { SUBJ($who) } { VERB($who, v: "repair") } { NP($amount) } on { NP($what) }
break = { SUBJ($who) } { VERB($who, v: "break") } { NP($what) }
activate = { "[activate]" } *Activate:* { DO($do) }

## Events, time and conditions

when-enters = { "[enters]" } *Enters:* { DO($do) }
when-played = { "[played]" } *When played:* { DO($do) }
event-defeats = when { SUBJ($who) } { VERB($who, v: "defeat") } { NP($what) }
event-breaks = when { SUBJ($what) } { VERB($what, v: "break") }
event-activates = when { SUBJ($who) } { VERB($who, v: "activate") } { NP($what) }
event-acts = when { SUBJ($who) } { VERB($who, v: "take") } the { NP($action) } action
event-fights_with = when { SUBJ($who) } { VERB($who, v: "use") } { NP($what) } in a { NP("fight") }
until-fight_end = { $long ->
    [yes] until end of the { NP("fight") }, { $clause }
   *[no] { $clause } until end of the { NP("fight") }
}
fighting = { SUBJ($who) } { VERB($who, v: "be") } fighting{ $lane ->
    [none] { "" }
   *[other] { " " }in { NP("lane") } { $lane }
}

### Sentences about operations, events and conditions that only this game has. Every message says all its fields.
### Carnomorphs are counted by figures and their tokens by tokens, as in Polish.

## What happens

put_token = { SUBJ($who) } { VERB($who, v: "put") } { NP($amount) } in { NP($on) }
take_token = { SUBJ($who) } { VERB($who, v: "remove") } { NP($amount) } from { NP($from) }
suffer = { $whom ->
    [none] { SUBJ($who) } { $what ->
        [light_wound] { VERB($who, v: "suffer") }
        [serious_wound] { VERB($who, v: "suffer") }
       *[other] { VERB($who, v: "get") }
    }
   *[other] { SUBJ($whom) } { $what ->
        [light_wound] { VERB($whom, v: "suffer") }
        [serious_wound] { VERB($whom, v: "suffer") }
       *[other] { VERB($whom, v: "get") }
    }
} { $what ->
    [light_wound] { NP($amount, of: "light_wound") }
    [serious_wound] { NP($amount, of: "serious_wound") }
    [contamination] { NP($amount, of: "contamination") }
    [mutation] { NP($amount, of: "mutation") }
   *[slime] { NP($amount, of: "slime") }
}
    .and = { $before-what ->
        [light_wound] { $what ->
            [light_wound] { "" }
            [serious_wound] { "" }
           *[other] { VERB($subject, v: "get") }{ " " }
        }
        [serious_wound] { $what ->
            [light_wound] { "" }
            [serious_wound] { "" }
           *[other] { VERB($subject, v: "get") }{ " " }
        }
       *[other] { "" }
    }{ $what ->
        [light_wound] { NP($amount, of: "light_wound") }
        [serious_wound] { NP($amount, of: "serious_wound") }
        [contamination] { NP($amount, of: "contamination") }
        [mutation] { NP($amount, of: "mutation") }
       *[slime] { NP($amount, of: "slime") }
    }
heal = { SUBJ($who) } { VERB($who, v: "remove") } { $what ->
    [light_wound] { $amount ->
        [none] all light wounds
       *[other] { NP($amount, of: "light_wound") }
    }
    [serious_wound] { $amount ->
        [none] all serious wounds
       *[other] { NP($amount, of: "serious_wound") }
    }
   *[injury] { $amount ->
        [none] all injuries
       *[other] { NP($amount, of: "damage") }
    }
}{ $whom ->
    [none] { "" }
   *[other] { " " }from { NP($whom) }
}
    .and = { $what ->
        [light_wound] { $amount ->
            [none] { $before-amount ->
                [none] light wounds
               *[other] all light wounds
            }
           *[other] { NP($amount, of: "light_wound") }
        }
        [serious_wound] { $amount ->
            [none] { $before-amount ->
                [none] serious wounds
               *[other] all serious wounds
            }
           *[other] { NP($amount, of: "serious_wound") }
        }
       *[injury] { $amount ->
            [none] { $before-amount ->
                [none] injuries
               *[other] all injuries
            }
           *[other] { NP($amount, of: "damage") }
        }
    }
befall = { $fate ->
    [dies] { SUBJ($what) } { VERB($what, v: "die") }
    [leaves_board] { SUBJ($who) } { VERB($who, v: "take") } { NP($what) } off the board and put a token of its type into the bag
    [flees] { SUBJ($what) } { VERB($what, v: "flee") }
    [rolls_noise] { SUBJ($what) } { VERB($what, v: "roll") } for noise
    [seeks_character] { SUBJ($what) } { VERB($what, v: "move") } to a neighboring room with a character, if there is one (if there are several, to the lowest-numbered one)
    [seeks_food] { SUBJ($what) } { VERB($what, v: "move") } to a neighboring room with a heavy object, even a carried one, if there is one (if there are several, to the lowest-numbered one)
    [airlock_opens] { SUBJ($who) } { VERB($who, v: "start") } the emergency airlock procedure in { NP($what) }
    [runs_out] { SUBJ($who) } { VERB($who, v: "remove") } all items from { NP($what) }
   *[doors_close] { SUBJ($who) } { VERB($who, v: "close") } the door in { NP($what) }
}
perform = { $procedure ->
    [wash_off] { SUBJ($who) } { VERB($who, v: "discard") } your slime marker
    [scan_hand] { SUBJ($who) } { VERB($who, v: "scan") } the contamination in your hand: remove the clean cards and get a mutation marker for each infected one
    [decontaminate] { SUBJ($who) } { VERB($who, v: "scan") } all your contamination, remove infected cards, and discard your mutation card (its markers stay)
    [reshuffle] { SUBJ($who) } { VERB($who, v: "shuffle") } all your cards
    [pass] { SUBJ($who) } { VERB($who, v: "pass") }
    [roll_noise] { SUBJ($who) } { VERB($who, v: "roll") } for noise
    [take_egg] { SUBJ($who) } { VERB($who, v: "take") } an egg from the carnomorph board
    [examine] { SUBJ($who) } { VERB($who, v: "examine") } a corpse, a carcass, or an egg that lies here or that you carry: discard the revealed adaptation of its slot
    [supply_room] { SUBJ($who) } { VERB($who, v: "take") } supplies of this room’s color
    [supply_any] { SUBJ($who) } { VERB($who, v: "take") } supplies of any color
    [leave_asleep] { SUBJ($who) } { VERB($who, v: "roll") } for noise; if no encounter follows, go to sleep
    [leave_by_pod] { SUBJ($who) } { VERB($who, v: "roll") } for noise; if no encounter follows, enter an unlocked pod of this section
    [start_self_destruct] { SUBJ($who) } { VERB($who, v: "start") } the self-destruct sequence
    [switch_self_destruct] { SUBJ($who) } { VERB($who, v: "start") } or stop the self-destruct sequence
    [lose_pod] { SUBJ($who) } { VERB($who, v: "remove") } the highest-numbered pod of section B from the game
    [switch_pod] { SUBJ($who) } { VERB($who, v: "lock") } or unlock a pod
    [stack_engine] { SUBJ($who) } { VERB($who, v: "look") } at both tokens of this engine and stack them in any order
    [see_engines] { SUBJ($who) } { VERB($who, v: "look") } at the top token of each engine
    [set_course] { SUBJ($who) } { VERB($who, v: "move") } the course marker to any space
    [see_course] { SUBJ($who) } { VERB($who, v: "look") } at the coordinates card
    [switch_door] { SUBJ($who) } { VERB($who, v: "close") } or open the door in a corridor of your room
    [switch_doors] { SUBJ($who) } { VERB($who, v: "close") } or open up to two doors on the ship
    [sift_bag] { SUBJ($who) } { VERB($who, v: "take") } two tokens out of the bag: put one that is not blank into the supply, and the other back
    [return_token] { SUBJ($who) } { VERB($who, v: "return") } this token to the bag
    [drop_token] { SUBJ($who) } { VERB($who, v: "return") } this token to the supply
    [hunt] { SUBJ($who) } { VERB($who, v: "put") } the butcher figure with a character with a slime marker (if several have one, with the one that holds the fewest cards, then with the first in order; if none has, with the first player): an encounter follows
    [burst] { SUBJ($who) } { VERB($who, v: "shoot") } twice at one carnomorph figure in your room
    [feed_first] in the event phase, carnomorphs feed before they attack
    [narrow_crosshair] the face of the combat die with one crosshair hits metagorgers only
    [break_through] that figure moves on through the destroyed door at once
    [add_metagorger] { SUBJ($who) } { VERB($who, v: "add") } a metagorger token to the bag (a red one, or a blue one if there is no red)
    [add_shambler] { SUBJ($who) } { VERB($who, v: "add") } a shambler token to the bag
    [miss] nobody is hit
    [silence] silence falls (if you have a slime marker, danger arises instead)
   *[danger] danger arises: neighboring carnomorphs that are not in combat come in, and if none does, put a noise marker in each free corridor
}
scan_draw = { SUBJ($what) } { VERB($what, v: "draw") } { NP($cards, of: "card") } from their action deck and scans the contamination drawn. If any of it is infected, they get { NP($markers, of: "mutation") }. They discard the cards they drew
put_figures = { SUBJ($who) } { VERB($who, v: "put") } { $type ->
    [metagorger] { NP($amount, of: "metagorger") }
    [shambler] { NP($amount, of: "shambler") }
    [fleshbeast] { NP($amount, of: "fleshbeast") }
   *[butcher] { NP($amount, of: "butcher") }
} in { NP($room) }{ $attacks ->
    [yes] . If a character is there, that figure attacks once
   *[no] { "" }
}
go_to = { SUBJ($who) } { VERB($who, v: "move") }{ $what ->
    [none] { "" }
   *[other] { " " }{ NP($what) }
}{ $quiet ->
    [yes] { " " }without a noise roll{ $safe ->
        [yes] { " " }and without being attacked
       *[no] { "" }
    }
   *[no] { $safe ->
        [yes] { " " }without being attacked
       *[no] { "" }
    }
} to { NP($to) }
noise = there is noise in corridor{ "\u00A0" }{ $corridor }
strike = { $reach ->
    [metagorger] you hit only a metagorger:
    [small] you hit a metagorger or a shambler:
   *[any] you hit any carnomorph:
} { SUBJ($who) } { VERB($who, v: "deal") } { NP($amount, of: "damage") } to it
win_if = you survive, and { $second ->
    [none] { $first }
   *[other] either { $first }{ $third ->
        [none] { " " }or { $second }
       *[other] , { $second }, or { $third }
    }
}

highest = with the highest { NP($stat) }
    .adjective = highest-{ $stat ->
        [room_number] numbered
        [token_number] valued
       *[lower_toughness] toughness
    }
lowest = with the lowest { NP($stat) }
    .adjective = lowest-{ $stat ->
        [room_number] numbered
        [token_number] valued
       *[lower_toughness] toughness
    }

## Events and conditions

event-at_moment = { $at ->
    [feeding] when a carnomorph feeds
    [silence] when the noise die shows silence
    [door_broken] when a carnomorph destroys a door
    [first_hit] when an attack card hits a character for the first time in a round
   *[entered] when you enter
}
wounded = { SUBJ($what) } { VERB($what, v: "have") } at least { $wounds ->
    [light_wound] { NP($at_least, of: "light_wound") }
   *[serious_wound] { NP($at_least, of: "serious_wound") }
}
state_holds = { $what ->
    [calm] you are not in combat
    [time_to_sleep] the time marker is on a blue space
    [carry_sample] you carry an egg or a carcass
    [carry_corpse] you carry a corpse
    [butcher_dead] the butcher is dead
    [exploded] the ship has exploded
    [home] you sleep in the Hibernatorium when the ship reaches Earth
    [all_live] all characters survive
    [other_lost] at least one other character dies
   *[few_carnomorphs] the ship holds at most
}{ $number ->
    [none] { "" }
   *[other] { " " }{ NP($number, of: "carnomorph") }
}

## What a room, a character or a figure must be

is-known_one =
    .adjective = { $which ->
        [your] your
        [this] this
       *[attacked] attacked
    }
is-in_state =
    .near = { $state ->
        [adjoining] neighboring
        [discovered] discovered
        [undiscovered] undiscovered
        [burning] burning
        [red] red
        [yellow] yellow
       *[white] white
    }
is-other_than =
    .kind = { $type ->
        [metagorger] (except metagorgers)
        [shambler] (except shamblers)
        [fleshbeast] (except fleshbeasts)
       *[butcher] (except the butcher)
    }
is-with_what =
    .where = { $what ->
        [here] in your room
        [next_door] in a neighboring room
        [alone] in a room without a character
        [one_room] in one room
        [slime] with a slime marker
        [no_noise] without a noise marker
        [nobody] without a character
        [slimed] with a character that has a slime marker
        [prey] with the first character in order that has a slime marker
        [carnomorph] with a carnomorph figure
        [food] where a heavy object lies
        [food_or_metagorger] with a metagorger figure or a heavy object, even a carried one, and in the discovered and intact Nest
        [of_your_room] of your room
        [of_slimed] of every room with a character that has a slime marker
        [of_carnomorph] of every room with a carnomorph figure
       *[carcass_on_floor] where a carcass lies
    }
is-joined_to =
    .after = joined to { NP($room) } by an open corridor
is-who_does =
    .kind = { $what ->
        [fights] in combat
        [rests] not in combat
       *[near_food] carrying a corpse, a carcass, or an egg or sharing a room with one
    }

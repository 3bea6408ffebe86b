### Zdania o działaniach, zdarzeniach i warunkach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach.
### Karnomorfy liczy się figurkami, a ich żetony żetonami: „2 figurki metażerców”.

## Co się dzieje

put_token = { NOM($who) } { VERB($who, v: "położyć") } { ACC($amount) } { LOC($on, p: "w") }
take_token = { NOM($who) } { VERB($who, v: "usunąć") } { ACC($amount) } { GEN($from, p: "z") }
suffer = { $whom ->
    [none] { NOM($who) } { $mood ->
        [inf] { VERB($who, v: "otrzymać") }
       *[other] { VERB($who, v: "otrzymać", mood: "fin") }
    }
   *[other] { NOM($whom) } { VERB($whom, v: "otrzymać") }
} { $what ->
    [light_wound] { ACC($amount, of: "light_wound") }
    [serious_wound] { ACC($amount, of: "serious_wound") }
    [contamination] { ACC($amount, of: "contamination") }
    [mutation] { ACC($amount, of: "mutation") }
   *[slime] { ACC($amount, of: "slime") }
}
    .and = { $what ->
        [light_wound] { ACC($amount, of: "light_wound") }
        [serious_wound] { ACC($amount, of: "serious_wound") }
        [contamination] { ACC($amount, of: "contamination") }
        [mutation] { ACC($amount, of: "mutation") }
       *[slime] { ACC($amount, of: "slime") }
    }
heal = { NOM($who) } { VERB($who, v: "usunąć") } { $what ->
    [light_wound] { $amount ->
        [none] wszystkie powierzchowne rany
       *[other] { ACC($amount, of: "light_wound") }
    }
    [serious_wound] { $amount ->
        [none] wszystkie głębokie rany
       *[other] { ACC($amount, of: "serious_wound") }
    }
   *[injury] { $amount ->
        [none] wszystkie obrażenia
       *[other] { ACC($amount, of: "damage") }
    }
}{ $whom ->
    [none] { "" }
   *[other] { $what ->
        [injury] { " " }{ GEN($whom, p: "z") }
       *[other] { " " }{ GEN($whom, p: "u") }
    }
}
    .and = { $what ->
        [light_wound] { $amount ->
            [none] { $before-amount ->
                [none] powierzchowne rany
               *[other] wszystkie powierzchowne rany
            }
           *[other] { ACC($amount, of: "light_wound") }
        }
        [serious_wound] { $amount ->
            [none] { $before-amount ->
                [none] głębokie rany
               *[other] wszystkie głębokie rany
            }
           *[other] { ACC($amount, of: "serious_wound") }
        }
       *[injury] { $amount ->
            [none] { $before-amount ->
                [none] obrażenia
               *[other] wszystkie obrażenia
            }
           *[other] { ACC($amount, of: "damage") }
        }
    }
befall = { $fate ->
    [dies] { NOM($what) } { VERB($what, v: "zginąć") }
    [leaves_board] { NOM($who) } { VERB($who, v: "zdjąć") } z planszy { ACC($what, long: "stays") } i za każdą { VERB($who, v: "włożyć") } do woreczka jej żeton
    [flees] { NOM($what) } { VERB($what, v: "uciec") }
    [rolls_noise] { NOM($what) } { VERB($what, v: "rzucić") } na szmery
    [seeks_character] { NOM($what) } { VERB($what, v: "przejść") } do sąsiedniego pomieszczenia z postacią, o ile takie jest (jeśli jest ich kilka, to do tego o najniższym numerze)
    [seeks_food] { NOM($what) } { VERB($what, v: "przejść") } do sąsiedniego pomieszczenia z ciężkim obiektem, także niesionym, o ile takie jest (jeśli jest ich kilka, to do tego o najniższym numerze)
    [airlock_opens] { NOM($who) } { VERB($who, v: "rozpocząć") } awaryjne otwarcie śluzy { LOC($what, p: "w") }
    [runs_out] { NOM($who) } { VERB($who, v: "usunąć") } wszystkie przedmioty { GEN($what, p: "z") }
   *[doors_close] { NOM($who) } { VERB($who, v: "zamknąć") } drzwi { LOC($what, p: "w") }
}
perform = { $procedure ->
    [wash_off] { NOM($who) } { VERB($who, v: "odrzucić") } swój znacznik śluzu
    [scan_hand] { NOM($who) } { VERB($who, v: "przeskanować") } skażenie na ręce: czyste karty usuń, a za każdą zarażoną otrzymujesz znacznik mutacji
    [decontaminate] { NOM($who) } { VERB($who, v: "przeskanować") } całe swoje skażenie, { VERB($who, v: "usunąć") } karty zarażone i { VERB($who, v: "odrzucić") } kartę mutacji (jej znaczniki zostają)
    [reshuffle] { NOM($who) } { VERB($who, v: "przetasować") } wszystkie swoje karty
    [pass] { NOM($who) } { VERB($who, v: "spasować") }
    [roll_noise] { NOM($who) } { VERB($who, v: "rzucić") } na szmery
    [take_egg] { NOM($who) } { VERB($who, v: "wziąć") } jajo z planszy karnomorfów
    [examine] { NOM($who) } { VERB($who, v: "zbadać") } ciało, zwłoki lub jajo, które tu leży lub które niesiesz: odrzuć odkrytą adaptację z jego pola
    [supply_room] { NOM($who) } { VERB($who, v: "wziąć") } zapas koloru tego pomieszczenia
    [supply_any] { NOM($who) } { VERB($who, v: "wziąć") } zapas dowolnego koloru
    [leave_asleep] { NOM($who) } { VERB($who, v: "rzucić") } na szmery; jeśli nie doszło do spotkania, zaśnij
    [leave_by_pod] { NOM($who) } { VERB($who, v: "rzucić") } na szmery; jeśli nie doszło do spotkania, wejdź do otwartej kapsuły tego sektora
    [start_self_destruct] { NOM($who) } { VERB($who, v: "rozpocząć") } autodestrukcję
    [switch_self_destruct] { NOM($who) } { VERB($who, v: "rozpocząć") } albo { VERB($who, v: "przerwać") } autodestrukcję
    [lose_pod] { NOM($who) } { VERB($who, v: "usunąć") } z gry kapsułę o najwyższym numerze w sektorze B
    [switch_pod] { NOM($who) } { VERB($who, v: "zamknąć") } albo { VERB($who, v: "otworzyć") } kapsułę
    [stack_engine] { NOM($who) } { VERB($who, v: "podejrzeć") } oba żetony tego silnika i { VERB($who, v: "ułożyć") } je w dowolnej kolejności
    [see_engines] { NOM($who) } { VERB($who, v: "podejrzeć") } wierzchni żeton każdego silnika
    [set_course] { NOM($who) } { VERB($who, v: "przesunąć") } znacznik kursu na dowolne pole
    [see_course] { NOM($who) } { VERB($who, v: "podejrzeć") } kartę koordynatów
    [switch_door] { NOM($who) } { VERB($who, v: "zamknąć") } albo { VERB($who, v: "otworzyć") } drzwi w korytarzu swojego pomieszczenia
    [switch_doors] { NOM($who) } { VERB($who, v: "zamknąć") } albo { VERB($who, v: "otworzyć") } najwyżej dwoje drzwi na statku
    [sift_bag] { NOM($who) } { VERB($who, v: "wyjąć") } z woreczka dwa żetony: jeden niepusty odłóż do zasobów, drugi włóż z powrotem
    [return_token] { NOM($who) } { VERB($who, v: "włożyć") } ten żeton z powrotem do woreczka
    [drop_token] { NOM($who) } { VERB($who, v: "odłożyć") } ten żeton do zasobów
    [hunt] { NOM($who) } { VERB($who, v: "położyć") } figurkę rzeźnika przy postaci ze znacznikiem śluzu (jeśli jest ich kilka, to przy tej z najmniejszą liczbą kart, potem przy pierwszej w kolejności, a jeśli nie ma żadnej, to przy pierwszym graczu): dochodzi do spotkania
    [burst] { NOM($who) } { VERB($who, v: "strzelić") } dwa razy do jednej figurki karnomorfa w swoim pomieszczeniu
    [feed_first] w fazie wydarzeń karnomorfy żerują, zanim zaatakują
    [narrow_crosshair] ścianka kości walki z jednym celownikiem trafia tylko metażerców
    [break_through] ta figurka od razu przechodzi przez zniszczone drzwi
    [add_metagorger] { NOM($who) } { VERB($who, v: "dołożyć") } do woreczka żeton metażercy (czerwony, a gdy takich nie ma, niebieski)
    [add_shambler] { NOM($who) } { VERB($who, v: "dołożyć") } do woreczka żeton powłóczącego
    [miss] nikt nie jest trafiony
    [silence] zapada cisza (a jeśli masz znacznik śluzu, powstaje zagrożenie)
   *[danger] powstaje zagrożenie: wchodzą tu sąsiednie karnomorfy, które nie walczą, a jeśli żaden nie wejdzie, połóż znacznik szmerów w każdym wolnym korytarzu
}
scan_draw = { NOM($what) } { VERB($what, v: "dobrać") } { ACC($cards, of: "card") } ze swojej talii akcji i skanuje dobrane skażenie. Jeśli choć jedna z tych kart jest zarażona, postać otrzymuje { ACC($markers, of: "mutation") }. Dobrane karty odrzuca
put_figures = { NOM($who) } { VERB($who, v: "położyć") } { $type ->
    [metagorger] { ACC($amount, of: "metagorger") }
    [shambler] { ACC($amount, of: "shambler") }
    [fleshbeast] { ACC($amount, of: "fleshbeast") }
   *[butcher] { ACC($amount, of: "butcher") }
} { LOC($room, p: "w") }{ $attacks ->
    [yes] . Jeśli jest tam postać, ta figurka raz atakuje
   *[no] { "" }
}
go_to = { NOM($who) } { $what ->
    [none] { VERB($who, v: "przejść") }
   *[other] { VERB($who, v: "przesunąć") } { ACC($what) }
}{ $quiet ->
    [yes] { " " }bez rzutu na szmery
   *[no] { "" }
} { GEN($to, p: "do") }{ $safe ->
    [yes] { " " }(karnomorfy wtedy nie atakują)
   *[no] { "" }
}
noise = szmery słychać w korytarzu{ "\u00A0" }{ $corridor }
strike = { $reach ->
    [metagorger] trafiasz tylko metażercę:
    [small] trafiasz metażercę lub powłóczącego:
   *[any] trafiasz każdego karnomorfa:
} { NOM($who) } { VERB($who, v: "zadać") } mu { ACC($amount, of: "damage") }
win_if = przeżywasz{ $second ->
    [none] { " " }i { $first }
   *[other] , a ponadto albo { $first }, albo { $second }{ $third ->
        [none] { "" }
       *[other] , albo { $third }
    }
}

## Zdarzenia i warunki

event-at_moment = { $at ->
    [feeding] gdy karnomorf żeruje
    [silence] gdy na kości szmerów wypadnie cisza
    [door_broken] gdy karnomorf zniszczy drzwi
    [first_hit] gdy karta ataku pierwszy raz w rundzie trafi postać
   *[entered] gdy tu wchodzisz
}
wounded = { NOM($what) } { VERB($what, v: "mieć") } co najmniej { $wounds ->
    [light_wound] { ACC($at_least, of: "light_wound") }
   *[serious_wound] { ACC($at_least, of: "serious_wound") }
}
state_holds = { $what ->
    [calm] nie walczysz
    [time_to_sleep] znacznik czasu leży na niebieskim polu
    [carry_sample] niesiesz jajo lub zwłoki
    [carry_corpse] niesiesz ciało
    [butcher_dead] rzeźnik nie żyje
    [exploded] statek eksplodował
    [home] śpisz w Hibernatorium, a statek dolatuje do Ziemi
    [all_live] przeżywają wszystkie postacie
    [other_lost] co najmniej jedna inna postać ginie
   *[few_carnomorphs] na statku są najwyżej
}{ $number ->
    [none] { "" }
   *[other] { " " }{ NOM($number, of: "carnomorph") }
}

## Jakie ma być pomieszczenie, postać lub figurka

is-known_one =
    .adjective = { $which ->
        [your] { $own ->
            [yes] { ADJ($it, a: "swój") }
           *[no] { ADJ($it, a: "twój") }
        }
        [this] { ADJ($it, a: "ten") }
       *[attacked] { ADJ($it, a: "zaatakowany") }
    }
is-in_state =
    .adjective = { $state ->
        [adjoining] { ADJ($it, a: "sąsiedni") }
        [discovered] { ADJ($it, a: "odkryty") }
        [undiscovered] { ADJ($it, a: "nieodkryty") }
        [burning] { ADJ($it, a: "płonący") }
        [red] { ADJ($it, a: "czerwony") }
        [yellow] { ADJ($it, a: "żółty") }
       *[white] { ADJ($it, a: "biały") }
    }
is-other_than =
    .kind = { $type ->
        [metagorger] (oprócz metażerców)
        [shambler] (oprócz powłóczących)
        [fleshbeast] (oprócz ścierwojadów)
       *[butcher] (oprócz rzeźnika)
    }
is-with_what =
    .where = { $what ->
        [here] w { $own ->
            [yes] swoim
           *[no] twoim
        } pomieszczeniu
        [next_door] w sąsiednim pomieszczeniu
        [alone] w pomieszczeniu bez postaci
        [one_room] w jednym pomieszczeniu
        [slime] ze znacznikiem śluzu
        [no_noise] bez znacznika szmerów
        [nobody] bez postaci
        [slimed] z postacią ze znacznikiem śluzu
        [prey] z pierwszą w kolejności postacią ze znacznikiem śluzu
        [carnomorph] z figurką karnomorfa
        [food] z leżącym ciężkim obiektem
        [food_or_metagorger] z figurką metażercy lub ciężkim obiektem, także niesionym, oraz w odkrytym i niezniszczonym Gnieździe
        [of_your_room] { $own ->
            [yes] swojego
           *[no] twojego
        } pomieszczenia
        [of_slimed] każdego pomieszczenia z postacią ze znacznikiem śluzu
        [of_carnomorph] każdego pomieszczenia z figurką karnomorfa
       *[carcass_on_floor] z leżącymi zwłokami
    }
is-joined_to =
    .after = { ADJ($it, a: "połączony") } { INS($room, p: "z") } otwartym korytarzem
is-who_does =
    .clause = { WHICH($it) } { $what ->
        [fights] { VERB($it, v: "zawalczyć") }
        [rests] nie { VERB($it, v: "zawalczyć") }
       *[near_food] { VERB($it, v: "ponieść") } ciało, zwłoki lub jajo albo { VERB($it, v: "być") } z nimi w pomieszczeniu
    }

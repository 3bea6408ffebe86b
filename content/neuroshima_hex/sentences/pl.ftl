### Zdania o działaniach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach działania;
### .and to, co zdanie dodaje do takiego samego przed nim, gdy reszta pól jest ta sama.
### „Wyłączony siecią” nie jest nigdy żeton, który sieci tylko spowalniają.
### Za selektorem nie ma przymiotników ani zaimków o jego rodzaju: może stać w nim każdy rzeczownik gry.

## Co trwa, dopóki leży żeton

boost = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
}{ $spares_hq ->
    [yes] { " " }(ale nie { NOM("hq") })
   *[no] { "" }
} { VERB($what, v: "mieć") } { $by } do { GEN($stat) }
    .and = { $by } do { GEN($stat) }
extra_initiative = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "mieć") } jeszcze jedną inicjatywę, o { $below } niższą od najniższej (a jeśli w ich inicjatywach jest luka, od ostatniej przed nią)
grant = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { $trait ->
    [mobility] { VERB($what, v: "mieć") } { ACC("mobility") } { "[mobility]" }
    [paralysis] { VERB($what, v: "paraliżować") } { "[paralysis]" } jednostki, które zranią
   *[underground] { VERB($what, v: "mieć") } cechę „Pod ziemią” { "[underground]" }
}
surround = twój { NOM("hq") } zadaje ciosy także przez krawędzie, na których nie ma ataku, w tej samej inicjatywie i z tą samą siłą
net_attacks = każda krawędź, przez którą atakuje twój { NOM("hq") }, jest też { INS("net") }, a znaczniki Kolca działają jak sieci na jednostki, na których leżą
extra_activation = w każdej swojej turze { NOM($who) } { VERB($who, v: "móc") } uruchomić dodatkowo { ACC($amount, of: "implant") }, ale żadnego dwa razy
absorb = gdy { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "mieć") } otrzymać rany, musisz usunąć ten żeton: przepadają wtedy wszystkie rany z jednego źródła
convert = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "służyć") } tobie: premie dają twoim jednostkom, a kary jednostkom przeciwnika
double_moves = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "móc") } w każdym ruchu przejść { ACC($steps, of: "hex") }, na każdym dowolnie się obracając
swap_attack = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "móc") } w jednej inicjatywie zamienić cios przez jedną krawędź na strzał albo strzał na cios, każdy żeton raz na Bitwę
take_over = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
}, oprócz Sztabów, { VERB($what, v: "należeć") } do ciebie, dopóki { $reach ->
    [linked] działa złącze
   *[board] ten żeton tu leży
}. Gdy przejmiesz żeton, możesz go raz dowolnie obrócić
slowed_by_nets = sieć nie wyłącza tego Sztabu, ale każda daje mu { $by } do { GEN("initiative") }
wounds_hqs = ten { NOM("hq") } rani swoimi atakami inne Sztaby, a ich ataki go nie ranią

## Co się dzieje

start_battle = { NOM($who) } { VERB($who, v: "rozpocząć") } { ACC("battle") }, o ile w obu stosach są jeszcze żetony. { NOM("battle") } kończy twoją turę
turn = { NOM($who) } { VERB($who, v: "obrócić") } { ACC($what) } w dowolną stronę
step = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } na sąsiednie wolne pole, dowolnie obracając przy tym żeton, albo tylko { VERB($who, v: "obrócić") } go na miejscu
relocate = { NOM($who) } { VERB($who, v: "przenieść") } { ACC($what) } na dowolne wolne pole bez żetonu podłoża, dowolnie obracając przy tym żeton
trade_places = { NOM($who) } { VERB($who, v: "zamienić") } miejscami { ACC($what) } z sąsiednich pól, bez obracania
push = { NOM($who) } { VERB($who, v: "odepchnąć") } { ACC($what) } z pola obok { GEN($unit) } o jedno pole dalej, o ile żadnego z tych żetonów nie wyłącza sieć. Pole wybiera właściciel odpychanego żetonu
pull = { NOM($who) } { VERB($who, v: "przyciągnąć") } { ACC($what) } z odległości { GEN($distance, of: "hex") } na wolne pole obok { GEN($unit) }, o ile żadnego z tych żetonów nie wyłącza sieć. Pole wybiera właściciel przyciąganego żetonu i może go przy tym dowolnie obrócić
load_marker = { NOM($who) } { VERB($who, v: "położyć") } na tym żetonie { $marker ->
   *[incubator] wolny znacznik Inkubatora
}, jeśli żadnego na nim nie ma. Po najbliższej Bitwie znacznik wraca do puli
mark = { NOM($who) } { VERB($who, v: "położyć") } { ACC("marker") } { $marker ->
    [mephisto_marker_left_quill] lewego
   *[mephisto_marker_right_quill] prawego
} Kolca na { LOC($what) }, o ile ta nie sąsiaduje z twoim Sztabem. W najbliższej Bitwie twój { NOM("hq") } uderzy ją tak, jakby stała obok, i to mimo pancerza
wound = { NOM($who) } { VERB($who, v: "zadać") } { DAT($what) }{ $spares_hq ->
    [yes] { " " }(nigdy Sztabowi)
   *[no] { "" }
} { ACC($amount, of: "wound") } mimo pancerza
bombard = { NOM($who) } { VERB($who, v: "wybrać") } pole, które nie leży na brzegu planszy. Każda jednostka na nim i wokół niego, także twoja, otrzymuje { ACC($amount, of: "wound") }; Sztaby nie
destroy = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) } obok swojego Sztabu, o ile twój Sztab nie jest wyłączony siecią. Nie działa na Sztaby
explode = { NOM($who) } { VERB($who, v: "wysadzić") } { ACC($unit) }: każda jednostka obok, także twoja, także Sztab, otrzymuje { ACC($amount, of: "wound") }. Wysadzonego żetonu nic nie ratuje, a wyłączonego siecią lub sparaliżowanego wysadzić nie wolno
blow_up = ten żeton ginie razem z jednostką przeciwnika za krawędzią z ładunkiem. Jeśli stoi tam Sztab, nic się nie dzieje
paralyse = { NOM($who) } { VERB($who, v: "sparaliżować") } { ACC($what) }: do końca najbliższej Bitwy ta jednostka nie atakuje, choć poza tym działa jak zwykle
drag = { NOM($who) } { VERB($who, v: "wciągnąć") } { ACC($what) } z sąsiedniego pola na ten żeton, o ile nie stoi na nim żadna jednostka. Wciągnięty żeton ginie po ostatniej inicjatywie najbliższej Bitwy, chyba że to Sztab
trade_underground = { NOM($who) } { VERB($who, v: "zamienić") } miejscami ten { ACC("hq") } i sąsiednią własną jednostkę z cechą „Pod ziemią” { "[underground]" }, bez obracania

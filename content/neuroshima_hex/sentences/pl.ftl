### Zdania o działaniach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach działania.
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
extra_initiative = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "mieć") } dodatkową inicjatywę, o { $below } niższą od ostatniej w nieprzerwanym ciągu od najwyższej
grant = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { $trait ->
    [mobility] { VERB($what, v: "mieć") } { ACC("mobility") } { "[mobility]" }
    [paralysis] { VERB($what, v: "paraliżować") } { "[paralysis]" } jednostki, które zranią
   *[underground] { VERB($what, v: "działać") } pod ziemią { "[underground]" }
}
surround = twój { NOM("hq") } atakuje wręcz także przez krawędzie, na których nie ma ataku, w tej samej inicjatywie i z tą samą siłą
net_attacks = każda krawędź, przez którą atakuje twój { NOM("hq") }, jest też { INS("net") }, a znaczniki Kolca sieciują jednostki, na których leżą
extra_activation = w swojej turze { VERB($who, v: "móc") } uruchomić dodatkowo { ACC($amount, of: "implant") }, ale żadnego dwa razy
absorb = gdy { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "mieć") } otrzymać rany, musisz usunąć ten żeton: przepadają wtedy wszystkie rany z jednego źródła
convert = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "służyć") } tobie: premie dają twoim jednostkom, a kary wrogim
double_moves = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "móc") } w każdym ruchu przejść { ACC($steps, of: "hex") }, na każdym dowolnie się obracając
swap_attack = raz na Bitwę { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
} { VERB($what, v: "móc") } w jednej inicjatywie zamienić cios przez jedną krawędź na strzał albo strzał na cios
take_over = { NOM($what) } { $reach ->
    [linked] przy złączach tego żetonu
   *[board] na planszy
}, oprócz Sztabów, { VERB($what, v: "należeć") } do ciebie, dopóki { $reach ->
    [linked] trwa połączenie
   *[board] ten żeton tu leży
}. Przejęty żeton możesz raz dowolnie obrócić
slowed_by_nets = sieć nie wyłącza tego Sztabu, ale każda daje mu { $by } do { GEN("initiative") }
wounds_hqs = ten { NOM("hq") } rani swoimi atakami inne Sztaby, a ich ataki go nie ranią

## Co się dzieje

start_battle = { NOM($who) } { VERB($who, v: "rozpocząć") } { ACC("battle") }, po której twoja tura się kończy. Nie wolno, jeśli ktoś już dobrał swój ostatni żeton
turn = { NOM($who) } { VERB($who, v: "obrócić") } { ACC($what) } w dowolną stronę
step = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } na sąsiednie wolne pole z dowolnym obrotem albo tylko { VERB($who, v: "obrócić") } na miejscu
relocate = { NOM($who) } { VERB($who, v: "przenieść") } { ACC($what) } na dowolne wolne pole bez żetonu podłoża, z dowolnym obrotem
trade_places = { NOM($who) } { VERB($who, v: "zamienić") } miejscami { ACC($what) } z sąsiednich pól, bez obracania
push = { NOM($who) } { INS($unit) } { VERB($who, v: "odepchnąć") } o jedno pole { ACC($what) } z sąsiedniego pola
pull = { NOM($who) } { INS($unit) } { VERB($who, v: "przyciągnąć") } na sąsiednie pole { ACC($what) } z odległości { GEN($distance, of: "hex") }
load_marker = { NOM($who) } { VERB($who, v: "położyć") } na tym żetonie { $marker ->
   *[incubator] wolny znacznik Inkubatora
}, jeśli żadnego na nim nie ma. Po najbliższej Bitwie znacznik wraca do puli
mark = { NOM($who) } { VERB($who, v: "położyć") } { ACC("marker") } { $marker ->
    [mephisto_marker_left_quill] lewego
   *[mephisto_marker_right_quill] prawego
} Kolca na { LOC($what) }, ale nie obok swojego Sztabu. W najbliższej Bitwie twój { NOM("hq") } uderzy ten żeton tak, jakby leżał obok, i to mimo pancerza
wound = { NOM($who) } { VERB($who, v: "zadać") } { DAT($what) }{ $spares_hq ->
    [yes] { " " }(nigdy Sztabowi)
   *[no] { "" }
} { ACC($amount, of: "wound") } mimo pancerza
bombard = { NOM($who) } { VERB($who, v: "wybrać") } pole, które nie leży na brzegu planszy. Każda jednostka na nim i wokół niego, także twoja, otrzymuje { ACC($amount, of: "wound") }; Sztaby nie
destroy = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) } obok swojego Sztabu, o ile nie jest on wyłączony siecią. Nie działa na Sztaby
explode = { NOM($who) } { VERB($who, v: "wysadzić") } { ACC($unit) }: każda jednostka obok, także twoja, także Sztab, otrzymuje { ACC($amount, of: "wound") }. Wysadzonego żetonu nic nie ratuje, a wyłączonego siecią lub sparaliżowanego wysadzić nie wolno
blow_up = jednostka przeciwnika za krawędzią z ładunkiem ginie razem z tym żetonem, chyba że to Sztab
paralyse = { NOM($who) } { VERB($who, v: "sparaliżować") } { ACC($what) }: do końca najbliższej Bitwy ten żeton nie atakuje, choć poza tym działa jak zwykle
drag = { NOM($who) } { VERB($who, v: "wciągnąć") } { ACC($what) } z sąsiedniego pola na ten żeton, o ile nie stoi na nim żadna jednostka. Wciągnięty żeton ginie po ostatniej inicjatywie najbliższej Bitwy, chyba że to Sztab
trade_underground = { NOM($who) } { VERB($who, v: "zamienić") } miejscami ten { ACC("hq") } i sąsiednią własną jednostkę, która działa pod ziemią { "[underground]" }, bez obracania

### Zdania o działaniach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach działania.
### Jednostka „wyłączona siecią”: Sztab Mephisto, którego sieci tylko spowalniają, nie jest nią nigdy.

## Co trwa, dopóki leży żeton

boost = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
}{ $spares_hq ->
    [yes] { " " }(ale nie { NOM("hq") })
   *[no] { "" }
} { VERB($what, v: "mieć") } { $by } do { GEN($stat) }
extra_initiative = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
} { VERB($what, v: "działać") } jeszcze raz, w inicjatywie o { $below } niższej od ostatniej z ciągu kolejnych, licząc od najwyższej
grant = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
} { $trait ->
    [mobility] { VERB($what, v: "mieć") } { ACC("mobility") }
    [paralysis] { "[paralysis]" } { VERB($what, v: "paraliżować") } jednostki, którym zadadzą rany
   *[underground] { VERB($what, v: "działać") } pod ziemią { "[underground]" }
}
surround = twój { NOM("hq") } atakuje wręcz także przez krawędzie, na których nie ma ataku, w tej samej inicjatywie i z tą samą siłą
net_attacks = każda krawędź, przez którą atakuje twój { NOM("hq") }, jest też { INS("net") }, a znaczniki Kolca sieciują jednostki, na których leżą
extra_activation = w swojej turze { VERB($who, v: "móc") } uruchomić dodatkowo { ACC($amount, of: "implant") }, ale żadnego dwa razy
absorb = gdy jakieś źródło ma zranić jedną z jednostek: { ACC($what) } { $reach ->
    [linked] połączoną z tym żetonem
   *[board] na planszy
}, zamiast tego usuń ten żeton
convert = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
} { VERB($what, v: "służyć") } tobie: premie dają twoim jednostkom, a kary wrogim
double_moves = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
} { VERB($what, v: "móc") } w każdym ruchu przejść { ACC($steps, of: "hex") }, obracając się po każdym z nich
swap_attack = raz na Bitwę { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
} { VERB($what, v: "móc") } w jednej inicjatywie zamienić cios przez jedną krawędź na strzał albo strzał na cios
take_over = { NOM($what) } { $reach ->
    [linked] połączone z tym żetonem
   *[board] na planszy
}, oprócz Sztabów, { VERB($what, v: "należeć") } do ciebie, dopóki to trwa; po przejęciu możesz taki żeton raz obrócić
slowed_by_nets = sieć nie wyłącza tego Sztabu, ale każda daje mu { $by } do { GEN("initiative") }
wounds_hqs = ataki tego Sztabu ranią inne Sztaby, a ataki innych Sztabów nie ranią jego

## Co się dzieje

start_battle = { NOM($who) } { VERB($who, v: "rozpocząć") } { ACC("battle") }, po której twoja tura się kończy. Nie wolno, jeśli ktoś już dobrał swój ostatni żeton
turn = { NOM($who) } { VERB($who, v: "obrócić") } { ACC($what) } w dowolną stronę
step = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } na sąsiednie wolne pole, dowolnie przy tym obracając, albo tylko { VERB($who, v: "obrócić") } w miejscu
relocate = { NOM($who) } { VERB($who, v: "przenieść") } { ACC($what) } na dowolne wolne pole bez żetonu podłoża, dowolnie przy tym obracając
trade_places = { NOM($who) } { VERB($who, v: "zamienić") } miejscami { ACC($what) } z sąsiednich pól, bez obracania. Nie mogą to być jednostki wyłączone siecią
push = { NOM($who) } { VERB($who, v: "odepchnąć") } { INS($unit) } sąsiednią { ACC($what) } o jedno pole, tak by przestały sąsiadować
pull = { NOM($who) } { VERB($who, v: "przyciągnąć") } { INS($unit) } { ACC($what) } z odległości { GEN($distance, of: "hex") }
load_marker = { NOM($who) } { VERB($who, v: "położyć") } na tym żetonie { $marker ->
   *[incubator] wolny znacznik Inkubatora
}, jeśli żadnego na nim nie ma. Znacznik wraca do puli po najbliższej Bitwie
mark = { NOM($who) } { VERB($who, v: "położyć") } { ACC("marker") } { $marker ->
    [mephisto_marker_left_quill] lewego
   *[mephisto_marker_right_quill] prawego
} Kolca na { LOC($what) }, ale nie obok swojego Sztabu
wound = { NOM($who) } { VERB($who, v: "zadać") } { DAT($what) }{ $spares_hq ->
    [yes] { " " }(nigdy Sztabowi)
   *[no] { "" }
} { ACC($amount, of: "wound") }, przed czym { NOM("armor") } nie chroni
bombard = wybierz pole, które nie leży na brzegu planszy. Każda jednostka na nim i wokół niego, także twoja, otrzymuje { ACC($amount, of: "wound") }; Sztaby nie
destroy = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) } obok swojego Sztabu, o ile nie jest on wyłączony siecią. Nie działa na Sztaby
explode = { NOM($who) } { VERB($who, v: "wysadzić") } { ACC($unit) }: jednostki wokół, także twoje i Sztaby, otrzymują po { ACC($amount, of: "wound") }
blow_up = wroga jednostka za krawędzią z ładunkiem ginie razem z tym żetonem, chyba że to Sztab
paralyse = { NOM($who) } { VERB($who, v: "sparaliżować") } { ACC($what) }: do końca najbliższej Bitwy ten żeton nie atakuje, choć poza tym działa jak zwykle
drag = { NOM($who) } { VERB($who, v: "wciągnąć") } na ten żeton sąsiednią { ACC($what) }, jeśli nie ma na nim wroga
trade_underground = { NOM($who) } { VERB($who, v: "zamienić") } miejscami ten Sztab i sąsiednią własną jednostkę, która działa pod ziemią { "[underground]" }, bez obracania

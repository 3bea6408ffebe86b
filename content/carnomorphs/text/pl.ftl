### Karnomorfy po polsku: nazwy oraz słowa kart, plansz i arkuszy.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Atak

devour_1 = Pożarcie
devour_2 = Pożarcie
spawn_1 = Pomiot
spawn_2 = Pomiot
bash_1 = Miażdżenie
bash_2 = Miażdżenie
regurgitate_1 = Wymioty
regurgitate_2 = Wymioty
slash_1 = Cięcie
slash_2 = Cięcie
slash_3 = Cięcie
bite_1 = Ugryzienie
bite_2 = Ugryzienie
bite_3 = Ugryzienie
bite_4 = Ugryzienie
whiplash_1 = Smagnięcie
whiplash_2 = Smagnięcie
whiplash_3 = Smagnięcie
whiplash_4 = Smagnięcie
whiplash_5 = Smagnięcie

## Wydarzenia

rampant_mutation_1 = Szalejąca mutacja
rampant_mutation_2 = Szalejąca mutacja
reawakening_1 = Przebudzenie
reawakening_2 = Przebudzenie
lurking_1 = Czyhanie
lurking_2 = Czyhanie
stalking_1 = Podchody
stalking_2 = Podchody
airlock_glitch = Usterka śluzy
generator_overload = Przeciążenie generatora
marked_prey = Naznaczona ofiara
hatches_jam = Zacięte włazy
quarantine = Kwarantanna
growl = Warkot
scavenging = Padlinożercy
structural_weakness = Słaba konstrukcja
protocol_failure = Błąd protokołu
chemical_fire = Pożar chemiczny
ammunition_meltdown = Wybuch amunicji
beast_on_the_prowl = Bestia na łowach

## Mutacje

split_hand = Rozwarta dłoń
bone_hook = Kostny hak
scales = Łuski
cocoon = Kokon
second_stomach = Drugi żołądek
blood_call = Zew krwi
spore_cloud = Chmura zarodników
mycelium = Grzybnia
third_eyelid = Trzecia powieka
heat_sight = Widzenie ciepła
howl = Skowyt
whisper = Podszept

## Adaptacje

voracious = Żarłoczność
agile = Zwinność
dense_tissue = Zbita tkanka
brood = Wylęg
echo = Echo
soft_step = Miękki krok
ram = Taran
barbs = Zadziory

## Akcje załogi

rest = Odpoczynek
search = Przeszukanie
burst_fire = Seria
repair = Naprawa
dressing = Opatrunek
bait = Przynęta
quiet_steps = Ciche kroki
bolt = Rygiel
order = Rozkaz
cool_head = Zimna krew

## Cele

live_sample = Żywa próbka
purge = Czystka
report = Meldunek
home_port = Port macierzysty
nobody_stays = Nikt nie zostaje
awkward_witness = Niewygodny świadek

## Inne karty

contamination_af = Skażenie
contamination_bd = Skażenie
contamination_ep = Skażenie
contamination_fw = Skażenie
contamination_hy = Skażenie
contamination_jt = Skażenie
contamination_jz = Skażenie
contamination_kf = Skażenie
contamination_kx = Skażenie
contamination_lm = Skażenie
contamination_lp = Skażenie
contamination_pk = Skażenie
contamination_py = Skażenie
contamination_rt = Skażenie
contamination_sf = Skażenie
contamination_sn = Skażenie
contamination_tj = Skażenie
contamination_uk = Skażenie
contamination_un = Skażenie
contamination_ut = Skażenie
contamination_wx = Skażenie
contamination_xu = Skażenie
contamination_yj = Skażenie
contamination_yr = Skażenie
contamination_zn = Skażenie
contamination_zp = Skażenie
contamination_zw = Skażenie
coordinates_one = Koordynaty
coordinates_two = Koordynaty
coordinates_three = Koordynaty
coordinates_four = Koordynaty
coordinates_five = Koordynaty
coordinates_six = Koordynaty
coordinates_seven = Koordynaty
coordinates_eight = Koordynaty
wound_leg = Noga
wound_hand = Dłoń
wound_arm = Ramię
wound_back = Plecy
wound_bleeding = Krwotok
help_one = Karta pomocy
help_two = Karta pomocy
help_three = Karta pomocy
help_four = Karta pomocy
help_five = Karta pomocy

## Żetony z woreczka

token_blank = Pusty żeton
token_blue_metagorger_one = Niebieski metażerca
token_blue_metagorger_two = Niebieski metażerca
token_metagorger_two = Metażerca
token_metagorger_three = Metażerca
token_shambler_two = Powłóczący
token_shambler_three = Powłóczący
token_shambler_four = Powłóczący
token_fleshbeast_three = Ścierwojad
token_fleshbeast_four = Ścierwojad
token_butcher = Rzeźnik

## Znaczniki

carcass_token = Zwłoki intruza
egg = Jajo
corpse = Ciało
noise_marker = Szmery
fire_marker = Pożar
malfunction_marker = Awaria
door = Drzwi
slime_marker = Śluz
damage = Obrażenie, amunicja, mutacja
corpse_blue = Niebieskie ciało
item_counter = Licznik przedmiotów
signal = Sygnał
first_marker = Pierwszy gracz
time = Czas
destruct = Autodestrukcja
destination = Kurs
pod_one = Kapsuła
pod_two = Kapsuła
pod_three = Kapsuła
pod_four = Kapsuła
engine_working = Silnik działa
engine_damaged = Silnik uszkodzony
explore_malfunction_one = Awaria
explore_malfunction_two = Awaria
explore_malfunction_three = Awaria
explore_malfunction_four = Awaria
explore_fire_one = Pożar
explore_fire_two = Pożar
explore_silence_one = Cisza
explore_slime_three = Śluz
explore_slime_four = Śluz
explore_danger_two = Zagrożenie
explore_danger_three = Zagrożenie
explore_door_one = Drzwi
explore_door_two = Drzwi
explore_door_three = Drzwi
explore_door_four = Drzwi

## Pomieszczenia

cockpit = Kokpit
hibernatorium = Hibernatorium
engine_one = Silnik 1
engine_two = Silnik 2
engine_three = Silnik 3
armory = Zbrojownia
comms_room = Pokój łączności
emergency_room = Ambulatorium
laboratory = Laboratorium
generator = Generator
evacuation_a = Sektor ewakuacyjny A
evacuation_b = Sektor ewakuacyjny B
fire_control = System gaśniczy
nest = Gniazdo
storage = Magazyn
decontamination = Komora dekontaminacyjna
airlock_control = Sterownia śluz
cabins = Kajuty
canteen = Kantyna
command_center = Centrum dowodzenia
engine_control = Sterownia silników
hatch_control = Sterownia kapsuł
monitoring = Monitoring
slime_room = Oślizgłe pomieszczenie
showers = Prysznice

## Figurki

standee_metagorger = Metażerca
standee_shambler = Powłóczący
standee_fleshbeast = Ścierwojad
standee_butcher = Rzeźnik
standee_crew_one = Członek załogi

## Plansze załogi

crew_one = Członek załogi

## Figurki

standee_crew_two = Członek załogi

## Plansze załogi

crew_two = Członek załogi

## Figurki

standee_crew_three = Członek załogi

## Plansze załogi

crew_three = Członek załogi

## Figurki

standee_crew_four = Członek załogi

## Plansze załogi

crew_four = Członek załogi

## Figurki

standee_crew_five = Członek załogi

## Plansze załogi

crew_five = Członek załogi

## Plansze

carnomorph_board = Plansza karnomorfów

## Mapa

ship = Statek

## Kości

noise_die = Kość szmerów
combat_die = Kość walki

## Słowa wspólne

ui-game = Karnomorfy
ui-ref-title = Ściąga
ui-rights-reserved = prawa należą do ich właścicieli
ui-deck-carnomorph-cards = Karty karnomorfów
ui-deck-carnomorph-pieces = Plansza i żetony karnomorfów
ui-deck-drill-set = Szkolenie
ui-type-metagorger = metażerca
ui-type-shambler = powłóczący
ui-type-fleshbeast = ścierwojad
ui-type-butcher = rzeźnik

## Karty

ui-attack = Atak
ui-event = Wydarzenie
ui-event-code = W
ui-mutation = Mutacja
ui-adaptation = Adaptacja
ui-adaptation-all = Działa na wszystkie typy
ui-crew-action = Akcja
ui-crew-deck = Załoga
ui-objective = Cel
ui-toughness = Wytrzymałość
ui-others = pozostali
ui-flees = ucieka
ui-corridor = Korytarz
ui-fate-discard = Odrzuć
ui-fate-remove = Usuń z gry, przetasuj talię
ui-fate-shuffle_in = Wtasuj z powrotem
ui-infected = Zarażenie
ui-clean = Brak zarażenia
ui-price = Koszt w kartach
ui-combat-never = Nie w walce
ui-combat-also = Także w walce
ui-combat-only = Tylko w walce
ui-side-corporate = Cel korporacji
ui-side-personal = Cel osobisty

## Karty pomocy i inne karty

ui-help = Karta pomocy
ui-contamination = Skażenie
ui-scan-brief = Sprawdź kod w tabeli gry
ui-coordinates = Koordynaty
ui-serious_wound = Głęboka rana
ui-wound-note = W szkoleniu liczy się tylko jako głęboka rana.
ui-planet-venus = Wenus
ui-planet-mars = Mars
ui-planet-earth = Ziemia
ui-planet-deep = Głęboki kosmos
ui-phase = Faza wydarzeń
ui-phase-time = Znacznik czasu, a także trwającej autodestrukcji, idzie o pole dalej.
ui-phase-attacks = Atakują karnomorfy, które walczą.
ui-phase-feeding = Żerują karnomorfy, które nie walczą.
ui-phase-fire = Pożar rani każdego karnomorfa w pomieszczeniu.
ui-phase-event = Karta wydarzeń: ruch, efekt, los karty.
ui-phase-bag = Jeden żeton z woreczka: rozwój.
ui-deed-move = ruch
ui-deed-careful = ostrożny ruch
ui-deed-shoot = strzał
ui-deed-melee = walka wręcz
ui-deed-lift = podniesienie obiektu
ui-deed-room = akcja pomieszczenia
ui-deed-card = akcja z karty
ui-deed-mutation = akcja mutacji
ui-cost-move = { $round-cost-move }
ui-cost-careful = { $round-cost-careful }
ui-cost-shoot = { $round-cost-shoot }
ui-cost-melee = { $round-cost-melee }
ui-cost-lift = { $round-cost-lift }
ui-cost-room = { $round-cost-room }
ui-cost-card = +?
ui-cost-mutation = skan

## Kości, żetony, figurki

ui-die-miss = nikt
ui-die-silence = cisza
ui-die-danger = zagrożenie
ui-pod-open = otwarta
ui-pod-locked = zamknięta
ui-exploration = Żeton eksploracji
ui-engine = Żeton silnika
ui-room = Pomieszczenie
ui-slot-one = numer jeden
ui-slot-two = numer dwa
ui-slot-special = specjalne
ui-color-red = czerwone
ui-color-green = zielone
ui-color-yellow = żółte
ui-color-white = białe
ui-computer = komputer

## Plansze

ui-hands = Ręce
ui-ammo = Amunicja
ui-light = Powierzchowne
ui-serious = Rany głębokie
ui-mutation-markers = Znaczniki mutacji
ui-states = Śluz i sygnał
ui-eggs = Jaja
ui-ladder = Ewolucja
ui-food = Kolejność zjadania
ui-food-corpse = ciało
ui-food-egg = jajo
ui-food-carcass = zwłoki
ui-food-metagorger = metażerca
ui-food-corpse_blue = niebieskie ciało
ui-object-corpse = usuwa zbadane ciało
ui-object-carcass = usuwają zbadane zwłoki
ui-object-egg = usuwa zbadane jajo
ui-map-1 = Kokpit
ui-map-11 = Hibernatorium
ui-map-19 = Silnik { "3" }
ui-map-20 = Silnik { "2" }
ui-map-21 = Silnik { "1" }
ui-track-course = Kurs
ui-track-destruct = Autodestrukcja
ui-track-time = Tor czasu
ui-track-technical = Techniczne
ui-bag-table = Rozwój: żeton z woreczka

## Ściąga

ui-sub-play = Spotkanie, atak, żerowanie, ewolucja i woreczek
ui-ref-encounter = Spotkanie
ui-encounter-clear = Zdejmij wszystkie znaczniki szmerów wokół pomieszczenia.
ui-encounter-draw = Wyciągnij żeton z woreczka i połóż figurkę jego typu. Żeton odłóż do zasobów.
ui-encounter-blank = Pusty żeton: połóż znacznik szmerów w każdym korytarzu. Żeton wraca, a jeśli był ostatni, dołóż żeton metażercy.
ui-encounter-surprise = Kto ma na ręce mniej kart, niż wynosi liczba na żetonie, jest atakowany z zaskoczenia. Skażenie też jest kartą na ręce.
ui-encounter-first = Pierwsza figurka w grze: każdy zatrzymuje jeden cel. Pierwszy powłóczący, pierwszy ścierwojad, rzeźnik: odkryjcie jego adaptację.
ui-ref-attack = Atak
ui-attack-target = Celem jest postać z najmniejszą liczbą kart na ręce, przy remisie pierwszy gracz i dalej w kolejności.
ui-attack-card = Powłóczący, ścierwojad, rzeźnik: dobierz kartę ataku. Bez znaku atakującego to pudło.
ui-attack-metagorger = Metażerca atakuje bez karty. Jeśli nie masz karty mutacji, otrzymujesz ją, a zawsze także { ACC($metagorger-contamination, of: "contamination") } i { ACC($metagorger-light-wounds, of: "light_wound") }. Żeton powłóczącego trafia do woreczka, a figurka metażercy znika.
ui-attack-injury = Po każdym zranieniu dobierz jedną kartę ataku: liczba dla metażercy po lewej, dla innych po prawej. Figurka z co najmniej tyloma obrażeniami ginie; strzałka to ucieczka.
ui-attack-dead = Martwy metażerca lub powłóczący zostawia zwłoki, ścierwojad zwłoki i figurkę powłóczącego, rzeźnik dwie takie figurki. Rzeźnik nie wraca.
ui-ref-feeding = Żerowanie
ui-feeding-who = Żeruje karnomorf, który nie walczy i jest w pomieszczeniu z ciężkim obiektem lub innym metażercą. Kolejność: rzeźnik, ścierwojad, powłóczący, metażerca.
ui-feeding-heal = Leczy wszystkie obrażenia.
ui-feeding-evolve = Ewoluuje o jeden poziom, o ile jest wolna figurka.
ui-feeding-eat = Zjada jedno, pierwsze z tych: ciało, jajo, zwłoki, metażerca, niebieskie ciało. W Gnieździe każdy zjada jajo z planszy.
ui-ref-evolution = Ewolucja
ui-ref-bag = Rozwój: żeton z woreczka
ui-ref-events = Wydarzenia
ui-events-order = Faza wydarzeń: czas, ataki i żerowanie, pożar, karta wydarzeń, żeton z woreczka.
ui-events-move = Karnomorfy z pełnych pól karty, o ile nie walczą, idą korytarzem o jej numerze. Drzwi zatrzymują je i zostają zniszczone. Wejście techniczne: figurka znika, jej żeton wraca do woreczka; rzeźnik się nie mieści i zostaje.
ui-events-then = Potem działa tekst karty, a na końcu jej stopka.
ui-ref-scan = Skanowanie
ui-scan-die = Przed grą rzućcie kością: wynik wskazuje tabelę na całą grę.
ui-scan-code = Karta skażenia jest zarażona, jeśli jej kod jest w tej tabeli.
ui-scan-mutation = Akcja mutacji: przeskanuj kartę skażenia z ręki i połóż znacznik mutacji; czwarty zabija, zanim zadziała karta, a w pomieszczeniu zjawia się powłóczący. Karta zarażona trafia na twój stos kart odrzuconych, czysta znika, a na ten stos trafia nowa.
ui-scan-first = Jeśli nie masz karty mutacji, zamiast znacznika dobierz { $mutation-drawn } takie karty i zatrzymaj jedną, zakrytą.
ui-scan-end = Na koniec: kto nie ma karty mutacji, skanuje wszystko; zarażenie daje mu tę kartę. Kto ją ma, tasuje wszystko i dobiera { ACC($mutation-check-draw, of: "card") }: każde skażenie to znacznik.
ui-ref-signs = Znaki
ui-signs-line = Miejsce i kształt mówią to samo co kolor
ui-sign-flee = ucieka korytarzem z karty wydarzeń
ui-sign-infected = zarażenie
ui-sign-clean = brak zarażenia
ui-sign-noise = szmery
ui-sign-fire = pożar
ui-sign-malfunction = awaria
ui-sign-slime = śluz
ui-sign-computer = komputer
ui-sign-ammo = amunicja
ui-sign-signal_marker = sygnał
ui-sign-crosshair = celownik
ui-sign-color = przeszukanie: kwadrat czerwone, krzyż zielone, trójkąt żółte, koło białe
ui-ref-drill = Szkolenie
ui-drill-line = Zasady naszego szkolenia dla jednej do pięciu osób: każdy gra na siebie, wygrać może kilka z nich
ui-drill-setup = Przygotowanie
ui-setup-rooms = Kafelki z jedną i dwiema kreskami połóż zakryte na polach o tej samej liczbie kresek, na każdym zakryty żeton eksploracji. Reszta kafelków i żetonów wraca do pudełka bez oglądania.
ui-setup-ship = Każdy silnik: żeton sprawny i uszkodzony, zakryte, w losowej kolejności; liczy się wierzchni. Zakryta, losowa karta koordynatów przy Kokpicie. Kurs na { $setup-course }, czas na zielonym polu, kapsuły jak na mapie, wszystkie zamknięte.
ui-setup-bag = Woreczek: pusty żeton ({ $setup-bag-blank }), niebieskie metażerce ({ $setup-bag-blue }), czerwone metażerce ({ $setup-bag-red } i { $setup-bag-red-per-player } na osobę). Pozostałe żetony to zasoby. Adaptacje ({ $setup-adaptations }) leżą zakryte na planszy karnomorfów.
ui-setup-crew = Każdy: przetasowana talia akcji załogi, w jednej ręce broń z amunicją ({ $setup-ammo }, nigdy więcej), druga ręka wolna, po jednym tajnym celu każdego rodzaju. Wszyscy zaczynają w Hibernatorium przy niebieskim ciele.
ui-drill-round = Runda
ui-round-draw = Od drugiej rundy znacznik pierwszego gracza przechodzi w lewo. Dobierz do { GEN($round-hand, of: "card") } na ręce, skażenie też się liczy. Gdy talia się skończy, przetasuj stos kart odrzuconych.
ui-round-turn = Gracie zgodnie z ruchem wskazówek zegara: { NOM($round-actions, of: "action") } albo jedna i pas, albo od razu pas. Kto pasuje, może odrzucić karty i czeka na fazę wydarzeń, która następuje, gdy spasują wszyscy.
ui-round-cost = Za akcje płacisz kartami z ręki, nigdy skażeniem: ruch, strzał, walka wręcz, podniesienie ({ $round-cost-move }); ostrożny ruch, akcja pomieszczenia ({ $round-cost-careful }); akcja załogi (jej karta i tyle, ile na niej stoi).
ui-round-combat = W walce, czyli przy karnomorfie, wolno tylko strzelać, walczyć wręcz, uciekać, zagrywać akcje załogi, które na to pozwalają, i wykonywać akcję mutacji. Kto kończy turę w płonącym pomieszczeniu, otrzymuje powierzchowną ranę.
ui-drill-moving = Ruch i szmery
ui-moving-door = Przejdź do sąsiedniego pomieszczenia korytarzem bez zamkniętych drzwi. Karnomorf niszczy zamknięte drzwi i zostaje na miejscu.
ui-moving-token = Odkryj zakryte pomieszczenie i jego żeton. Liczba to licznik przedmiotów; Gniazdo i Oślizgłe pomieszczenie go nie mają. Znak kładzie awarię, pożar albo śluz, zamyka drzwi za tobą, a cisza i zagrożenie zastępują rzut.
ui-moving-roll = Po wejściu do pomieszczenia bez figurek rzuć na szmery: połóż znacznik w korytarzu o wyrzuconym numerze. Jeśli już tam leży, dochodzi do spotkania. Korytarze techniczne mają jedno wspólne pole.
ui-moving-danger = Zagrożenie: z sąsiednich pomieszczeń wchodzą otwartymi korytarzami karnomorfy, które nie walczą; jeśli żaden nie wejdzie, połóż znacznik w każdym wolnym korytarzu. Cisza: nic, ale dla postaci ze śluzem to zagrożenie.
ui-moving-careful = Ostrożny ruch: bez rzutu, bez ciszy i zagrożenia. Połóż znacznik w wolnym korytarzu pomieszczenia, do którego wchodzisz; musi taki być.
ui-drill-fight = Walka i rany
ui-fight-shot = Strzał: wydaj znacznik amunicji i rzuć kością walki. Karnomorf otrzymuje obrażenie, jeśli wypadł jego typ; jeden celownik trafia każdego, dwa trafiają podwójnie.
ui-fight-melee = Wręcz: najpierw otrzymujesz kartę skażenia. Ta sama kość, ale dwa celowniki trafiają raz, a pudło to głęboka rana.
ui-fight-escape = Ucieczka to ruch: najpierw atakuje każdy karnomorf w pomieszczeniu, od największego. Kto przeżyje, rusza się jak zwykle.
ui-fight-wounds = Gdy do { $wounds-light-limit } powierzchownych ran dochodzi następna, wszystkie zmieniają się w jedną głęboką. Gdy głębokich jest { $wounds-serious-limit }, każda następna rana zabija. Zostaje czerwone ciało i to, co niosła postać. Pierwsza śmierć otwiera kapsuły.
ui-drill-things = Przedmioty
ui-things-heavy = Ciało, zwłoki i jajo są ciężkie: możesz nieść jedno, w wolnej ręce. Upuszczasz za darmo.
ui-things-supply = Zapasy według koloru: czerwone{"\u00A0"}– zyskaj { ACC($supplies-ammo, of: "ammo") }; zielone{"\u00A0"}– usuń wszystkie powierzchowne rany albo śluz; żółte{"\u00A0"}– usuń awarię lub pożar, tu albo obok; białe{"\u00A0"}– dowolne z tych.
ui-things-room = Akcji pomieszczenia nie wykonasz ani w walce, ani przy awarii.
ui-things-airlock = Awaryjne otwarcie śluzy: najbliższym razem, gdy wszyscy spasują, postacie w tym pomieszczeniu giną, a karnomorfy wracają do woreczka.
ui-things-cards = Karta przesuwa figurki tylko otwartymi korytarzami. Przesunięta postać jak zwykle rzuca na szmery, chyba że karta mówi inaczej.
ui-things-open = Czego zasady nie rozstrzygają o karnomorfach, o tym decyduje najniższy numer pomieszczenia, potem kolejność graczy, a potem los; nikt nie wybiera.
ui-drill-end = Koniec
ui-end-leave = Zaśnij w Hibernatorium, gdy czas stoi na polach od { $time-sleep-from } do { $time-sleep-to }, albo wsiądź do otwartej kapsuły (miejsca:{"\u00A0"}{ $round-pod-places }). Najpierw rzuć na szmery: spotkanie lub walka to uniemożliwia.
ui-end-when = Szkolenie kończy się, gdy nikt już nie działa, gdy czas dojdzie do pola { $time-spaces } albo statek wybuchnie: przez autodestrukcję na polu{"\u00A0"}{ $time-destruct } (od pola { $time-destruct-final } nie da się jej zatrzymać, a kapsuły się otwierają) lub brak znacznika na kolejny pożar albo awarię.
ui-end-dead = Ginie, kto czuwa na pokładzie; ginie też, kto śpi, jeśli statek wybuchnie, ma więcej niż jeden uszkodzony silnik albo nie doleci do Ziemi. Kapsuł nie dotyczą silniki ani kurs. Potem ocaleni sprawdzają skażenie.
ui-end-win = Wygrywa każdy ocalony, który zrealizował swój cel. Jeśli nie pojawił się żaden karnomorf, liczy się dowolny z dwóch.
ui-ref-rooms = Pomieszczenia
ui-rooms-line = Akcje pomieszczeń: nie w walce, nie przy awarii
ui-ref-cards = Spis kart
ui-cards-line = Liczby z kart ataku i wydarzeń spisali inni; mutacje są nasze
ui-pile-attacks = Ataki
ui-pile-events = Wydarzenia
ui-pile-mutations = Mutacje
ui-pile-adaptations = Adaptacje
ui-pile-carnomorph-bag = Żetony karnomorfów
ui-pile-rooms = Pomieszczenia
ui-pile-personal = Cele osobiste
ui-pile-corporate = Cele korporacji
ui-pile-contamination = Skażenie
ui-pile-coordinates = Koordynaty
ui-pile-wounds = Rany
ui-pile-drill-bag = Żetony szkolenia
ui-colophon = Metryczka
ui-colophon-text = Teksty kart powstają z danych tej gry. Nazwy i liczby są faktami z cudzych źródeł; ujęcie zasad, obrazki, mutacje, prawie wszystkie adaptacje i całe szkolenie są nasze. Szkolenie nie jest wydaną grą.
ui-provenance = Skąd to wiemy
ui-licences = Prawa
ui-icon-authors-text = Ikony:

## Instrukcja

ui-kinds-attack = Karty ataku
ui-kinds-event_card = Karty wydarzeń
ui-kinds-mutation = Karty mutacji
ui-kinds-adaptation = Karty adaptacji
ui-kinds-crew_action = Karty akcji
ui-kinds-objective = Karty celów
ui-kinds-bag_token = Żetony do woreczka
ui-kinds-room_tile = Pomieszczenia
ui-kinds-ship_map = Mapa statku
ui-kinds-crew_board = Plansze załogi
ui-kinds-carnomorph_board = Plansza karnomorfów
ui-kinds-die_table = Tabele kości
ui-book-markers = Znaczniki
ui-book-pods = Kapsuły
ui-book-crew = Figurki załogi
ui-book-carnomorphs = Figurki karnomorfów
ui-book-line = Szkolenie: ucieczka ze skażonego statku
ui-book-goal = O co chodzi
ui-book-goal-text = Budzicie się na statku, na którym coś się zagnieździło. Każdy gra na siebie i ma tajny cel, ale sam rzadko kto przeżyje.
ui-book-goal-win = Wygrasz, jeśli przeżyjesz i zrealizujesz swój cel. Może się to udać kilku osobom naraz, jednej albo nikomu.
ui-book-box-drill = W pudełku jest dodatek i nasze szkolenie: mała gra, w której działają wszystkie zasady dodatku. Gry podstawowej tu nie ma i nie będzie potrzebna.
ui-book-box-dice = Kości nie ma w pudełku. Wystarczą zwykłe, o tylu ściankach, ile wierszy ma tabela kości: rzuć i odczytaj z niej, co wypadło.
ui-book-cards = Jak czytać karty
ui-book-cards-text = Karta ataku mówi o dwóch rzeczach: co robi karnomorf, gdy atakuje, i ile obrażeń go zabija, gdy to jego ktoś zrani.
ui-book-note-name = Nazwa ataku
ui-book-note-who = Kto trafia
ui-book-note-who-text = Czyjego znaku tu nie ma, ten pudłuje.
ui-book-note-text = Co robi trafienie
ui-book-note-toughness = Tylu obrażeń potrzeba, żeby zabić. Po lewej dla metażercy, po prawej dla innych.
ui-book-setup-text = Mapę połóżcie na środku stołu, planszę karnomorfów obok.
ui-book-setup-rooms = Kafelki z jedną i z dwiema kreskami potasujcie osobno i połóżcie zakryte na polach o tej samej liczbie kresek. Reszty nie oglądajcie.
ui-book-setup-tokens = Na każdym zakrytym pomieszczeniu połóżcie zakryty żeton eksploracji.
ui-book-setup-engines = Przy każdym silniku połóżcie zakryte żetony, sprawny i uszkodzony, jeden na drugim w losowej kolejności. Liczy się wierzchni.
ui-book-setup-course = Przy Kokpicie połóżcie zakrytą, losową kartę koordynatów. Kurs ustawcie na { $setup-course }, czas na zielonym polu. Kapsuły połóżcie jak na mapie, wszystkie zamknięte.
ui-book-setup-bag = Do woreczka włóżcie pusty żeton, { $setup-bag-blue } niebieskie metażerce, { $setup-bag-red } czerwone i jeszcze { $setup-bag-red-per-player } na osobę. Pozostałe żetony to zasoby.
ui-book-setup-adaptations = Na planszy karnomorfów połóżcie zakryte { $setup-adaptations } losowe karty adaptacji i wszystkie jaja.
ui-book-setup-decks = Potasujcie wydarzenia, ataki, mutacje i skażenie. Rzućcie kością: wynik wskazuje tabelę skanowania na całą grę.
ui-book-setup-crew = Weź planszę załogi, potasowaną talię akcji i broń z amunicją ({ $setup-ammo }). Druga ręka jest wolna.
ui-book-setup-objectives = Weź po jednym celu każdego rodzaju i nikomu ich nie pokazuj. Gdy pojawi się pierwszy karnomorf, zatrzymasz jeden.
ui-book-setup-start = Postaw swoją figurkę w Hibernatorium, przy niebieskim ciele. Wylosujcie, kto bierze znacznik pierwszego gracza i zaczyna.
ui-book-round-text = Runda ma trzy części:
ui-book-round-draw = Dobieraj, aż będziesz mieć na ręce { ACC($round-hand, of: "card") }; skażenie też się liczy. Gdy talia się skończy, przetasuj swoje karty odrzucone. Od drugiej rundy najpierw przekażcie w lewo znacznik pierwszego gracza.
ui-book-round-turns = Grajcie po kolei. W swojej turze wykonujesz { ACC($round-actions, of: "action") } albo jedną i pasujesz, albo od razu pasujesz.
ui-book-round-phase = Gdy spasują wszyscy, następuje faza wydarzeń.
ui-book-round-pass-title = Kiedy spasujesz
ui-book-round-pass = Możesz odrzucić z ręki, co chcesz. Potem czekasz: do końca rundy nic już nie zrobisz, a karty, które ci zostały, bronią cię przed zaskoczeniem.
ui-book-phase-text = Sześć kroków, zawsze w tej kolejności:
ui-book-bag-text = Na koniec fazy wyciągnijcie z woreczka jeden żeton. Czerwony metażerca zjawia się wszędzie, gdzie jest inny metażerca albo ciężki obiekt, nawet niesiony, i w odkrytym Gnieździe. Żeton wraca do woreczka.
ui-book-bag-others = Niebieski metażerca znika, a na jego miejsce trafia czerwony. Powłóczący i ścierwojad wracają. Po każdym z tych trzech wszyscy poza walką rzucają na szmery. Rzeźnik przychodzi po kogoś w śluzie.
ui-book-fourth = Czwarty znacznik mutacji zabija od razu. W pomieszczeniu zostaje ciało i wstaje powłóczący.
ui-book-adaptations = Gdy pojawi się pierwszy powłóczący, pierwszy ścierwojad albo rzeźnik, odkryjcie jego adaptację: odtąd działa ona na wszystkie typy. W Laboratorium można się jej pozbyć, badając właściwy obiekt. Zakrytej nie da się odrzucić.
ui-book-last = Na podorędziu
ui-book-box-contamination = Karty skażenia
ui-book-box-coordinates = Karty koordynatów
ui-book-box-engines = Żetony silników
ui-book-box-exploration = Żetony eksploracji
ui-book-box-help = Karty pomocy
ui-book-box-wounds = Karty głębokich ran
ui-book-types = Karnomorfy
ui-book-types-text = Karnomorfami nikt nie gra: ruszają się i atakują tak, jak każą karty. Są cztery typy, tu od najmniejszego. Który się naje, rośnie o jeden poziom.
ui-book-type-metagorger = Zaraża ofiarę i znika. Jego żetony są niebieskie albo czerwone, figurki jednakowe.
ui-book-type-shambler = Wstaje, gdy mutacja kogoś zabije i gdy zginie coś większego.
ui-book-type-fleshbeast = Nawet zabity zostawia po sobie powłóczącego.
ui-book-type-butcher = Największy: nie mieści się w wejściach technicznych. Gdy zginie, już nie wraca.
ui-book-event = Wydarzenie
ui-book-note-moves = Kto się rusza
ui-book-note-moves-text = Typy z pełnych pól, które akurat nie walczą.
ui-book-note-corridor = Którędy
ui-book-note-corridor-text = Korytarzem o tym numerze.
ui-book-note-effect = Co się dzieje
ui-book-note-effect-text = Już po ruchu.
ui-book-note-fate = Los karty
ui-book-note-fate-text = Dokąd trafia na końcu.
ui-book-round-cost = Za akcje płacisz, odrzucając karty z ręki; skażeniem płacić nie wolno. Ile kart: ruch, strzał, walka wręcz albo podniesienie obiektu{"\u00A0"}– { $round-cost-move }; ostrożny ruch albo akcja pomieszczenia{"\u00A0"}– { $round-cost-careful }; akcja załogi{"\u00A0"}– jej karta i tyle innych, ile na niej stoi.
ui-book-moving-token = Wchodząc do zakrytego pomieszczenia, odkryj je i leżący na nim żeton. Liczba mówi, ile przedmiotów tu znajdziesz; Gniazdo i Oślizgłe pomieszczenie nie mają ich wcale. Znak działa od razu: awaria, pożar albo śluz, a drzwi zamykają korytarz, którym tu wchodzisz. Cisza i zagrożenie zastępują rzut na szmery.
ui-book-moving-roll = Po wejściu do pomieszczenia, w którym nie ma innych figurek, rzuć na szmery: połóż znacznik w korytarzu o wyrzuconym numerze. Jeśli znacznik już tam leży, dochodzi do spotkania. Wszystkie wejścia techniczne mają jedno wspólne pole na mapie.
ui-book-moving-danger = Zagrożenie: z sąsiednich pomieszczeń wchodzą do ciebie otwartymi korytarzami wszystkie karnomorfy, które nie walczą. Jeśli żaden nie wszedł, połóż znacznik szmerów w każdym korytarzu, w którym go nie ma. Cisza: nic się nie dzieje, ale dla postaci ze śluzem to zagrożenie.
ui-book-attack-card = Gdy atakuje powłóczący, ścierwojad albo rzeźnik, dobierz kartę ataku. Jeśli nie ma na niej znaku atakującego, to pudło.
ui-book-attack-injury = Po każdym zranieniu karnomorfa dobierz jedną kartę ataku i sprawdź na niej wytrzymałość: po lewej metażercy, po prawej pozostałych. Figurka, która ma co najmniej tyle obrażeń, ginie. Strzałka zamiast liczby znaczy, że ucieka.
ui-book-faq = Pytania i odpowiedzi
ui-book-faq-contamination = Czy skażeniem mogę zapłacić za akcję?
ui-book-faq-contamination-text = Nie. Liczy się tylko jako karta na ręce: chroni przed zaskoczeniem i zajmuje miejsce.
ui-book-faq-blank = Czy pusty żeton znaczy, że nic tu nie ma?
ui-book-faq-blank-text = Tym razem nic. Za to w każdym korytarzu wokół leżą teraz szmery.
ui-book-faq-door = Czy zamknięte drzwi zatrzymają karnomorfa?
ui-book-faq-door-text = Raz. Zniszczy je i zostanie, gdzie stał; następnym razem przejdzie.
ui-book-faq-marker = Czy znacznik mutacji da się usunąć?
ui-book-faq-marker-text = Nie. Odkażanie zabiera kartę mutacji, znaczniki zostają do końca.
ui-book-faq-butcher = Dlaczego rzeźnik nie wchodzi w korytarze techniczne?
ui-book-faq-butcher-text = Nie mieści się. Każdy inny znika w nich, a jego żeton wraca do woreczka.
ui-book-faq-open = Kiedy otwierają się kapsuły?
ui-book-faq-open-text = Po pierwszej śmierci kogoś z załogi, a także gdy autodestrukcji nie można już zatrzymać.
ui-book-faq-first = Co jest pierwsze, ataki czy żerowanie?
ui-book-faq-first-text = Ataki, chyba że odkryta jest adaptacja, która mówi inaczej.
ui-book-sign-infected = Skan wykazał zarażenie: działa ciemna połowa mutacji.
ui-book-sign-clean = Skan nic nie wykazał: działa jasna połowa mutacji.
ui-book-sign-noise = W tym korytarzu ktoś cię słyszał. Drugi taki rzut to spotkanie.
ui-book-sign-fire = Rani każdego, kto kończy tu turę, i karnomorfy w fazie wydarzeń.
ui-book-sign-malfunction = Nie działa akcja tego pomieszczenia.
ui-book-sign-slime = Twoja cisza jest zagrożeniem.
ui-book-sign-flee = Karnomorf przeżył i ucieka.
ui-book-sign-crosshair = Trafia każdego, do kogo strzelasz.
ui-example-aboard = Statek przed pierwszą rundą
ui-example-a-noise-roll = Krok i hałas
ui-example-a-noise-roll-text = Gracz { "1" } płaci kartą, przechodzi do sąsiedniego pomieszczenia i rzuca na szmery. W korytarzu o wyrzuconym numerze leży teraz znacznik.
ui-example-a-careful-step = Na palcach
ui-example-a-careful-step-text = Ostrożny ruch kosztuje dwie karty, za to nie ma rzutu. Gracz { "1" } sam wybiera, w którym wolnym korytarzu położy znacznik.
ui-example-an-encounter = Zaskoczenie
ui-example-an-encounter-text = Z woreczka wychodzi powłóczący z trójką. Gracz { "1" } ma na ręce dwie karty, czyli mniej, więc od razu jest atakowany. To pierwszy powłóczący w grze: odkrywa swoją adaptację.
ui-example-a-blank-token = Cisza? Nie całkiem
ui-example-a-blank-token-text = Pusty żeton nie stawia figurki. Szmery sprzed chwili znikają, a potem pojawiają się w każdym korytarzu, także w technicznych.
ui-example-who-is-attacked = Kto ma mniej kart
ui-example-who-is-attacked-text = Obaj gracze stoją w jednym pomieszczeniu. Powłóczący wybiera gracza { "2" }, bo ten ma mniej kart na ręce; skażenie gracza { "1" } też jest kartą.
ui-example-a-bite = Druga głęboka rana
ui-example-a-bite-text = Ugryzienie dodaje głęboką ranę. Gdyby gracz { "1" } miał już dwie, byłoby po nim.
ui-example-a-metagorger-attacks = Dotyk metażercy
ui-example-a-metagorger-attacks-text = Gracz { "1" } nie miał mutacji, więc dobiera dwie karty i jedną zatrzymuje. Dostaje też skażenie i ranę. Metażerca znika, ale do woreczka trafia powłóczący.
ui-example-a-burst = Seria
ui-example-a-burst-text = Karta daje dwa strzały do tego samego celu. Po każdym trafieniu sprawdza się, czy ścierwojad jeszcze żyje.
ui-example-a-fleshbeast-dies = Nie całkiem martwy
ui-example-a-fleshbeast-dies-text = Pożar zadaje ścierwojadowi czwarte obrażenie, a karta ataku pokazuje czwórkę: ścierwojad ginie. Zostawia zwłoki i powłóczącego.
ui-example-a-retreat = Ucieczka zamiast śmierci
ui-example-a-retreat-text = Na karcie ataku zamiast liczby jest strzałka. Ścierwojad przeżywa, choć obrażeń ma mnóstwo, i ucieka korytarzem z karty wydarzeń.
ui-example-a-search = Coś się znajdzie
ui-example-a-search-text = Gracz { "1" } przeszukuje czerwone pomieszczenie. Jest w nim o jeden przedmiot mniej, a gracz { "1" } ma więcej amunicji.
ui-example-an-event-phase = Cała faza
ui-example-an-event-phase-text = Rzeźnik atakuje gracza { "1" }. Powłóczący żeruje przy ciele i rośnie, a potem, zraniony przez pożar, odchodzi korytarzem z karty wydarzeń.
ui-example-a-closed-door = Drzwi na jeden raz
ui-example-a-closed-door-text = Rzeźnik idzie korytarzem, w którym są zamknięte drzwi. Niszczy je i zostaje na miejscu.
ui-example-a-technical-entrance = Kto się zmieści
ui-example-a-technical-entrance-text = Karta wskazuje korytarze techniczne. Powłóczący znika razem z obrażeniami, a jego żeton wraca do woreczka. Rzeźnik zostaje.
ui-example-a-meal = Trzy kroki posiłku
ui-example-a-meal-text = Metażerca najpierw zdrowieje, potem rośnie, a na końcu zjada jedną rzecz: ciało jest w kolejce przed zwłokami.
ui-example-the-larger-eats-first = Większy ma pierwszeństwo
ui-example-the-larger-eats-first-text = W pomieszczeniu jest jedno ciało. Zjada je ścierwojad i zmienia się w rzeźnika; dla powłóczącego nic nie zostało.
ui-example-a-red-token = Nagle wszędzie
ui-example-a-red-token-text = Czerwony metażerca pojawia się przy innym metażercy, przy ciele, w Gnieździe i przy graczu, który niesie jajo.
ui-example-an-infected-card = Skan: zarażenie
ui-example-an-infected-card-text = Gracz { "1" } skanuje skażenie z ręki. Karta jest zarażona, więc trafia na stos odrzuconych; przybywa znacznik i działa ciemna połowa karty mutacji.
ui-example-a-clean-card = Skan: czysto
ui-example-a-clean-card-text = Karta jest czysta, więc znika, ale na stos trafia nowa. Znacznik mutacji i tak przybywa; działa jasna połowa.
ui-example-the-fourth-marker = O jeden znacznik za dużo
ui-example-the-fourth-marker-text = Czwarty znacznik zabija gracza { "1" }. Jajo wypada mu z ręki, zostaje ciało i wstaje powłóczący. Otwierają się kapsuły.
ui-example-the-laboratory = Już wiemy, jak to działa
ui-example-the-laboratory-text = Ciało w Laboratorium pozwala usunąć odkrytą adaptację powłóczącego. Samo ciało zostaje.
ui-example-asleep = Dobranoc
ui-example-asleep-text = Czas jest już na niebieskim polu, więc w Hibernatorium można zasnąć. Gracz { "1" } rzuca jeszcze na szmery: nic nie przyszło.
ui-kind-attack = Atak
ui-kind-event_card = Wydarzenie
ui-kind-mutation = Mutacja
ui-kind-adaptation = Adaptacja
ui-kind-crew_action = Akcja załogi
ui-kind-objective = Cel
ui-kind-plain_card = Karta pomocnicza
ui-kind-bag_token = Żeton z woreczka
ui-kind-marker = Znacznik
ui-kind-room_tile = Pomieszczenie
ui-kind-standee = Figurka
ui-kind-carnomorph_board = Plansza karnomorfów
ui-kind-crew_board = Plansza załogi
ui-kind-ship_map = Mapa statku
ui-kind-die_table = Tabela kości
ui-field-nth = Numer w swoim rodzaju
ui-field-hits = Kto trafia
ui-field-fate = Co się z nim dzieje
ui-field-quiet = Bez rzutu na szmery
ui-field-safe = Bez ataku karnomorfów
ui-field-room = Pomieszczenie
ui-field-corridor = Korytarz
ui-field-procedure = Procedura
ui-field-attacks = Atakują
ui-field-wounds = Rany
ui-field-movers = Kto się rusza
ui-field-infected = Skan: zarażona
ui-field-clean = Skan: czysta
ui-field-combat = W walce
ui-field-side = Talia celów
ui-field-code = Kod
ui-field-token_number = Liczba żetonu
ui-field-hidden = Co pokazuje rewers
ui-field-slot = Miejsca na mapie
ui-field-computer = Komputer
ui-field-rooms = Pomieszczenia
ui-field-corridors = Korytarze
ui-field-deal = Które pomieszczenie
ui-field-technical = Korytarze techniczne
ui-field-tile = Stałe pomieszczenie

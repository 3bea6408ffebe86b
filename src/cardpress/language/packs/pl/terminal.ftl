### Co mówi sam program, bez względu na grę.

welcome = Wpisz numer lub nazwę tego, co wybierasz, albo ?, żeby zobaczyć pomoc.
prompt = >
help =
    Numer lub nazwa z listy wybiera; ze znakiem ? na końcu (na przykład 3?) objaśnia wybór.
    ? i część nazwy objaśnia wszystko, co w tej grze tak się nazywa.
    t pokazuje stół, r pokazuje go ze wszystkimi tekstami zasad.
    u cofa twoją ostatnią decyzję.
    s zapisuje grę, s i nazwa zapisuje ją pod tą nazwą.
    q kończy.
not-a-choice = Nie ma wyboru „{ $word }”. Wpisz coś z listy powyżej albo ?, żeby zobaczyć pomoc.
not-a-choice-but-a-name = „{ $word }” nie jest teraz do wyboru. Wpisz ? { $word }, a dowiesz się, co robi.
only-choice = { $question } Jedyna odpowiedź: { $choice }
nothing-to-undo = To twoja pierwsza decyzja.
undone = Wracasz do poprzedniej decyzji.
unknown-name = Nic w tej grze nie ma w nazwie „{ $word }”.
save-where = Pod jaką nazwą? Wpisz s i nazwę pliku.
saved = Zapisano: { $file }
file-is-there = Nie zapisano: plik { $file } już istnieje. Wybierz inną nazwę.
not-saved = Nie zapisano: { $file }: { $reason }
save-question = Zapisać grę w pliku { $file }? (t/n)
save-yes = t tak
not-over = Gra jeszcze trwa.

### Zdania wspólne wszystkim grom, które ta gra mówi po swojemu: karta leży zawsze pod bronią.

attached = { $form ->
    [there] tam leży
    [pronoun] leży pod { INS("weapon") }
   *[noun] { NOM($card) } leży pod { INS("weapon") }
}

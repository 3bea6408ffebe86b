### Hra bez efektů žádnou větu nepotřebuje.

"""What a PDF says of itself in XMP, as XML without any date of the clock."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape as escaped

_NAMESPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "pdfx": "http://ns.adobe.com/pdfx/1.3/",
    "pdfxid": "http://www.npes.org/pdfx/ns/id/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
}

escape = partial(escaped, quote=False)
"""The text of an element; `xml.sax.saxutils` would import a whole web client for that."""


def packet(title: str, language: str, said: Mapping[str, str]) -> bytes:
    """A packet with title and language; `said` are further properties, such as "pdfuaid:part", by their names."""
    spaces = {"dc", *(name.partition(":")[0] for name in said)}
    declared = "".join(f' xmlns:{space}="{_NAMESPACES[space]}"' for space in sorted(spaces))
    properties = "".join(f"<{name}>{escape(value)}</{name}>\n" for name, value in sorted(said.items()))
    return (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n'
        '<x:xmpmeta xmlns:x="adobe:ns:meta/">\n'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n'
        f'<rdf:Description rdf:about=""{declared}>\n'
        "<dc:format>application/pdf</dc:format>\n"
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>\n'
        f"<dc:language><rdf:Bag><rdf:li>{escape(language)}</rdf:li></rdf:Bag></dc:language>\n"
        f"{properties}"
        "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n"
        '<?xpacket end="r"?>'
    ).encode()

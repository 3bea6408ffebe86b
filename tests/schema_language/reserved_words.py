"""Words that Python, C#, TypeScript, GDScript and SQL keep for themselves, in small letters as ids are."""

from __future__ import annotations

import builtins
import keyword

_CSHARP = """
abstract as base bool break byte case catch char checked class const continue decimal default delegate do
double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface
internal is lock long namespace new null object operator out override params private protected public readonly
ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint
ulong unchecked unsafe ushort using virtual void volatile while add alias and ascending async await by
descending dynamic equals file from get global group init into join let managed nameof nint not notnull nuint
on or orderby partial record remove required scoped select set unmanaged value var when where with yield
"""
_TYPESCRIPT = """
any arguments asserts bigint boolean constructor debugger declare delete eval export extends function
implements import infer instanceof keyof module never number package prototype satisfies super symbol type
undefined unique unknown
"""
_GDSCRIPT = """
assert breakpoint class_name elif enum extends func inf match nan pass preload self signal super tau trait
variant vector2 void yield pi
"""
_SQL = """
abort action after all alter always analyze attach autoincrement before begin between cascade cast check
collate column commit conflict constraint create cross current current_date current_time current_timestamp
database deferrable deferred detach distinct drop each end escape except exclude exclusive exists expression
fail filter first following foreign full generated glob groups having ignore immediate index indexed initially
inner insert instead intersect isnull key last left like limit main match materialized natural no nothing
notnull nulls of offset oid order others outer over partition plan pragma preceding primary query raise range
recursive references regexp reindex release rename replace restrict returning right rollback row rowid rows
savepoint table temp temporary then ties to transaction trigger unbounded union update vacuum values view
virtual window without
"""
_PYTHON = [*keyword.kwlist, *keyword.softkwlist, *dir(builtins)]
_OTHERS = " ".join((_CSHARP, _TYPESCRIPT, _GDSCRIPT, _SQL)).split()
RESERVED = sorted({word.lower() for word in (*_PYTHON, *_OTHERS) if not word.startswith("_")})

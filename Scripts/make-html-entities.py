#!/usr/bin/env python3
"""Writes the table of HTML's named entities, from the WHATWG table that Python carries.

    Scripts/make-html-entities.py > Sources/RejoinderCore/Markup/HTMLEntityTable.swift

The names stand in order, in blocks of 16. Within a block a name keeps only what it does not share
with the one before it. An entry is

    head    '@' + bytes shared, or '`' + bytes shared where the name is also taken without its ';'
    suffix  the rest of the name, letters and digits
    length  '(' + bytes of the value
    value   UTF-8

`blocks` holds where each block begins, three digits of 64 from '0' on, most significant first.
"""

from html.entities import html5
from os.path import commonprefix

BLOCK = 16
WIDTH = 96


def entries():
    """The table's entries as (starts a block, characters)."""
    names = sorted(name[:-1] for name in html5 if name.endswith(";"))
    legacy = {name for name in html5 if not name.endswith(";")}
    assert legacy <= set(names) and max(map(len, legacy)) == 6
    before = ""
    for index, name in enumerate(names):
        value = html5[name + ";"]
        assert name.isalnum() and name.isascii() and 1 <= len(value.encode()) <= 6
        assert name not in legacy or html5[name] == value
        shared = len(commonprefix([before, name])) if index % BLOCK else 0
        head = chr(ord("`" if name in legacy else "@") + shared)
        assert shared < 28
        yield index % BLOCK == 0, head + name[shared:] + chr(0x28 + len(value.encode())) + value
        before = name


def literal(characters):
    """A multi-line string literal whose lines join into one."""
    lines, line = [], ""
    for character in characters:
        if character in '\\"':
            piece = "\\" + character
        elif " " < character < "\x7f":
            piece = character
        else:
            piece = "\\u{%X}" % ord(character)
        if len(line) + len(piece) > WIDTH - 1:
            lines.append(line + "\\")
            line = ""
        line += piece
    return "\n".join("    " + line for line in lines + [line])


def main():
    text, starts, offset = "", [], 0
    for is_first, entry in entries():
        if is_first:
            starts.append(offset)
        text += entry
        offset += len(entry.encode())
    digits = "".join(chr(0x30 + (s >> shift & 63)) for s in starts for shift in (12, 6, 0))
    print(f'''// Made by Scripts/make-html-entities.py, which explains the form.

/// HTML's {len(html5):,} named entities, packed; {sum(1 for n in html5 if n[-1] != ";")} are also \
taken without a semicolon.
enum HTMLEntityTable {{
  /// How many blocks there are.
  static var blockCount: Int {{ {len(starts)} }}

  /// Where each block begins.
  static var blocks: StaticString {{
    """
{literal(digits)}
    """
  }}

  /// The entries, {offset:,} bytes.
  static var entries: StaticString {{
    """
{literal(text)}
    """
  }}
}}''')


main()

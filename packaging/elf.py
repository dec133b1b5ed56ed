"""What a shared library asks for, read from the file itself. Standard library only."""

from __future__ import annotations

import re
import struct

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, little-endian: what PySide6 is made for on Linux
_HEADER = struct.Struct("<16xHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_ENTRY = struct.Struct("<qQ")
_DYNAMIC, _NEEDED = 6, 1
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)\x00")


def is_elf(path):
    """Whether this is a program or shared library that can be read here."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def needed(path):
    """The names of the libraries that the loader looks for when it loads this one."""
    content = path.read_bytes()
    header = _HEADER.unpack_from(content)
    start, size, count = header[5], header[10], header[11]
    sections = [_SECTION.unpack_from(content, start + size * number) for number in range(count)]
    found = []
    for section in sections:
        if section[1] == _DYNAMIC:
            names = sections[section[6]][4]  # where the strings begin that this section speaks of
            for kind, value in _ENTRY.iter_unpack(content[section[4] : section[4] + section[5]]):
                if kind == _NEEDED:
                    found.append(content[names + value : content.index(b"\0", names + value)].decode())
    return found


def glibc(path):
    """The newest version of the C library, 36 for 2.36, whose functions are used; 0 for none."""
    return max((int(number) for number in _GLIBC.findall(path.read_bytes())), default=0)

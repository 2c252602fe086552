"""Numbers for learning: what a seat may know as small whole numbers, most of them zero. Compiled.

A state writes them one after the other, block by block, in the order of its game's list of planes. They lie in a vec that may
hold those of many games; numpy reads it in place. Only what was written is wiped, since most of it never is.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

HIGHEST: Final = 255


@final
class Planes:
    """Where one game's numbers are written: in `cells`, from `first` on."""

    def __init__(self, cells: vec[u8], first: i64) -> None:
        self.cells = cells
        self.first: i64 = first
        self.at: i64 = first  # where the block begins that is being written
        self.touched = vec[i32]()  # the cells that aren't zero; the first `count` of them
        self.count: i64 = 0

    def wipe(self) -> None:
        """All zero, and back to the first block."""
        cells = self.cells
        i: i64
        for i in range(self.count):
            cells[i64(self.touched[i])] = u8(0)
        self.count = 0
        self.at = self.first

    def put(self, cell: i64, value: i64) -> None:
        """A number of the block; what doesn't fit is cut off."""
        if value <= 0:
            return
        value = min(value, HIGHEST)
        where = self.at + cell
        self.cells[where] = u8(value)
        if self.count < len(self.touched):
            self.touched[self.count] = i32(where)
        else:
            self.touched = append(self.touched, i32(where))
        self.count += 1

    def one(self, cell: i64) -> None:
        self.put(cell, 1)

    def next(self, size: i64) -> None:
        """The block of that size is complete; the next begins."""
        self.at += size

    def single(self, value: i64) -> None:
        """A block of one number."""
        self.put(0, value)
        self.at += 1

    def choice(self, which: i64, size: i64) -> None:
        """A block with a 1 for what is so; none if that is no cell of it."""
        if 0 <= which < size:
            self.put(which, 1)
        self.at += size

    def members(self, bits: i64, size: i64) -> None:
        """A block with a 1 for each member of a set."""
        cell: i64 = 0
        while bits > 0:
            if bits & 1 != 0:
                self.put(cell, 1)
            bits >>= 1
            cell += 1
        self.at += size

    def tally(self, counts: i64, size: i64) -> None:
        """A block of numbers that are kept in four bits each."""
        cell: i64 = 0
        while counts > 0:
            self.put(cell, counts & 15)
            counts >>= 4
            cell += 1
        self.at += size


def zeros(size: int) -> vec[u8]:
    return vec[u8](bytes(size))


def pour(cells: vec[u8], buffer: Any) -> None:
    """Copy the numbers into somebody's buffer of uint8, bool or float32, which must have room for exactly these.

    An array of numpy is filled whatever its shape and type of number.
    """
    if hasattr(buffer, "flat") and hasattr(buffer, "dtype"):
        if buffer.size != len(cells):
            raise ValueError(f"the array has {buffer.size} numbers, and {len(cells)} are written")
        buffer.flat[:] = memoryview(cells)
        return
    room = memoryview(buffer)
    if room.readonly or not room.c_contiguous or room.format not in ("B", "?", "f"):
        raise TypeError("the buffer must be writable, contiguous, and of uint8, bool or float32")
    if room.nbytes // room.itemsize != len(cells):
        raise ValueError(f"the buffer has {room.nbytes // room.itemsize} numbers, and {len(cells)} are written")
    plain = bytes(memoryview(cells))
    room.cast("B")[:] = array("f", list(plain)).tobytes() if room.format == "f" else plain


def room_in(buffer: Any) -> int:
    """How many numbers a buffer has."""
    if hasattr(buffer, "size"):
        return int(buffer.size)
    room = memoryview(buffer)
    return room.nbytes // room.itemsize

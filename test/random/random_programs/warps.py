# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Warp operations: shuffles, votes, matches and reductions, with full masks and with masks that the kernel computed.

The lanes that execute such a statement together are exactly those that its mask names: the generator puts them only where that holds,
and the model checks it.
"""

from .expressions import Special, as_type
from .model import ModelError, mask_of, warps_of
from .scalars import BOOL, F32, F64, HALF, I32, I64, U32, U64, wrap
from .statements import Statement

FULL = "0xffffffffu"
SHUFFLED = (I32, U32, I64, U64, F32, F64, HALF)
LANE = Special(I32, "(rank & 31)", lambda block, lane: lane % 32)
REDUCE = {"add": lambda a, b: a + b, "min": min, "max": max, "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b}


class WarpOperation(Statement):
    """`mask`: the variable with the mask, or None where all 32 lanes take part."""

    def __init__(self, target, mask):
        self.target, self.mask, self.spelling, self.style = target, mask, FULL, "plain"

    def writes(self):
        return (self.target.name,)

    def mask_text(self):
        return self.mask or self.spelling

    def warps(self, block, lanes):
        """The participating lanes of each warp, which must be those of the mask."""
        for first, members in warps_of(lanes):
            expected = block.columns[self.mask][members[0]] if self.mask else 0xffffffff
            if mask_of(members) != expected:
                raise ModelError(f"lanes {mask_of(members):08x} of {expected:08x} are at {self.lines()}")
            yield first, members

    def store(self, block, lanes, results):
        block.write(self.target.name, lanes, [results[lane] for lane in lanes])
        return lanes


class Shuffle(WarpOperation):
    """The four shuffles with a width. A lane whose source does not take part keeps its own value: what it would get is undefined."""
    kids = ("value", "operand")

    def __init__(self, target, mask, kind, value, operand, width):
        super().__init__(target, mask)
        self.kind, self.value, self.operand, self.width = kind, value, operand, width

    def source(self, lane, operand):
        """The lane that a lane reads from, and whether the bits of `lane` are in range, as PTX's `shfl` defines them."""
        start, width = lane % 32 // self.width * self.width, self.width
        own = lane % 32
        if self.kind == "idx":
            return start + operand % width
        other = own - operand if self.kind == "up" else own + operand if self.kind == "down" else own ^ operand
        inside = other >= start if self.kind == "up" else other < start + width
        return other if inside else own

    def execute(self, block, lanes):
        values = dict(zip(lanes, self.value.values(block, lanes)))
        operands = dict(zip(lanes, self.operand.values(block, lanes)))
        results = {}
        for first, members in self.warps(block, lanes):
            present = set(members)
            for lane in members:
                source = first + self.source(lane, operands[lane])
                if source not in present:
                    self.unsafe = True
                results[lane] = values[source] if source in present else values[lane]
        return self.store(block, lanes, results)

    def lines(self):
        name = {"idx": "__shfl_sync", "up": "__shfl_up_sync", "down": "__shfl_down_sync", "xor": "__shfl_xor_sync"}[self.kind]
        width = f", {self.width}" if self.width < 32 else ""
        target = self.target.text()
        if not self.unsafe and (self.style == "function" or (self.style == "macro" and not width)):
            width = f", {self.width}" if self.style == "function" else width
            helper = ("SHUFFLE" if self.style == "macro" else "shuffled") + {"idx": "", "up": "_UP", "down": "_DOWN", "xor": "_XOR"}[self.kind]
            return [f"{target} = {helper}({self.mask_text()}, {self.value.text()}, {self.operand.text()}{width});"]
        if not self.unsafe:
            return [f"{target} = {name}({self.mask_text()}, {self.value.text()}, {self.operand.text()}{width});"]
        own, from_, got = f"{target}_own", f"{target}_from", f"{target}_got"
        return ["{", f"  const {self.target.scalar.name} {own} = {self.value.text()};", f"  const int {from_} = {self.operand.text()};",
                f"  const {self.target.scalar.name} {got} = {name}({self.mask_text()}, {own}, {from_}{width});",
                f"  {target} = ({self.mask_text()} >> shuffle_source<{self.kind[0]!r}>(rank & 31, {from_}, {self.width})) & 1u ? {got} : {own};", "}"]


class Vote(WarpOperation):
    """`__all_sync`, `__any_sync` and `__ballot_sync`."""
    kids = ("value",)

    def __init__(self, target, mask, kind, value):
        super().__init__(target, mask)
        self.kind, self.value = kind, value

    def execute(self, block, lanes):
        values = dict(zip(lanes, self.value.values(block, lanes)))
        results = {}
        for _, members in self.warps(block, lanes):
            voted = mask_of([lane for lane in members if values[lane]])
            result = {"ballot": voted, "any": int(voted != 0), "all": int(voted == mask_of(members))}[self.kind]
            results.update((lane, wrap(self.target.scalar, result)) for lane in members)
        return self.store(block, lanes, results)

    def lines(self):
        return [f"{self.target.text()} = __{self.kind}_sync({self.mask_text()}, {self.value.text()}){'' if self.kind == 'ballot' else ' != 0'};"]


class Match(WarpOperation):
    """`__match_any_sync` and `__match_all_sync`; the latter's flag is added as bit 0 of the mask's complement, so that both count."""
    kids = ("value",)

    def __init__(self, target, mask, kind, value):
        super().__init__(target, mask)
        self.kind, self.value = kind, value

    def execute(self, block, lanes):
        values = dict(zip(lanes, self.value.values(block, lanes)))
        results = {}
        for _, members in self.warps(block, lanes):
            for lane in members:
                same = [other for other in members if values[other] == values[lane]]
                if self.kind == "any":
                    results[lane] = mask_of(same)
                else:
                    results[lane] = mask_of(members) if len(same) == len(members) else 1000
        return self.store(block, lanes, results)

    def lines(self):
        target = self.target.text()
        if self.kind == "any":
            return [f"{target} = __match_any_sync({self.mask_text()}, {self.value.text()});"]
        return ["{", f"  int {target}_same;", f"  {target} = __match_all_sync({self.mask_text()}, {self.value.text()}, &{target}_same);", f"  {target} = {target}_same ? {target} : {target} + 1000u;", "}"]


class Reduce(WarpOperation):
    """`__reduce_add_sync` and its relatives, for 32 bits."""
    kids = ("value",)

    def __init__(self, target, mask, kind, value):
        super().__init__(target, mask)
        self.kind, self.value = kind, value

    def execute(self, block, lanes):
        values = dict(zip(lanes, self.value.values(block, lanes)))
        results = {}
        for _, members in self.warps(block, lanes):
            total = values[members[0]]
            for lane in members[1:]:
                total = REDUCE[self.kind](total, values[lane])
            results.update((lane, wrap(self.target.scalar, total)) for lane in members)
        return self.store(block, lanes, results)

    def lines(self):
        return [f"{self.target.text()} = __reduce_{self.kind}_sync({self.mask_text()}, {self.value.text()});"]


def operand_of(scope, kind, width, target):
    """The lane, distance or bits of a shuffle. Distances and bits are constants in most code."""
    rng = scope.rng
    if kind == "idx":
        return scope.expression(I32, 2)
    if kind == "xor":
        return scope.literal_in(I32, 0, min(width, 32) - 1)
    return scope.literal_in(I32, 0, min(width, 31))


# How programs write the mask of a whole warp, and the shuffles: themselves, by a macro, or in a function of their own.
SPELLINGS = (FULL, FULL, FULL, "0xFFFFFFFF", "~0u", "FULL_MASK", "-1", "whole_warp")
STYLES = ("plain", "plain", "plain", "macro", "function")
HELPERS = {"FULL_MASK": "#define FULL_MASK 0xffffffffu", "whole_warp": "constexpr unsigned whole_warp = 0xffffffffu;"}
for _suffix in ("", "_up", "_down", "_xor"):
    HELPERS[f"SHUFFLE{_suffix.upper()}("] = f"#define SHUFFLE{_suffix.upper()}(mask, value, operand) __shfl{_suffix}_sync(mask, value, operand)"
    HELPERS[f"shuffled{_suffix.upper()}("] = f"template <class T> __device__ T shuffled{_suffix.upper()}(unsigned mask, T value, int operand, int width) {{ return __shfl{_suffix}_sync(mask, value, operand, width); }}"


def helpers(text):
    """The helpers that a text uses: how many lanes an unused one means cannot be told."""
    return [line for name, line in HELPERS.items() if name in text]


def make(scope, mask, targets):
    """A random warp operation in a random spelling."""
    made = operation(scope, mask, targets)
    if made:
        made.spelling, made.style = scope.rng.choice(SPELLINGS), scope.rng.choice(STYLES)
    return made


def operation(scope, mask, targets):
    """A random warp operation for one of the variables, or None if none has a type that fits."""
    rng = scope.rng
    kind = rng.choice(("shuffle", "shuffle", "shuffle", "vote", "match", "reduce"))
    allowed = {"shuffle": SHUFFLED, "vote": (U32, I32), "match": (U32,), "reduce": (I32, U32)}[kind]
    fitting = [variable for variable in targets if variable.scalar in allowed]
    if not fitting:
        return None
    target = rng.choice(fitting)
    if kind == "shuffle":
        form, width = rng.choice(("idx", "up", "down", "xor")), rng.choice((2, 4, 8, 16, 32, 32, 32))
        return Shuffle(target, mask, form, scope.expression(target.scalar, 2), operand_of(scope, form, width, target), width)
    if kind == "vote":
        form = "ballot" if target.scalar is U32 else rng.choice(("any", "all"))
        return Vote(target, mask, form, as_type(I32, scope.expression(BOOL, 2)) if rng.random() < 0.5 else scope.expression(I32, 2))
    if kind == "match":
        scalar = rng.choice((I32, U32, I64, U64))
        value = scope.expression(scalar, 2)
        return Match(target, mask, rng.choice(("any", "any", "all")), value)
    form = rng.choice(("add", "min", "max") if target.scalar is I32 else tuple(REDUCE))
    return Reduce(target, mask, form, scope.expression(target.scalar, 2))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel with its arguments, and the model's run of it. `Maker` fills its body."""

import re

from . import functions, ptx
from .expressions import Special, Variable
from .generate import ALL_SCALARS, Scope
from .memory import Array
from .model import Block, hashed
from .scalars import FLOATS, HALF, BFLOAT, F32, F64, I8, I16, I32, INTEGERS, U32, U64, bits_of, wrap
from .statements import Body
from .tree import Tree, indented

SHAPES = {32: ((32,), (8, 4), (4, 4, 2)), 64: ((64,), (16, 4), (8, 4, 2)), 96: ((96,), (32, 3), (8, 6, 2)), 128: ((128,), (64, 2)), 48: ((48,), (16, 3)), 80: ((80,), (20, 4))}


FORMS = ("plain", "template", "functor", "lambda", "namespace")


class KernelVariable:
    """A variable of a kernel, with the expression that it starts with."""

    def __init__(self, scalar, name, start):
        self.scalar, self.name, self.spelling, self.start = scalar, name, name, start

    def text(self):
        return self.spelling


class Start(Tree):
    """The declaration of a variable."""
    kids = ("value",)

    def __init__(self, variable):
        self.variable, self.value = variable, variable.start


class Kernel(Tree):
    kids = ("functions", "starts", "body")

    def __init__(self, rng, number):
        self.number, self.name = number, f"kernel{number}"
        self.wide = rng.random() < 0.12  # only with warp operations of any width
        self.threads = rng.choice((64, 128) if self.wide else (32, 64, 64, 64, 96, 96, 128, 48, 80))
        self.form = rng.choices(FORMS, (12, 4, 3, 3, 2))[0]
        self.words = rng.choice(("__global__ void", "__global__ void", f"__global__ void __launch_bounds__({self.threads})", f"__launch_bounds__({self.threads}, 2) __global__ void", 'extern "C" __global__ void', "static __global__ void"))
        self.restricted = rng.choice((" *in", " *in", " *__restrict__ in"))
        self.shape = rng.choice(SHAPES[self.threads])
        self.blocks = rng.choice((1, 1, 2, 2, 3))
        self.scalars = [*rng.sample(INTEGERS, rng.randint(2, 4)), *([rng.choice(FLOATS)] if rng.random() < 0.6 else []), *([rng.choice((HALF, BFLOAT))] if rng.random() < 0.15 else [])]
        if U32 not in self.scalars:
            self.scalars.append(U32)
        self.device_functions = True
        self.libraries = False  # whether it uses CUB or Thrust; `may_use_libraries`: only some cases do, since the headers are large
        self.may_use_libraries = number // 60 % 4 == 1 and self.form != "lambda"
        self.dynamic = rng.random() < 0.2
        self.partial = self.threads % 32 != 0
        self.parameters = [(Variable(I32, f"k{i}"), rng.randint(-5, 40)) for i in range(rng.randint(1, 2))]
        self.arrays, self.atomics, self.shared, self.tiles = [], [], [], set()
        self.make_specials()
        self.make_arrays(rng)
        self.functions = functions.make(rng, self) + ptx.make(rng, self)
        self.make_variables(rng)
        self.body = Body()

    def make_specials(self):
        x = self.shape[0]
        y = self.shape[1] if len(self.shape) > 1 else 1
        self.uniform_specials = [Special(U32, "blockIdx.x", lambda block, lane: block.index), Special(U32, "blockDim.x", lambda block, lane: x), Special(U32, "gridDim.x", lambda block, lane: block.blocks)]
        self.specials = [special for special in self.all_specials(x, y) if not self.wide or "32" not in special.spelling and "31" not in special.spelling]

    def all_specials(self, x, y):
        specials = [*self.uniform_specials, Special(U32, "threadIdx.x", lambda block, lane: lane % x), Special(I32, "rank", lambda block, lane: lane), Special(I32, "rank", lambda block, lane: lane),
                         Special(I32, "(rank & 31)", lambda block, lane: lane % 32), Special(I32, "(rank / 32)", lambda block, lane: lane // 32), Special(I32, "index", lambda block, lane: block.index * block.threads + lane)]
        if len(self.shape) > 1:
            specials.append(Special(U32, "threadIdx.y", lambda block, lane: lane // x % y))
        if len(self.shape) > 2:
            specials.append(Special(U32, "threadIdx.z", lambda block, lane: lane // x // y))
        return specials

    def make_arrays(self, rng):
        total = self.threads * self.blocks
        for i in range(rng.randint(1, 2)):
            self.arrays.append(Array(f"in{i}", rng.choice([scalar for scalar in self.scalars if scalar in ALL_SCALARS[:10]]), rng.choice((total, total, 37)), "in", rng.randrange(1 << 20), rng.choice((0, 0, 4, 10, 100)), cached=True))

    def make_variables(self, rng):
        scope = Scope(rng, self, [parameter for parameter, _ in self.parameters])
        count = rng.randint(3, 6)
        scalars = [rng.choice(self.scalars) for _ in range(count)] + [U32, rng.choice((I32, U64))]
        self.variables = [KernelVariable(scalar, f"v{i}", scope.expression(scalar, 1 if i else 2)) for i, scalar in enumerate(scalars)]
        self.starts = [Start(variable) for variable in self.variables]

    @property
    def rank(self):
        return {1: "threadIdx.x", 2: "threadIdx.y * blockDim.x + threadIdx.x", 3: "(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x"}[len(self.shape)]

    def memory(self):
        """What the device's arrays hold before the launch."""
        return {array.name: start_of(array) for array in (*self.arrays, *self.atomics)}

    def run(self):
        """What the kernel leaves: for each variable the values of all threads, and the arrays of atomics."""
        memory, results = self.memory(), {variable.name: [] for variable in self.variables}
        for index in range(self.blocks):
            block = Block(index, self.threads, self.blocks, memory)
            lanes = block.lanes()
            for parameter, value in self.parameters:
                block.write(parameter.name, lanes, [value] * len(lanes))
            block.write("full", lanes, [(1 << min(32, self.threads - lane // 32 * 32)) - 1 for lane in lanes])
            for start in self.starts:
                block.write(start.variable.name, lanes, start.value.values(block, lanes))
            self.body.execute(block, lanes)
            for variable in self.variables:
                results[variable.name] += [bits_of(variable.scalar, value) for value in block.read(variable.name, lanes)]
        found = list(results.items())
        return found + [(array.name, [bits_of(array.scalar, value) for value in memory[array.name]]) for array in self.atomics]

    def parameter_list(self):
        """Names and types of the parameters, in order."""
        inputs = [(f"const {array.scalar.name} *", array.name) for array in self.arrays if not array.constant]
        atomics = [(f"{array.scalar.name} *", array.name) for array in self.atomics if not array.constant]
        return [*inputs, *atomics, *(("int ", parameter.name) for parameter, _ in self.parameters), ("unsigned long long *", "out")]

    def prologue(self):
        lines = [f"const int rank = {self.rank};", f"const int index = blockIdx.x * {self.threads} + rank;"]
        if self.partial:
            whole = self.threads // 32
            lines.append(f"const unsigned full = rank / 32 < {whole} ? 0xffffffffu : {(1 << self.threads % 32) - 1:#x}u;")
        if self.tiles:
            lines.append("cg::thread_block threads_of_block = cg::this_thread_block();")
        for size in sorted(self.tiles):
            lines.append(f"cg::thread_block_tile<{size}> tile{size} = cg::tiled_partition<{size}>(threads_of_block);")
        lines += self.shared_declarations()
        for function in self.functions:
            if getattr(function, "form", "") == "lambda":
                lines += function.definition()
        return lines + [f"{start.variable.scalar.name} {start.variable.name} = {start.value.text()};" for start in self.starts]

    def shared_declarations(self):
        """Static shared memory, or with `dynamic` all arrays in the memory of the launch, one after the other."""
        if not self.dynamic or not self.shared:
            return [f"__shared__ {scalar.name} {name}[{count}];" for name, scalar, count in self.shared]
        lines, offset = [f"extern __shared__ unsigned long long dynamic{self.number}[];"], 0
        for name, scalar, count in self.shared:
            lines.append(f"{scalar.name} *{name} = reinterpret_cast<{scalar.name} *>(dynamic{self.number} + {offset});")
            offset += (count * scalar.bits // 8 + 7) // 8
        return lines

    @property
    def dynamic_bytes(self):
        return sum((count * scalar.bits // 8 + 7) // 8 * 8 for _, scalar, count in self.shared) if self.dynamic else 0

    def epilogue(self):
        return [f"out[{i * self.threads * self.blocks} + index] = bits({variable.name});" for i, variable in enumerate(self.variables)]

    def content(self):
        return indented([*self.prologue(), *self.body.lines(), *self.epilogue()])

    def functions_apart(self):
        """Functions that another file may define."""
        return [function for function in self.functions if self.form != "namespace" and isinstance(function, functions.Function) and function.stands_alone()]

    def definition(self, apart=False):
        """What comes before the function of the host: helpers, and the kernel in its form. `apart`: another file defines what it can."""
        elsewhere = self.functions_apart() if apart else []
        helpers = [line for function in self.functions if function.form != "lambda" for line in (function.declaration() if function in elsewhere else function.definition())]
        parameters = ", ".join(kind + name for kind, name in self.parameter_list())
        body = [*self.content(), "}"]
        if self.form == "namespace":
            return [f"namespace inner{self.number} {{", *helpers, f"__global__ void {self.name}({parameters}) {{", *body, "}"]
        if self.form == "template":
            kind = self.template_type
            typed = [named_type(kind, line) for line in [f"__global__ void {self.name}({parameters}) {{", *body]]
            return [*helpers, "template <typename T, int Threads>", *[line.replace(f"blockIdx.x * {self.threads} ", "blockIdx.x * Threads ") for line in typed]]
        if self.form == "functor":
            members = [f"  {kind}{name};" for kind, name in self.parameter_list()]
            return [*helpers, f"struct Work{self.number} {{", *members, "  __device__ void operator()() const {", *indented(self.content()), "  }", "};", f"template <class F> __global__ void {self.name}(F work) {{ work(); }}"]
        if self.form == "lambda":
            return [*helpers, f"template <class F> __global__ void {self.name}(F work) {{ work(); }}"]
        return [*helpers, f"{self.words} {self.name}({parameters.replace(' *in', self.restricted)}) {{", *body]

    @property
    def template_type(self):
        return next((scalar.name for scalar in self.scalars if scalar in (I16, I8, F32, F64)), "int")

    @property
    def callee(self):
        return {"namespace": f"inner{self.number}::{self.name}", "template": f"{self.name}<{self.template_type}, {self.threads}>"}.get(self.form, self.name)


def named_type(kind, line):
    """The line with `T` for a type, but not in the name of another type."""
    return re.sub(rf"(?<!unsigned )\b{kind}\b(?! \()", "T", line)


def start_of(array):
    """The test data of an array, as `fill` in common.h makes it."""
    scalar = array.scalar
    if array.role != "in":
        return [float(array.start) if scalar.floating else array.start] * array.count
    numbers = [hashed(array.seed, i) for i in range(array.count)]
    spread = array.spread or (1000 if scalar.floating else 0)
    numbers = [number % spread if spread else number for number in numbers]
    return [float(number) if scalar.floating else wrap(scalar, number) for number in numbers]

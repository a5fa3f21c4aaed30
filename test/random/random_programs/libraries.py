# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CUB in kernels, and operations of CUB and Thrust on whole arrays, for integers, whose results are defined to the bit."""

import itertools

from .model import MASK64
from .scalars import I32, I64, U32, U64, wrap
from .statements import Statement

INCLUDES = ["#include <cub/cub.cuh>", "#include <thrust/adjacent_difference.h>", "#include <thrust/count.h>", "#include <thrust/device_vector.h>", "#include <thrust/extrema.h>", "#include <thrust/reduce.h>", "#include <thrust/remove.h>", "#include <thrust/reverse.h>", "#include <thrust/sequence.h>", "#include <thrust/scan.h>",
            "#include <thrust/sort.h>", "#include <thrust/transform.h>", "#include <thrust/transform_reduce.h>", "#include <thrust/unique.h>"]
HELPERS = ["struct LargerOf {", "  template <class T> __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; }", "};", "struct IsOdd {", "  __host__ __device__ bool operator()(Word a) const { return a & 1; }", "};",
           "struct Mixed {", "  Word factor;", "  __host__ __device__ Word operator()(Word a) const { return a * factor + 1; }", "};"]


def larger(a, b):
    return b if a < b else a


def add(a, b):
    return a + b


class BlockOperation(Statement):
    """`cub::BlockReduce`, `BlockScan` or `BlockRadixSort`. Only the first thread gets a sum, and shares it with the others."""
    kids = ("value",)

    def __init__(self, target, name, shape, operation, value):
        self.target, self.name, self.shape, self.operation, self.value = target, name, shape, operation, value

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        scalar, values = self.target.scalar, self.value.values(block, lanes)
        combine = larger if "Reduce" in self.operation else add
        scanned = list(itertools.accumulate(values, lambda a, b: wrap(scalar, combine(a, b))))
        results = {"Sum": [scanned[-1]] * len(lanes), "Reduce": [scanned[-1]] * len(lanes), "InclusiveSum": scanned, "ExclusiveSum": [0, *scanned[:-1]], "Sort": sorted(values)}[self.operation]
        block.write(self.target.name, lanes, results)
        return lanes

    def lines(self):
        kind, name, target = self.target.scalar.name, self.name, self.target.text()
        dimensions = (*self.shape, 1, 1)[:3]
        x, y, z = dimensions
        if self.operation in ("Sum", "Reduce"):
            functor = ", LargerOf()" if self.operation == "Reduce" else ""
            return ["{", f"  using Operation = cub::BlockReduce<{kind}, {x}, cub::BLOCK_REDUCE_WARP_REDUCTIONS, {y}, {z}>;", "  __shared__ typename Operation::TempStorage storage;", f"  __shared__ {kind} {name}_all;",
                    f"  {kind} {name} = Operation(storage).{self.operation}({self.value.text()}{functor});", "  if (rank == 0)", f"    {name}_all = {name};", "  __syncthreads();", f"  {target} = {name}_all;", "  __syncthreads();", "}"]
        if self.operation == "Sort":
            return ["{", f"  using Operation = cub::BlockRadixSort<{kind}, {x}, 1, cub::NullType, 4, true, cub::BLOCK_SCAN_WARP_SCANS, cudaSharedMemBankSizeFourByte, {y}, {z}>;", "  __shared__ typename Operation::TempStorage storage;", f"  {kind} {name}[1] = {{{self.value.text()}}};",
                    f"  Operation(storage).Sort({name});", f"  {target} = {name}[0];", "  __syncthreads();", "}"]
        return ["{", f"  using Operation = cub::BlockScan<{kind}, {x}, cub::BLOCK_SCAN_RAKING, {y}, {z}>;", "  __shared__ typename Operation::TempStorage storage;", f"  {kind} {name};", f"  Operation(storage).{self.operation}({self.value.text()}, {name});", f"  {target} = {name};", "  __syncthreads();", "}"]


class WarpOperation(Statement):
    """`cub::WarpReduce` and `cub::WarpScan` with logical warps of a named size."""
    kids = ("value",)

    def __init__(self, target, name, width, threads, operation, value):
        self.target, self.name, self.width, self.threads, self.operation, self.value = target, name, width, threads, operation, value

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        scalar, values = self.target.scalar, self.value.values(block, lanes)
        results = block.read(self.target.name, lanes)
        for first in range(0, len(lanes), self.width):
            combine = larger if self.operation == "Reduce" else add
            scanned = list(itertools.accumulate(values[first:first + self.width], lambda a, b: wrap(scalar, combine(a, b))))
            if self.operation in ("Sum", "Reduce"):
                results[first] = scanned[-1]
            else:
                results[first:first + self.width] = scanned if self.operation == "InclusiveSum" else [0, *scanned[:-1]]
        block.write(self.target.name, lanes, results)
        return lanes

    def lines(self):
        kind, name, target, width = self.target.scalar.name, self.name, self.target.text(), self.width
        family = "WarpReduce" if self.operation in ("Sum", "Reduce") else "WarpScan"
        head = ["{", f"  using Operation = cub::{family}<{kind}, {width}>;", f"  __shared__ typename Operation::TempStorage storage[{self.threads // width}];", f"  {kind} {name} = {self.value.text()};"]
        if family == "WarpReduce":
            functor = ", LargerOf()" if self.operation == "Reduce" else ""
            return [*head, f"  {name} = Operation(storage[rank / {width}]).{self.operation}({name}{functor});", f"  if (rank % {width} == 0)", f"    {target} = {name};", "  __syncthreads();", "}"]
        return [*head, f"  Operation(storage[rank / {width}]).{self.operation}({name}, {name});", f"  {target} = {name};", "  __syncthreads();", "}"]


def make(maker):
    """A random operation of CUB, or None."""
    rng, kernel = maker.rng, maker.kernel
    target = maker.target(I32, U32, I64, U64)
    if not target:
        return None
    value, name = maker.scope().expression(target.scalar, 2), maker.fresh("c")
    kernel.libraries = True
    if rng.random() < 0.5:
        return BlockOperation(target, name, kernel.shape, rng.choice(("Sum", "Reduce", "InclusiveSum", "ExclusiveSum", "Sort")), value)
    return WarpOperation(target, name, rng.choice([width for width in (2, 4, 8, 16, 32) if kernel.threads % width == 0]), kernel.threads, rng.choice(("Sum", "Reduce", "InclusiveSum", "ExclusiveSum")), value)


def temporary(call):
    """CUB's two calls: how much temporary storage, and the work."""
    return ["size_t bytes = 0;", f"CHECK({call.replace('TEMP', 'nullptr')});", "void *storage;", "CHECK(cudaMalloc(&storage, bytes));", f"CHECK({call.replace('TEMP', 'storage')});", "CHECK(cudaFree(storage));"]


def scanned(values):
    return list(itertools.accumulate(values, lambda a, b: a + b & MASK64))


# Names, statements on `items` (a device_vector<Word>) and `more` (another one, of as many zeros), and what is then in `items`.
THRUST = [
    ("sort", ["thrust::sort(items.begin(), items.end());"], sorted), ("fall", ["thrust::sort(items.begin(), items.end(), thrust::greater<Word>());"], lambda values: sorted(values, reverse=True)),
    ("scan", ["thrust::inclusive_scan(items.begin(), items.end(), items.begin());"], scanned), ("before", ["thrust::exclusive_scan(items.begin(), items.end(), items.begin(), Word(5));"], lambda values: [value + 5 & MASK64 for value in [0, *scanned(values)[:-1]]]),
    ("sum", ["Word sum = thrust::reduce(thrust::device, items.begin(), items.end());", "items.assign(1, sum);"], lambda values: [sum(values) & MASK64]), ("largest", ["Word most = thrust::reduce(items.begin(), items.end(), Word(0), thrust::maximum<Word>());", "items.assign(1, most);"], lambda values: [max(values)]),
    ("odd", ["items.assign(1, Word(thrust::count_if(items.begin(), items.end(), IsOdd())));"], lambda values: [sum(value & 1 for value in values)]), ("mixed", ["thrust::transform(items.begin(), items.end(), items.begin(), Mixed{77});"], lambda values: [value * 77 + 1 & MASK64 for value in values]),
    ("unique", ["items.erase(thrust::unique(items.begin(), items.end()), items.end());"], lambda values: [key for key, _ in itertools.groupby(values)]), ("kept", ["items.erase(thrust::remove_if(items.begin(), items.end(), IsOdd()), items.end());"], lambda values: [value for value in values if not value & 1]),
    ("steps", ["thrust::adjacent_difference(items.begin(), items.end(), more.begin());", "items.swap(more);"], lambda values: [values[0], *(b - a & MASK64 for a, b in zip(values, values[1:]))]),
    ("all", ["Word sum = thrust::transform_reduce(items.begin(), items.end(), Mixed{3}, Word(0), thrust::plus<Word>());", "items.assign(1, sum);"], lambda values: [sum(value * 3 + 1 for value in values) & MASK64]),
    ("place", ["items.assign(1, Word(thrust::max_element(items.begin(), items.end()) - items.begin()));"], lambda values: [values.index(max(values))]),
    ("byKey", ["thrust::sequence(more.begin(), more.end());", "thrust::stable_sort_by_key(items.begin(), items.end(), more.begin());", "items.swap(more);"], lambda values: sorted(range(len(values)), key=values.__getitem__)),
    ("backward", ["thrust::reverse(items.begin(), items.end());"], lambda values: values[::-1]),
]
# The same with CUB, on the pointers `data` and `result`, and the number `count` on the device.
CUB = [
    ("sum", temporary("cub::DeviceReduce::Sum(TEMP, bytes, data, result, N)"), 1, lambda values: [sum(values) & MASK64]), ("least", temporary("cub::DeviceReduce::Min(TEMP, bytes, data, result, N)"), 1, lambda values: [min(values)]),
    ("largest", temporary("cub::DeviceReduce::Reduce(TEMP, bytes, data, result, N, LargerOf(), Word(7))"), 1, lambda values: [max([7, *values])]), ("scan", temporary("cub::DeviceScan::InclusiveSum(TEMP, bytes, data, result, N)"), None, scanned),
    ("before", temporary("cub::DeviceScan::ExclusiveSum(TEMP, bytes, data, result, N)"), None, lambda values: [0, *scanned(values)[:-1]]), ("sort", temporary("cub::DeviceRadixSort::SortKeys(TEMP, bytes, data, result, N)"), None, sorted),
    ("fall", temporary("cub::DeviceRadixSort::SortKeysDescending(TEMP, bytes, data, result, N)"), None, lambda values: sorted(values, reverse=True)), ("odd", temporary("cub::DeviceSelect::If(TEMP, bytes, data, result, count, N, IsOdd())"), "count", lambda values: [value for value in values if value & 1]),
    ("unique", temporary("cub::DeviceSelect::Unique(TEMP, bytes, data, result, count, N)"), "count", lambda values: [key for key, _ in itertools.groupby(values)]),
]


class HostOperation:
    """An operation on the array of a variable after the kernel; its result is printed too."""

    def __init__(self, rng, kernel):
        self.kernel, self.library = kernel, rng.choice(("thrust", "cub"))
        self.row = rng.choice(THRUST if self.library == "thrust" else CUB)
        self.variable = rng.randrange(len(kernel.variables))
        kernel.libraries = True

    @property
    def name(self):
        return f"{self.library}_{self.row[0]}"

    def values(self, results):
        return self.row[-1](list(results[self.variable][1]))

    def lines(self, place):
        total = self.kernel.threads * self.kernel.blocks
        start = f"{place} + {self.variable * total}"
        tail = [f'report({self.kernel.number}, "{self.name}", found.data(), int(found.size()));', "}"]
        if self.library == "thrust":
            return ["{", f"  thrust::device_ptr<Word> first({start});", f"  thrust::device_vector<Word> items(first, first + {total}), more({total});", *("  " + line for line in self.row[1]),
                    "  std::vector<Word> found(items.size());", "  thrust::copy(items.begin(), items.end(), found.begin());", *tail]
        size = {"count": "0", None: str(total)}.get(self.row[2], str(self.row[2]))
        fetch = ["int size;", "CHECK(cudaMemcpy(&size, count, sizeof(int), cudaMemcpyDeviceToHost));", "found.resize(size);"] if self.row[2] == "count" else []
        body = [f"Word *data = {start}, *result;", "int *count;", f"const int N = {total};", "CHECK(cudaMalloc(&result, N * sizeof(Word)));", "CHECK(cudaMalloc(&count, sizeof(int)));", *self.row[1], f"std::vector<Word> found({size});", *fetch,
                "CHECK(cudaMemcpy(found.data(), result, found.size() * sizeof(Word), cudaMemcpyDeviceToHost));", "CHECK(cudaFree(result));", "CHECK(cudaFree(count));"]
        return ["{", *("  " + line for line in body), *tail]

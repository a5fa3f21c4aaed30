# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of whole blocks by warps of any width: kernels that use only these are translated for wavefronts of 64 lanes as they are.

They count lanes by `warpSize` and combine the results of all warps, so the width has no influence on what comes out.
"""

from .scalars import I32, I64, U32, U64, wrap
from .statements import Statement

FULL = "0xffffffffu"


class WideStatement(Statement):
    kids = ("value",)

    def __init__(self, target, value, shared, threads):
        self.target, self.value, self.shared, self.threads = target, value, shared, threads

    def writes(self):
        return (self.target.name,)

    def execute(self, block, lanes):
        results, total = [], 0
        for value in self.value.values(block, lanes):
            total = wrap(self.target.scalar, total + value)
            results.append(total)
        block.write(self.target.name, lanes, self.results(results))
        return lanes

    def warps(self):
        return f"{self.threads} / warpSize"


class WideSum(WideStatement):
    """The block's sum: shuffles within warps, then shared memory."""

    def results(self, scanned):
        return [scanned[-1]] * len(scanned)

    def lines(self):
        kind, shared = self.target.scalar.name, self.shared
        return ["{", f"  {kind} part = {self.value.text()};", "  for (int distance = warpSize / 2; distance > 0; distance /= 2)", f"    part += __shfl_down_sync({FULL}, part, distance);",
                "  if (rank % warpSize == 0)", f"    {shared}[rank / warpSize] = part;", "  __syncthreads();", "  part = 0;", f"  for (int i = 0; i < {self.warps()}; ++i)", f"    part += {shared}[i];", "  __syncthreads();", f"  {self.target.text()} = part;", "}"]


class WideXorSum(WideSum):
    """The same with a butterfly, after which all lanes have the sum."""

    def lines(self):
        kind, shared = self.target.scalar.name, self.shared
        return ["{", f"  {kind} part = {self.value.text()};", "#pragma unroll", "  for (int bits = 1; bits < warpSize; bits <<= 1)", f"    part += __shfl_xor_sync({FULL}, part, bits);",
                "  const int lane = rank & (warpSize - 1);", "  if (lane == warpSize - 1)", f"    {shared}[rank / warpSize] = part;", "  __syncthreads();", "  part = 0;", f"  for (int i = 0; i < {self.warps()}; ++i)", f"    part += {shared}[i];", "  __syncthreads();", f"  {self.target.text()} = part;", "}"]


class WideScan(WideStatement):
    """Each thread's sum of the values up to its own."""

    def results(self, scanned):
        return scanned

    def lines(self):
        kind, shared = self.target.scalar.name, self.shared
        return ["{", f"  {kind} part = {self.value.text()};", "  const int lane = rank % warpSize;", "  for (int distance = 1; distance < warpSize; distance *= 2) {", f"    {kind} before = __shfl_up_sync({FULL}, part, distance);",
                "    if (lane >= distance)", "      part += before;", "  }", "  if (lane == warpSize - 1)", f"    {shared}[rank / warpSize] = part;", "  __syncthreads();", "  for (int i = 0; i < rank / warpSize; ++i)", f"    part += {shared}[i];",
                "  __syncthreads();", f"  {self.target.text()} = part;", "}"]


class WideCount(WideStatement):
    """How many threads of the block have an odd value: ballots, counted by the first lane of each warp."""

    def execute(self, block, lanes):
        count = sum(value & 1 for value in self.value.values(block, lanes))
        block.write(self.target.name, lanes, [count] * len(lanes))
        return lanes

    def lines(self):
        shared = self.shared
        return ["if (rank == 0)", f"  {shared}[0] = 0;", "__syncthreads();", "{", f"  int votes = __popc(__ballot_sync({FULL}, ({self.value.text()}) & 1));", "  if (rank % warpSize == 0)", f"    atomicAdd(&{shared}[0], votes);", "}", "__syncthreads();",
                f"{self.target.text()} = {shared}[0];", "__syncthreads();"]


class WidePlace(WideStatement):
    """The number of threads with odd values before each thread: ballots with the mask of lower lanes."""

    def execute(self, block, lanes):
        results, count = [], 0
        for value in self.value.values(block, lanes):
            results.append(count)
            count += value & 1
        block.write(self.target.name, lanes, results)
        return lanes

    def lines(self):
        shared = self.shared
        return ["{", f"  const bool odd = ({self.value.text()}) & 1;", "  const int lane = rank % warpSize;", f"  unsigned votes = __ballot_sync({FULL}, odd);", "  int place = __popc(votes & ((1u << lane) - 1));", "  if (lane == 0)", f"    {shared}[rank / warpSize] = __popc(votes);", "  __syncthreads();",
                "  for (int i = 0; i < rank / warpSize; ++i)", f"    place += {shared}[i];", "  __syncthreads();", f"  {self.target.text()} = place;", "}"]


def make(maker):
    """A random one of these, or None."""
    rng, kernel = maker.rng, maker.kernel
    kind = rng.choice((WideSum, WideSum, WideXorSum, WideScan, WideCount, WidePlace))
    target = maker.target(I32, U32) if kind in (WideCount, WidePlace) else maker.target(U32, U64)
    if not target:
        return None
    # The counts are added by atomics on integers of 32 bits.
    shared = maker.shared(I32 if kind in (WideCount, WidePlace) else target.scalar, kernel.threads)
    scalar = maker.rng.choice((I32, U32, I64)) if kind in (WideCount, WidePlace) else target.scalar
    return kind(target, maker.scope().expression(scalar, 2), shared, kernel.threads)

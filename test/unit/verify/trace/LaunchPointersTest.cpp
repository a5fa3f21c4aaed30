// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Test.h"
#include "support/TraceBuilder.h"
#include "verify/trace/CallComparison.h"

using namespace tranship;
using namespace tranship::verify;
using namespace tranship::emulator;

namespace {

const std::string zeros = bytesOf<float>({0, 0});

TracedCallArgument memory(uint64_t allocation) {
  TracedCallArgument result;
  result.kind = TracedCallArgument::Memory;
  result.value = allocation;
  return result;
}

/// A launch with two buffers that hold the same, and calls that fill and read them.
TraceBuilder program(uint64_t x, uint64_t y, uint64_t first, uint64_t second,
                     const std::string &content = zeros) {
  TraceBuilder trace;
  trace.call("cudaMemset", {memory(x)}).call("cudaMemset", {memory(y)});
  trace.launch("add").pointer("x", "4=f4@0", content).into(first);
  trace.pointer("y", "4=f4@0", content).into(second);
  trace.last().callFile = "folder/main.cu";
  trace.last().callLine = 9;
  trace.call("cudaMemcpy", {memory(x)}).call("cudaMemcpy", {memory(y)});
  return trace;
}

using Lines = std::vector<std::string>;

Lines differences(const TraceBuilder &original, const TraceBuilder &port, size_t launches = 100) {
  return compareCalls(original.trace(), port.trace(), launches);
}

} // namespace

TEST_CASE("Pointers that are swapped are named though they lead to the same", "[verify][trace]") {
  Lines expected = {"the original launches add (main.cu:9), the port too (main.cu:9): "
                    "arguments 1 (`x`) and 2 (`y`) are swapped"};
  CHECK(differences(program(1, 2, 1, 2), program(1, 2, 2, 1)) == expected);
  CHECK(differences(program(1, 2, 1, 2), program(1, 2, 2, 1), 0).empty());
  CHECK(differences(program(1, 2, 1, 2), program(1, 2, 1, 1)) ==
        Lines{"the original launches add (main.cu:9), the port too (main.cu:9): argument 2 (`y`): "
              "allocation 2 against allocation 1"});
}

TEST_CASE("Pointers to another place of the same allocation are named", "[verify][trace]") {
  TraceBuilder original = program(1, 2, 1, 2), port = program(1, 2, 1, 2);
  port.last().references[0].offset = 4;
  CHECK(differences(original, port) ==
        Lines{"the original launches add (main.cu:9), the port too (main.cu:9): argument 1 (`x`): "
              "allocation 1 against allocation 1, byte 4"});
}

TEST_CASE("A port may allocate in another order", "[verify][trace]") {
  CHECK(differences(program(1, 2, 1, 2), program(2, 1, 2, 1)).empty());
  CHECK(differences(program(1, 2, 1, 2), program(2, 3, 2, 3)).empty());
  CHECK(differences(program(1, 2, 1, 2), program(2, 1, 1, 2)).size() == 3);
}

TEST_CASE("Launches are no fault of a port that takes its memory from a pool", "[verify][trace]") {
  TraceBuilder original, port;
  original.launch("add").pointer("x", "4=f4@0", zeros).into(1);
  original.pointer("y", "4=f4@0", zeros).into(2);
  const std::string pool = bytesOf<float>({0, 0, 0, 0});
  port.launch("add").pointer("x", "4=f4@0", pool).into(1);
  port.pointer("y", "4=f4@0", pool).into(1, 8);
  CHECK(differences(original, port).empty());
}

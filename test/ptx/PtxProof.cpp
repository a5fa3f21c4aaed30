// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares what PTX is translated into with the reference of PTX, for each instruction on random
// inputs, edges mixed in.
//
//   ptx-proof [MILLIONS]     inputs for each instruction, 10 by default
#include "ptx/HipStandIns.h"
#include "ptx/PtxReference.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>

struct Case {
  const char *text, *group;        // of what it stands for; such a group shares the inputs
  void (*translated)(uint64_t *x); // outputs first
  unsigned outputs, inputs;
};

#include "ptx-proof.inc"

namespace {

struct Random {
  uint64_t state;
  uint64_t next() { // splitmix64
    uint64_t bits = state += 0x9e3779b97f4a7c15;
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
    return bits ^ bits >> 31;
  }
  /// A quarter is edges.
  uint64_t value() {
    static constexpr uint64_t edges[] = {0,          1,          2,           7,
                                         8,          31,         32,          33,
                                         63,         64,         65,          127,
                                         128,        255,        256,         0x7fff,
                                         0x8000,     0xffff,     0x7fffffff,  0x80000000,
                                         0xffffffff, 0xffffff,   0x800000,    0x7fffffffffffffff,
                                         1ull << 63, ~0ull,      ~1ull,       0xffffffff00000000,
                                         0x80808080, 0x7f7f7f7f, 0x100000000, 0xffffffff80000000};
    uint64_t bits = next(), edge = edges[bits >> 59];
    return (bits >> 56 & 3) == 0 ? edge : bits << 8 | bits >> 56;
  }
};

std::string opcodeOf(const std::string &text) { return text.substr(0, text.find(' ')); }

/// Returns the number of inputs for which the two differ.
bool agree(const Case &one, uint64_t count, uint64_t seed) {
  std::string text = one.text, opcode = opcodeOf(one.group);
  tranship::ptx::Program program(text);
  if (!program.isKnown()) {
    std::printf("the reference does not know: %s\n", one.text);
    return false;
  }
  bool mayBeUndefined = opcode.rfind("div", 0) == 0 || opcode.rfind("rem", 0) == 0;
  const unsigned all = one.outputs + one.inputs;
  Random random{seed};
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t x[16], expected[16];
    for (unsigned k = 0; k < all; ++k)
      x[k] = expected[k] = k < one.outputs ? 0 : random.value();
    if (mayBeUndefined && !tranship::ptx::isDefined(opcode, x + one.outputs))
      continue;
    program.run(expected);
    one.translated(x);
    for (unsigned k = 0; k < one.outputs; ++k)
      if (x[k] != expected[k]) {
        std::printf("%s gives %#llx instead of %#llx for", one.text, (unsigned long long)x[k],
                    (unsigned long long)expected[k]);
        for (unsigned n = 0; n < one.inputs; ++n)
          std::printf(" %#llx", (unsigned long long)x[one.outputs + n]);
        std::printf("\n");
        return false;
      }
  }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  const uint64_t inputsPerInstruction =
      (argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10) * 1'000'000;
  std::map<std::string, uint64_t> functions; // by instruction
  for (const Case &one : cases)
    ++functions[one.group];
  std::atomic<size_t> next = 0;
  std::atomic<unsigned> wrong = 0;
  auto work = [&] {
    for (size_t i; (i = next++) < std::size(cases);) {
      const Case &one = cases[i];
      uint64_t shared = functions.at(one.group);
      bool isPart = std::string(one.group).ends_with(" in an expression");
      // A tenth as part of an expression.
      uint64_t inputs = isPart ? inputsPerInstruction / 10 : inputsPerInstruction;
      wrong += !agree(one, inputs / shared + 1, 0x9e3779b97f4a7c15 * (i + 1));
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::min(4u, std::thread::hardware_concurrency()); ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  std::printf("%zu functions for %zu instructions and sequences, %u wrong\n", std::size(cases),
              functions.size(), wrong.load());
  return wrong != 0;
}

// One launch on both sides: what the kernel found and what it left.
#pragma once

#include "verify/trace/BufferComparison.h"

#include <map>

namespace tranship::verify {

struct LaunchDifference {
  /// "argument 2 (`y`)".
  std::string what;
  /// "index 17: 3.5 against 4; 12 of 1000 numbers differ".
  std::string text;
  bool isRounding = false;
};

class LaunchComparison {
public:
  LaunchComparison(const KernelTrace &original, const emulator::TracedLaunch &first,
                   const KernelTrace &port, const emulator::TracedLaunch &second,
                   const Tolerances &tolerances);

  /// Numbers that are handed over, and how many threads there are.
  std::vector<LaunchDifference> values() const;
  /// Memory before the launch, and after it.
  std::vector<LaunchDifference> memory(bool isAfter);
  /// Arguments that hold what the other side has in another one: "arguments 1 and 2 changed
  /// places"; empty: there are none.
  std::string exchanged() const;

  /// Buffers that may differ where nothing was kept of them, of the last call of `memory`.
  uint64_t notCompared = 0;

private:
  /// What points to memory, on both sides in the same way.
  struct Key {
    uint64_t argument, through, position;
    std::string symbol;
    auto operator<=>(const Key &) const = default;
  };
  struct Pair {
    std::string what;
    uint64_t first, second; ///< buffers
    uint64_t firstOffset, secondOffset;
    std::vector<BufferRegion> regions;
  };
  /// What an argument hands over: a number, a field of a structure, or all of it.
  struct Value {
    std::string name; ///< `c.width`; empty: that of the argument
    uint64_t argument = 0;
    ElementLayout layout;
    llvm::StringRef first, second;
  };
  std::vector<Value> valuesOf(uint64_t argument) const;
  /// Of an argument, or of one of its fields.
  std::string fullName(uint64_t argument, const std::string &field) const;
  void addObjects(std::vector<LaunchDifference> &differences) const;
  const emulator::TracedObject *objectAt(const emulator::TracedLaunch &launch, uint64_t argument,
                                         uint64_t position) const;
  std::string fieldAt(uint64_t argument, uint64_t position) const;
  void pairUp();
  Key keyOf(const emulator::TracedLaunch &launch, const emulator::TracedReference &) const;
  std::string describe(const emulator::TracedReference &reference) const;
  std::string nameOf(uint64_t argument) const;
  ElementLayout layoutOf(const emulator::TracedReference &reference) const;
  std::vector<BufferRegion> regionsOf(uint64_t buffer, uint64_t offset) const;

  const KernelTrace &original_, &port_;
  const emulator::TracedLaunch &first_, &second_;
  const Tolerances &tolerances_;
  std::vector<Pair> pairs_;
  /// Pointers that lead to memory on one side only.
  std::vector<LaunchDifference> unpaired_;
};

} // namespace tranship::verify

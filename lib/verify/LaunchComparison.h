// One launch on both sides: what the kernel found and what it left.
#pragma once

#include "verify/BufferComparison.h"

#include <map>

namespace tranship {

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

} // namespace tranship

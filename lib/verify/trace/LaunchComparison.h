// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares one launch on both sides: what the kernel read and what it wrote.
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

  /// Compares the arguments that are not pointers, and the numbers of threads.
  std::vector<LaunchDifference> values() const;
  /// Compares memory before or after the launch.
  std::vector<LaunchDifference> memory(bool isAfter);
  /// Two arguments that the port swaps: "arguments 1 and 2 are swapped"; empty if there are none.
  std::string exchanged() const;

  /// The number of buffers that may differ in parts that the traces do not contain, after the last call of `memory`.
  uint64_t notCompared = 0;

private:
  /// Identifies a pointer on both sides.
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
  /// A value that an argument passes: a number, a field of a structure, or all of it.
  struct Value {
    std::string name; ///< `c.width`; empty: that of the argument
    uint64_t argument = 0;
    ElementLayout layout;
    llvm::StringRef first, second;
  };
  std::vector<Value> valuesOf(uint64_t argument) const;
  /// The name of an argument, or of one of its fields.
  std::string fullName(uint64_t argument, const std::string &field) const;
  void addObjects(std::vector<LaunchDifference> &differences) const;
  /// Whether the port has a texture or surface in plain memory there, which its helpers mark in the
  /// lowest bit (mappings/helpers/texture-objects.h). The pointer points to its description.
  bool isPlainObject(uint64_t argument, uint64_t position) const;
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
  /// Pointers that point to memory on one side only.
  std::vector<LaunchDifference> unpaired_;
  /// Textures of the original that the port reads from plain memory.
  uint64_t plainObjects_ = 0;
};

} // namespace tranship::verify

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Families of instructions that are translated by their parts. Each function writes the C++ of an
// instruction, or returns false if it is not of the family or has no exact form.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// `mov`, also of parts: `mov.b64 {%0, %1}, %2`.
bool translateMove(PtxWriter &writer, const PtxInstruction &instruction);

/// `setp` and `set`.
bool translateComparison(PtxWriter &writer, const PtxInstruction &instruction);

/// Shuffles, votes and other instructions on the lanes of a warp.
bool translateWarp(PtxWriter &writer, const PtxInstruction &instruction);

/// Sums and products that set or use the carry: `add.cc`, `addc`, `madc.hi.cc`.
class PtxCarry {
public:
  explicit PtxCarry(const PtxCode &code);
  bool translate(PtxWriter &writer, const PtxInstruction &instruction);
  /// Whether an instruction concerns a carry that other statements see. What orders it in C++ is that
  /// carry, not a clobber of memory.
  bool isOrdered(const PtxInstruction &instruction) const;

private:
  /// The carry comes from another statement, or goes to one. Helpers then keep it for the thread.
  bool leavesStatement_ = false;
  std::string name_;
  bool isBorrow_ = false;
  unsigned bits_ = 0;
};

} // namespace tranship::rules

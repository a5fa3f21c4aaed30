// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The jumps of an asm statement as `if` and loops.
#pragma once

#include "syntax/Ptx.h"

#include <optional>

namespace tranship::rules {

struct PtxBlock {
  enum class Kind {
    Instruction,
    If,    // the instruction is a jump over the body, or over it to `otherwise`
    Loop,  // the instruction is the jump back to its beginning
    Leave, // the instruction is a jump to the end of the loop
  };
  Kind kind = Kind::Instruction;
  const PtxInstruction *instruction = nullptr;
  std::vector<PtxBlock> body = {}, otherwise = {};
  /// A loop ends as this jump, the last thing in its body, says, and not as its own says.
  const PtxInstruction *leaving = nullptr;
};

/// Whether an instruction is a jump to a label.
bool isJump(const PtxInstruction &instruction);

/// Whether a jump leads back.
bool hasLoops(const PtxCode &code);

/// Nothing if the jumps have no such form.
std::optional<std::vector<PtxBlock>> blocksOf(const PtxCode &code);

} // namespace tranship::rules

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX as written: its statements, with operands as text.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::rules {

struct PtxInstruction {
  /// Without the predicate: `shfl.sync.bfly.b32`.
  std::string opcode;
  /// In order, as written: `%0`, `[%1]`, `0x1f`, `{%0, %1}`.
  std::vector<std::string> operands;
  /// `@%p`, `@!p`; empty: none.
  std::string predicate;
};

/// Registers that a statement declares: `.reg .u32 a, b;`
struct PtxRegisters {
  std::string type; // `u32`
  std::vector<std::string> names;
};

/// A place to jump to: before the instruction with this number, or at the end.
struct PtxLabel {
  std::string name;
  size_t at = 0;
};

struct PtxCode {
  std::vector<PtxInstruction> instructions;
  std::vector<PtxRegisters> registers;
  std::vector<PtxLabel> labels;
  /// The braces of blocks in order: `{}`; `{` if a later statement closes the block.
  std::string braces;
  /// It has directives other than `.reg`.
  bool hasOther = false;
  /// It has hints for NVIDIA's compiler: `.pragma "nounroll";`
  bool hasHints = false;
};

/// Reads the text of an asm statement. Comments and the braces of blocks are left out.
PtxCode readPtx(llvm::StringRef text);

/// `x` for `%x`.
inline llvm::StringRef withoutPercent(llvm::StringRef name) { return name.ltrim('%'); }

/// Splits at commas outside of brackets, without spaces around the parts.
std::vector<std::string> splitOperands(llvm::StringRef text);

} // namespace tranship::rules

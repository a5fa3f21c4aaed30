// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The grammar of inline PTX. The translation and the emulator read it here; what instructions mean, each
// knows on its own, so that one can check the other.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranship {

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

/// A piece of the text of an asm statement.
struct PtxItem {
  enum class Kind {
    Open,        ///< the brace of a block
    Close,       ///< the brace that ends it
    Registers,   ///< `.reg`
    Label,       ///< `text` is its name
    Instruction, ///< with a predicate or without
    Hint,        ///< for NVIDIA's compiler: `.pragma "nounroll";`
    Other        ///< another directive, or text that is not PTX; `text` is what was written
  };
  Kind kind;
  std::string text = {};
  PtxInstruction instruction = {};
  PtxRegisters registers = {};
};

/// Reads the text of an asm statement, without comments.
std::vector<PtxItem> readPtxItems(llvm::StringRef text);

/// A place to jump to: before the instruction with this number, or at the end.
struct PtxLabel {
  std::string name;
  size_t at = 0;
};

/// The items of a statement by kind.
struct PtxCode {
  std::vector<PtxInstruction> instructions;
  std::vector<PtxRegisters> registers;
  std::vector<PtxLabel> labels;
  /// The braces of blocks in order: `{}`; `{` if a later statement closes the block.
  std::string braces;
  bool hasOther = false;
  bool hasHints = false;
};

PtxCode readPtx(llvm::StringRef text);

/// Splits at commas outside of brackets, without spaces around the parts.
std::vector<std::string> splitOperands(llvm::StringRef text);

/// `x` for `%x`.
inline llvm::StringRef withoutPercent(llvm::StringRef name) { return name.ltrim('%'); }

struct PtxNumber {
  /// 0: an integer; 32 and 64: the bits in `value` are those of a float or a double.
  unsigned realBits = 0;
  uint64_t value = 0;
  /// An integer as C++ writes it, without a suffix.
  std::string text = {};
};

/// A number: `0x1f`, `-1`, `5U`, `32-2`, `1.5`, `0f3F800000`.
std::optional<PtxNumber> readPtxNumber(llvm::StringRef text);

} // namespace tranship

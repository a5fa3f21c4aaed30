// PTX assembly as people write it inline: its instructions, and what HIP has for them.
#pragma once

#include "llvm/ADT/ArrayRef.h"
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

/// The instructions of an asm statement's text; declarations, labels and braces are left out.
std::vector<PtxInstruction> parsePtx(llvm::StringRef text);

struct PtxIdiom {
  llvm::StringLiteral opcode, does, hip, advice;
};

/// What the instruction is; null: not known.
const PtxIdiom *findPtxIdiom(const PtxInstruction &instruction);

/// The HIP form with its operands filled in: those of the statement, outputs first, for %0, %1, …
/// Empty: there is none.
std::string hipForm(const PtxInstruction &instruction, const PtxIdiom &idiom,
                    llvm::ArrayRef<std::string> operands);

/// A logic function of three words by its truth table: `a & b | c`.
std::string logicFunction(unsigned table, llvm::StringRef a, llvm::StringRef b, llvm::StringRef c);

} // namespace tranship::rules

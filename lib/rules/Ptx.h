// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX: its instructions, and their HIP equivalents.
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

/// The idiom for an instruction; null if there is none.
const PtxIdiom *findPtxIdiom(const PtxInstruction &instruction);

/// The HIP form of an instruction. `operands` are those of the asm statement, outputs first, which
/// replace %0, %1, … Empty if there is no such form.
std::string hipForm(const PtxInstruction &instruction, const PtxIdiom &idiom,
                    llvm::ArrayRef<std::string> operands);

/// What to do about an instruction: its HIP form with the line's advice, under its predicate, or
/// advice alone. `all` are the instructions of the statement; `setp` among them defines predicates.
std::string ptxAdvice(const PtxInstruction &instruction, const PtxIdiom &idiom,
                      llvm::ArrayRef<std::string> operands, llvm::ArrayRef<PtxInstruction> all);

/// The expression for a logic function of three words, such as `a & b | c`, from its truth table.
std::string logicFunction(unsigned table, llvm::StringRef a, llvm::StringRef b, llvm::StringRef c);

} // namespace tranship::rules

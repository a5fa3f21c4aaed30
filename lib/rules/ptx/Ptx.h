// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX: its instructions, and their HIP equivalents.
#pragma once

#include "rules/ptx/PtxForm.h"
#include "syntax/Ptx.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::rules {

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

} // namespace tranship::rules

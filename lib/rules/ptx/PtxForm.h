// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exact C++ forms of PTX instructions (PtxForms.def).
#pragma once

#include "rules/ptx/PtxValue.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <vector>

namespace tranship::rules {

struct PtxForm {
  llvm::StringLiteral opcode, signature, text, guard;
};

/// All lines of the table.
llvm::ArrayRef<PtxForm> allPtxForms();

/// `add.{u32,s32}` → `add.u32`, `add.s32`.
std::vector<std::string> expandOpcodes(llvm::StringRef pattern);

/// The types of a signature, the result first: `u32 = b32 b32`. One without code: there is none.
std::vector<PtxType> signatureTypes(llvm::StringRef signature);

/// The lines for an opcode, in order.
llvm::ArrayRef<const PtxForm *> ptxFormsFor(llvm::StringRef opcode);

/// The helper that a form's text calls; empty: none.
llvm::StringRef helperOf(const PtxForm &form);

/// Gives a value a name, so that it can be used several times.
using NamePtxValue = llvm::function_ref<PtxValue(const PtxValue &, PtxType)>;

/// The result of an instruction; for one without a result, the statement. `operands` are its
/// sources. Nothing if the form is not for them.
std::optional<PtxValue> applyPtxForm(const PtxForm &form, llvm::ArrayRef<PtxValue> operands,
                                     NamePtxValue name);

/// The expression for a logic function of three words, such as `a & b | c`, from its truth table.
std::string logicFunction(unsigned table, llvm::StringRef a, llvm::StringRef b, llvm::StringRef c);

} // namespace tranship::rules

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An asm statement of a macro for which one text in C++ cannot be right: it has parameters of the
// macro in its own text, or operands of several types.
#pragma once

#include "rules/AsmSyntax.h"
#include "rules/Rule.h"

#include <optional>
#include <set>
#include <string>

namespace tranship::rules {

/// What becomes of such a statement: each use calls a function of its own, by the words that are
/// parameters, or by the types of its operands.
///
///     #define OP(op) asm(#op ".s32 %0, %1;" : "=r"(y) : "r"(x))
///
///     __device__ inline void OP_ptx_neg(int &result, int a) { result = -unsigned(a); }
///     #define OP(op) OP_ptx_##op(y, x)
struct ParameterizedAsm {
  /// Where the functions go: before the macro.
  unsigned offset = 0;
  std::string functions;
  Edit call;
  std::set<std::string> helpers, headers;
};

/// Nothing if the statement is not of that kind. If it is one and a use cannot be translated,
/// `reason` says why.
std::optional<ParameterizedAsm>
translateParameterizedAsm(const SourceFile &file, unsigned offset, const AsmSyntax &statement,
                          const std::set<frontend::AsmEvidence> &seen, const PtxPlace &place,
                          std::string &reason);

} // namespace tranship::rules

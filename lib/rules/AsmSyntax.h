// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An asm statement as written, and the C++ in its place.
#pragma once

#include "rules/ptx/PtxTranslation.h"
#include "source/CallSyntax.h"
#include "source/Edit.h"

namespace tranship::rules {

struct AsmSyntax {
  /// What its string literals say, without the operands.
  std::string text;
  /// From `asm` to the closing parenthesis.
  Range range;
  /// The constraints of its operands, outputs first, and their expressions.
  std::vector<Range> constraints, operands;
  /// Whether all of its text is in string literals.
  bool isWhole = false;
};

/// The text of a string literal, with a space for each white space that it escapes.
std::string literalText(llvm::StringRef spelled);

/// A translation as statements of C++. Lines under one condition become one `if`.
std::vector<std::string> statementsOf(const PtxTranslation &translation,
                                      llvm::StringRef indentation = "  ");

/// Reads the statement whose `asm` is at an offset.
AsmSyntax readAsm(const SourceFile &file, unsigned offset);

/// Replaces a statement so that it stays one statement in any context.
Edit replaceAsm(const SourceFile &file, const AsmSyntax &statement,
                const PtxTranslation &translation, bool isInMacro);

} // namespace tranship::rules

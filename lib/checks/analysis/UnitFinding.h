// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a check has found in a unit, at Clang's locations. UnitContext::report makes a diagnostic of
// it.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "clang/AST/Decl.h"
#include "clang/Basic/SourceLocation.h"

#include <string>
#include <vector>

namespace tranship::checks {

/// A piece of code and the function whose body it is in; null: it is outside of functions.
struct CodePlace {
  clang::SourceRange range;
  const clang::FunctionDecl *in;
};

/// A check fills in all of it and then reports it.
struct UnitFinding {
  /// Another place that explains the finding.
  struct RelatedLocation {
    clang::SourceLocation location;
    std::string message;
  };
  /// New text for a piece of the source.
  struct TextReplacement {
    clang::SourceRange range;
    std::string text;
  };

  DiagnosticKind kind;
  clang::SourceRange range;
  /// The function whose body the range is in; null: it is outside of functions.
  const clang::FunctionDecl *in;
  /// What was seen, and what to do about it; worded as Diagnostic says.
  std::string message, advice;
  std::vector<RelatedLocation> related = {};
  /// Together the replacements fix the CUDA source. There is no fix if the body of a macro would
  /// have to be changed. Arguments of macros can be.
  std::vector<TextReplacement> fix = {};
  bool isSettledByTranslation = false;
  /// The CUDA name that it is about, if there is one.
  std::string name = {};
};

} // namespace tranship::checks

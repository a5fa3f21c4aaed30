// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One translation unit as the checks see it: Clang's tree, an index of it, and where findings go.
#pragma once

#include "checks/analysis/CheckOptions.h"
#include "checks/analysis/CheckResults.h"
#include "checks/analysis/CodeIndex.h"
#include "checks/analysis/UnitFinding.h"

#include <memory>
#include <optional>

namespace tranship::checks {

class GivenValues;
class WaveAnalysis;

class UnitContext {
public:
  UnitContext(const frontend::ParsedTree &tree, const CheckOptions &options);
  ~UnitContext();

  clang::ASTContext &ast;
  frontend::UnitRecorder &recorder;
  /// As it is at the end of the unit.
  const clang::Preprocessor &preprocessor;
  const CodeIndex index;
  const CheckOptions &options;
  /// What the checks have found so far.
  CheckResults results;

  /// The value of an integer expression where it is known: literals, macros, constants, template
  /// arguments, and variables that keep the first value they are given.
  std::optional<int64_t> valueOf(const clang::Expr *expression) const;

  /// What the unit assumes about the width of a warp; computed on the first call.
  const WaveAnalysis &waves() const;

  /// What the unit gives to fields, and what its functions return; found on the first call.
  const GivenValues &given() const;

  /// Whether a declaration is CUDA's width of a warp: the variable in device code, or the property of a GPU.
  bool isWarpSize(const clang::NamedDecl *declaration) const;

  /// Whether the source is HIP already, so that nothing in it assumes CUDA's warps.
  bool isHipSource() const;

  /// The text of a range as the user wrote it; empty if a macro's body contributes only part of it.
  llvm::StringRef writtenText(clang::SourceRange range) const;

  /// The diagnostic for a finding. It is placed where the range begins in the user's files; for
  /// code from a macro, where the macro is used, with a note on where the code is written. Empty if
  /// that is not in a user's file.
  std::optional<Diagnostic> diagnosticFor(const UnitFinding &finding) const;

  /// Records the diagnostic for a finding, if it is in a user's file.
  void report(const UnitFinding &finding);

  /// Reports one finding for several places: at the first of them that is in a user's file, with
  /// the others as notes.
  void reportOnce(DiagnosticKind kind, llvm::ArrayRef<CodePlace> places, std::string message,
                  std::string advice);

private:
  std::optional<int64_t> valueOf(const clang::Expr *expression, unsigned depth) const;
  void addRelated(Diagnostic &diagnostic, clang::SourceLocation location,
                  llvm::StringRef message) const;
  /// A range of tokens in a file: the same range, the use of a macro that it is all of, or its place
  /// in a macro's argument. Nothing if a macro's body contributes only part of it.
  std::optional<clang::SourceRange> writtenRange(clang::SourceRange range) const;
  std::vector<Replacement> fixFor(const UnitFinding &finding, llvm::StringRef file) const;

  mutable std::unique_ptr<WaveAnalysis> waves_;
  mutable std::unique_ptr<GivenValues> given_;
};

} // namespace tranship::checks

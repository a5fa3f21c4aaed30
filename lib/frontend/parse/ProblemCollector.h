// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What becomes of clang's errors in a CUDA unit.
#pragma once

#include "frontend/record/AmbiguousNames.h"
#include "frontend/record/NarrowedValues.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/Basic/Diagnostic.h"

#include <string>

namespace tranship::frontend {

/// Keeps clang's errors: no more than asked for, since a missing header can make thousands.
class ProblemCollector : public clang::DiagnosticConsumer {
public:
  ProblemCollector(UnitRecorder &recorder, size_t limit, bool isC)
      : recorder_(recorder), narrowed_(recorder), ambiguous_(recorder), limit_(limit), isC_(isC) {}

  void BeginSourceFile(const clang::LangOptions &,
                       const clang::Preprocessor *preprocessor) override;
  void EndSourceFile() override { inFile_ = false; }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &diagnostic) override;

  const std::string &first() const { return first_; }
  /// Plain C++ was taken for CUDA: `operator<<<char>` launches nothing.
  bool sawLaunchInCxx() const { return sawLaunchInCxx_; }

private:
  void noteOwnDeclaration(const clang::Diagnostic &diagnostic);
  bool isOfCudaAlone(const clang::Diagnostic &diagnostic);

  UnitRecorder &recorder_;
  NarrowedValues narrowed_;
  AmbiguousNames ambiguous_;
  size_t limit_;
  bool isC_;
  bool inFile_ = false;
  std::string first_;
  clang::SourceLocation error_; // of the last problem that was kept
  unsigned errorId_ = 0;
  bool sawLaunchInCxx_ = false;
};

} // namespace tranship::frontend

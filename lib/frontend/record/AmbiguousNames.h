// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Global names of the user under `using namespace std` that HIP's headers make ambiguous: they include
// `<algorithm>`, `<complex>` and others, which CUDA's do not. Our own declarations of CUDA include them as well,
// so clang rejects the names in the original, and says what they may mean. The unit is then parsed again without the names of
// `std`.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Follows the diagnostics of one parse.
class AmbiguousNames {
public:
  explicit AmbiguousNames(UnitRecorder &recorder) : recorder_(recorder) {}

  /// Handles an error that is a problem of the unit.
  void error(const clang::Diagnostic &diagnostic);
  /// Handles a note. If the last error's name means a name of the user and one of `std`, records it and
  /// forgets the error.
  void note(const clang::Diagnostic &diagnostic);

private:
  UnitRecorder &recorder_;
  clang::SourceLocation error_; // valid: its name is ambiguous
  bool isOwn_ = false, isOfStd_ = false;
};

/// Hides names from everything that looks them up in `std`. A unit in which they are ambiguous does not include the
/// headers that declare them: nvcc sees the user's alone.
void hideInStd(clang::ASTContext &context, const std::set<std::string> &names);

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Narrowing conversions in lists of initializers: `unsigned sizes[] = {n}` with an `int n`. nvcc and
// GCC warn about them; for Clang, and so for HIP, they are errors.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Whether an error is about such a value.
bool isNarrowing(unsigned diagnosticId);

/// Follows the diagnostics of one parse.
class NarrowedValues {
public:
  explicit NarrowedValues(UnitRecorder &recorder) : recorder_(recorder) {}

  /// Handles an error. True if its value is already recorded, for example for another instantiation.
  bool error(const clang::Diagnostic &diagnostic);
  /// Handles a note. If Clang suggests a cast, records the value of the last error and forgets the error.
  /// Values whose type depends on an instantiation stay errors: instantiations may need different types.
  void note(const clang::Diagnostic &diagnostic);

private:
  UnitRecorder &recorder_;
  clang::SourceLocation error_; // valid: no note has followed yet
  std::string type_;            // that the value is converted to
};

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values in lists of initializers whose type does not hold them all: `unsigned sizes[] = {n}` with an
// `int n`. nvcc and GCC warn of them; for clang, and so for HIP, they are errors.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Whether an error is about such a value.
bool isNarrowing(unsigned diagnosticId);

/// Follows the diagnostics of one parse.
class NarrowedValues {
public:
  explicit NarrowedValues(UnitRecorder &recorder) : recorder_(recorder) {}

  /// An error. True: it is about a value that is recorded already, as in another instantiation of a template.
  bool error(const clang::Diagnostic &diagnostic);
  /// A note. Records the value that the last error was about, and forgets the error, if clang says what to write.
  /// Values whose type depends on an instantiation stay errors: another one may need another type.
  void note(const clang::Diagnostic &diagnostic);

private:
  UnitRecorder &recorder_;
  clang::SourceLocation error_; // valid: no note has followed yet
  std::string type_;            // that the value is converted to
};

} // namespace tranship::frontend

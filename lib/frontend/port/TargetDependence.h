// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether what a parse for one of AMD's GPUs says holds for the others, too. Clang's front end tells
// them apart only by macros, by its builtins for AMD's instructions, and perhaps by inline assembly.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace clang {
class Preprocessor;
} // namespace clang

namespace tranship::frontend {

class TargetDependence {
public:
  /// Follows a parse. This must outlive it.
  void attach(clang::Preprocessor &preprocessor);

  /// The code looked at something that is not the same for all GPUs, or may not be.
  bool found() const { return found_; }
  void add(bool found) { found_ |= found; }

  /// Whether a macro or a builtin of this name may be there for some GPUs only, or have another value.
  static bool tellsApart(llvm::StringRef name);

private:
  bool found_ = false;
};

} // namespace tranship::frontend

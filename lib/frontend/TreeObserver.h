// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks at clang's tree of each unit while it exists. The front end keeps what an observer finds
// without reading it.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace clang {
class ASTContext;
class Decl;
class Preprocessor;
} // namespace clang

namespace tranship::frontend {

class UnitRecorder;

/// A unit that clang has read to its end.
struct ParsedTree {
  clang::ASTContext &context;
  /// The outermost declarations of the user's code, in order.
  llvm::ArrayRef<clang::Decl *> declarations;
  UnitRecorder &recorder;
  const clang::Preprocessor &preprocessor;
};

/// Called from several threads at once.
class TreeObserver {
public:
  virtual ~TreeObserver() = default;

  /// Returns what it found, in a form of its own. It may add to what the recorder holds.
  virtual std::string observe(const ParsedTree &tree) const = 0;

  /// A unit with code for devices alone is parsed twice, with other branches active. Adds what the
  /// second parse found in code that the first one did not see.
  virtual std::string
  join(std::string first, std::string second,
       llvm::function_ref<bool(const std::string &file, unsigned offset)> isNewCode) const = 0;
};

} // namespace tranship::frontend

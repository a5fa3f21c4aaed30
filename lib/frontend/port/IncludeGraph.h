// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which header includes which, as a precompiled header saw it.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <string>
#include <vector>

namespace clang {
class PPCallbacks;
class SourceManager;
} // namespace clang

namespace tranship::frontend {

class IncludeGraph {
public:
  /// The includer of what the command line includes.
  static constexpr llvm::StringLiteral commandLine = "";

  void add(llvm::StringRef includer, llvm::StringRef included);
  bool contains(llvm::StringRef file) const { return included_.contains(file); }
  /// All files, sorted.
  std::vector<std::string> files() const;
  /// What a file includes itself.
  llvm::ArrayRef<std::string> includedBy(llvm::StringRef file) const;

  /// Calls `reach` for the files that `file` includes, directly or not, and for itself. Where it
  /// returns false, the search ends.
  void visitFrom(llvm::StringRef file, llvm::function_ref<bool(llvm::StringRef)> reach) const;

  std::string text() const;
  static IncludeGraph fromText(llvm::StringRef text);

private:
  llvm::StringMap<std::vector<std::string>> included_;
};

/// Records the includes of a parse.
std::unique_ptr<clang::PPCallbacks> recordIncludes(const clang::SourceManager &sources,
                                                   IncludeGraph &graph);

} // namespace tranship::frontend

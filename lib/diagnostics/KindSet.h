// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kinds of diagnostics that a run reports, selected by globs as in clang-tidy.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/Support/Error.h"

#include <vector>

namespace tranship {

class KindSet {
public:
  static KindSet all();
  static KindSet none();

  /// "-*,wave-*": the last glob that matches a kind wins, and a leading `-` excludes it. Kinds that
  /// match no glob stay unchanged. `portability` means all kinds of portability checks, and
  /// `translation` all others. Errors: a malformed glob, or one that matches nothing.
  llvm::Error apply(llvm::StringRef globs);

  bool contains(DiagnosticKind kind) const { return has_[static_cast<size_t>(kind)]; }

  friend bool operator==(const KindSet &, const KindSet &) = default;

private:
  explicit KindSet(bool value) : has_(allDiagnosticKinds().size(), value) {}

  std::vector<bool> has_;
};

/// Kinds whose id a glob matches, as `KindSet::apply` understands it (without `-`).
llvm::Expected<std::vector<DiagnosticKind>> kindsLike(llvm::StringRef glob);

} // namespace tranship

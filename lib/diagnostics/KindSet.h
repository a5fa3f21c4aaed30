// Which kinds of diagnostics a run asks for: globs as clang-tidy has them.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/Support/Error.h"

#include <vector>

namespace tranship {

class KindSet {
public:
  static KindSet all();
  static KindSet none();

  /// "-*,wave-*": the last glob that matches a kind decides, a leading `-` takes it out; kinds that
  /// no glob matches stay as they are. `portability` stands for all that portability checks find,
  /// `translation` for all else. Errors: a malformed glob, one that matches nothing.
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

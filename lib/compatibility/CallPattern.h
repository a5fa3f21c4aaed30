// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a call of a CUDA function becomes, independent of its arguments: `hipMemset($0, $2)`.
#pragma once

#include "source/CallSyntax.h"
#include "source/Edit.h"

#include <optional>
#include <string>

namespace tranship::compatibility {

struct CallPattern {
  size_t arguments = 0;
  std::string text;
};

/// The pattern of the call whose name is token `name` after the edits of `change`. Nothing: it is not a call, a macro
/// could not separate its arguments, or an edit changes the inside of one of them.
std::optional<CallPattern> callPattern(const SourceFile &file, size_t name, const Change &change);

/// The pattern without casts around single arguments. The HIP form adds no cast to a call that has
/// it already, but two casts would be correct too.
std::string withoutCasts(llvm::StringRef pattern);

/// Whether the call stays as it is.
bool isSameCall(llvm::StringRef name, const CallPattern &pattern);

/// The pattern as the replacement text of a macro with the parameters `a0`, `a1`, ...
std::string macroBody(llvm::StringRef pattern);

} // namespace tranship::compatibility

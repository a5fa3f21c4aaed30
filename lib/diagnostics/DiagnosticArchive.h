// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts diagnostics to bytes and back (support/Archive.h). Structured bindings list all members
// of each struct, so a forgotten member does not compile.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "support/Archive.h"

namespace tranship {

template <typename A> void transfer(A &archive, RelatedPlace &value) {
  auto &[file, line, column, message] = value;
  archive(file, line, column, message);
}

template <typename A> void transfer(A &archive, SourceSpan &value) {
  auto &[begin, end, line, column, endLine, endColumn] = value;
  archive(begin, end, line, column, endLine, endColumn);
}

template <typename A> void transfer(A &archive, Replacement &value) {
  auto &[span, text] = value;
  archive(span, text);
}

template <typename A> void transfer(A &archive, Diagnostic &value) {
  auto &[kind, file, line, column, message, advice, name, span, related, fix, function,
         isSettledByTranslation] = value;
  archive(kind, file, line, column, message, advice, name, span, related, fix, function,
          isSettledByTranslation);
}

} // namespace tranship

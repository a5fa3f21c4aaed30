// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Findings for tests.
#pragma once

#include "diagnostics/Finding.h"

namespace tranship {

/// A finding at `text` in the file's text, or at the n-th occurrence of it.
inline Finding foundAt(llvm::StringRef file, llvm::StringRef text, llvm::StringRef what,
                       DiagnosticKind kind = DiagnosticKind::DeviceClock, unsigned n = 0) {
  size_t begin = text.find(what);
  for (; n > 0; --n)
    begin = text.find(what, begin + 1);
  auto place = [&](size_t offset) {
    llvm::StringRef before = text.take_front(offset);
    return std::pair<unsigned, unsigned>(before.count('\n') + 1,
                                         offset - (before.rfind('\n') + 1) + 1);
  };
  auto [line, column] = place(begin);
  auto [endLine, endColumn] = place(begin + what.size());
  Finding finding{{kind, file.str(), line, column, "it is `so`", "do that"},
                  severityOf(kind),
                  {},
                  std::nullopt};
  finding.diagnostic.span = {unsigned(begin), unsigned(begin + what.size()), line, column, endLine,
                             endColumn};
  return finding;
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counts the rows of the tables: `tranship mappings stats`.
#pragma once

#include "mapping/Table.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace tranship::mapping {

/// `renamed`, `sameName`, `callsRewritten`, `dropped` and `unsupported` add up to `rows`; the
/// other counts overlap with them.
struct LibraryStatistics {
  llvm::StringRef library;
  size_t rows = 0;
  size_t renamed = 0, sameName = 0, callsRewritten = 0, dropped = 0, unsupported = 0;
  /// Rows with a guard, and rows with a warning.
  size_t guarded = 0, warned = 0;
};

/// One entry per library, sorted by name, and the sum of all as "total" at the end.
std::vector<LibraryStatistics> statistics(const Table &table);

std::string statisticsAsText(llvm::ArrayRef<LibraryStatistics> list);
/// A table in which each library links to its page.
std::string statisticsAsMarkdown(llvm::ArrayRef<LibraryStatistics> list);
llvm::json::Array statisticsAsJson(llvm::ArrayRef<LibraryStatistics> list);

} // namespace tranship::mapping

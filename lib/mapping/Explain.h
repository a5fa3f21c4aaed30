// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tables say about a name, for people and programs: `tranship explain cudaMalloc`.
#pragma once

#include "mapping/Table.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace tranship::mapping {

struct Explanation {
  /// The rows of the CUDA name; for a HIP name, the rows that become it.
  std::vector<const Row *> rows;
  bool askedForHipName = false;
  /// If there are no rows, names with a similar spelling, nearest first.
  std::vector<llvm::StringRef> suggestions;
};

/// A field may be named with its struct (`cudaDeviceProp.major`) or without.
Explanation explain(const Table &table, llvm::StringRef name);

/// A row in a few lines: mapping, new call, warnings, versions, sources.
std::string describe(const Row &row, const Table &table);
llvm::json::Object toJson(const Row &row, const Table &table);

} // namespace tranship::mapping

// What the tables say of a name, for people and programs: `tranship explain cudaMalloc`.
#pragma once

#include "mapping/Table.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace tranship::mapping {

struct Explanation {
  /// Rows of the CUDA name asked for; or, for a HIP name, the rows that lead to it.
  std::vector<const Row *> rows;
  bool askedForHipName = false;
  /// Names that are spelled like it, the nearest first, when there are no rows.
  std::vector<llvm::StringRef> suggestions;
};

/// A field may be asked for with its struct (`cudaDeviceProp.major`) or without.
Explanation explain(const Table &table, llvm::StringRef name);

/// One row in some lines: mapping, how a call changes, what to know, versions, where it is from.
std::string describe(const Row &row, const Table &table);
llvm::json::Object toJson(const Row &row, const Table &table);

} // namespace tranship::mapping

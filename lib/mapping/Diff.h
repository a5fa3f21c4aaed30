// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What changed between two states of the tables: `tranship mappings diff`.
#pragma once

#include "mapping/RowReader.h"
#include "mapping/RowText.h"

#include "llvm/Support/JSON.h"

#include <memory>
#include <string>
#include <vector>

namespace tranship::mapping {

/// One state of the tables: the compiled-in tables, a mapping file, or a folder of them.
class TableState {
public:
  /// Rows for all translations, and rows for ROC mode, which are in a folder `roc`.
  std::vector<const Row *> rows, rocRows;

  static std::unique_ptr<TableState> compiledIn();
  static llvm::Expected<std::unique_ptr<TableState>> read(llvm::StringRef path);

  /// Keeps only rows of libraries that `other` has, because a single file is not a complete state.
  void keepLibrariesOf(const TableState &other);
  bool isOneFile() const { return isOneFile_; }

private:
  llvm::Error readFile(llvm::StringRef path);

  RowSet set_, rocSet_;
  bool isOneFile_ = false;
};

struct RowDifference {
  /// `before` is null for a new row, `after` for a removed one.
  const Row *before, *after;
  bool isRoc;

  struct Change {
    llvm::StringRef key;
    std::string before, after;
  };
  /// The columns of a changed row that differ, in the order of a mapping file.
  std::vector<Change> changes = {};
};

/// Compares rows with the same name, kind and guards. The result is sorted by name, with the rows
/// for ROC mode last, and points into both states.
std::vector<RowDifference> compare(const TableState &before, const TableState &after);

std::string differencesAsText(llvm::ArrayRef<RowDifference> list);
llvm::json::Array differencesAsJson(llvm::ArrayRef<RowDifference> list);

} // namespace tranship::mapping

// What changed between two states of the tables: `tranship mappings diff`.
#pragma once

#include "mapping/RowReader.h"
#include "mapping/RowText.h"

#include "llvm/Support/JSON.h"

#include <memory>
#include <string>
#include <vector>

namespace tranship::mapping {

/// One state: the tables compiled in, a mapping file, or a folder of them.
class TableState {
public:
  /// Rows for all translations, and those for ROC mode, which stand in a folder `roc`.
  std::vector<const Row *> rows, rocRows;

  static std::unique_ptr<TableState> compiledIn();
  static llvm::Expected<std::unique_ptr<TableState>> read(llvm::StringRef path);

  /// Leaves only rows of libraries that `other` has: a single file is no complete state.
  void keepLibrariesOf(const TableState &other);
  bool isOneFile() const { return isOneFile_; }

private:
  llvm::Error readFile(llvm::StringRef path);

  RowSet set_, rocSet_;
  bool isOneFile_ = false;
};

struct RowDifference {
  /// Null: the row is new; the row is gone.
  const Row *before, *after;
  bool isRoc;

  struct Change {
    llvm::StringRef key;
    std::string before, after;
  };
  /// Columns that differ, in the order of a mapping file; for a changed row only.
  std::vector<Change> changes = {};
};

/// Rows are the same when name, kind and guards are. By name; ROC mode's last. The result points
/// into both states.
std::vector<RowDifference> compare(const TableState &before, const TableState &after);

std::string differencesAsText(llvm::ArrayRef<RowDifference> list);
llvm::json::Array differencesAsJson(llvm::ArrayRef<RowDifference> list);

} // namespace tranship::mapping

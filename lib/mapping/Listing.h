// All rows of the tables for people who look after them: `tranship mappings list`.
#pragma once

#include "mapping/Table.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace tranship::mapping {

struct ListFilter {
  /// Empty: all.
  llvm::StringRef library = {};
  std::optional<RowKind> kind = {};
  bool unsupportedOnly = false;
  /// HIP has the name, and the text of a source changes.
  bool changedOnly = false;
};

/// The rows that answer for their names (no other layer does it for them), by library and then in
/// the order of tables.
std::vector<const Row *> answeringRows(const Table &table, const ListFilter &filter = {});

std::string listAsText(llvm::ArrayRef<const Row *> rows);
/// A page for each library.
std::string listAsMarkdown(llvm::ArrayRef<const Row *> rows, const Table &table);
std::string listAsCsv(llvm::ArrayRef<const Row *> rows);
llvm::json::Array listAsJson(llvm::ArrayRef<const Row *> rows, const Table &table);

/// Text of a Markdown table's cell, as it is.
std::string markdownCell(llvm::StringRef text);

} // namespace tranship::mapping

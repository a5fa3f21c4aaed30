// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists the rows of the tables for their maintainers: `tranship mappings list`.
#pragma once

#include "mapping/Table.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace tranship::mapping {

struct ListFilter {
  /// Empty: all libraries.
  llvm::StringRef library = {};
  std::optional<RowKind> kind = {};
  bool unsupportedOnly = false;
  /// Only rows that HIP supports and that change the text of a source.
  bool changedOnly = false;
};

/// The rows that apply to their names (no other layer overrides them), sorted by library and then
/// in table order.
std::vector<const Row *> answeringRows(const Table &table, const ListFilter &filter = {});

std::string listAsText(llvm::ArrayRef<const Row *> rows);
/// One page per library.
std::string listAsMarkdown(llvm::ArrayRef<const Row *> rows, const Table &table);
std::string listAsCsv(llvm::ArrayRef<const Row *> rows);
llvm::json::Array listAsJson(llvm::ArrayRef<const Row *> rows, const Table &table);

/// Escapes text for a cell of a Markdown table.
std::string markdownCell(llvm::StringRef text);

} // namespace tranship::mapping

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The columns of a row as data, for code that does something with each of them.
#pragma once

#include "mapping/Row.h"

namespace tranship::mapping {

enum class ColumnRole : uint8_t { Identity, Guard, Translation, Fact };

struct ColumnInfo {
  ColumnRole role;
  /// The key in a mapping file, and the member of Row.
  llvm::StringLiteral key, member;
  /// The function of ColumnReader that reads the value.
  llvm::StringLiteral reader;
  /// What the column means, in Markdown.
  llvm::StringLiteral help;
};

/// All columns, in the order that the keys of a row must have.
inline constexpr ColumnInfo columns[] = {
#define ROW_COLUMN(role, key, member, type, reader, help)                                          \
  {ColumnRole::role, key, #member, #reader, help},
#include "mapping/Columns.def"
};

/// Calls `visit(column, value)` for each column, in order, whether the row has it or not.
template <typename Visit> void visitColumns(const Row &row, Visit visit) {
  const ColumnInfo *column = columns;
#define ROW_COLUMN(role, key, member, type, reader, help) visit(*column++, row.member);
#include "mapping/Columns.def"
}

/// The text of a value as a mapping file has it, with the sentences of a note; empty if the column
/// is not set.
std::string columnText(TableText value);
std::string columnText(RowKind value);
std::string columnText(RowWave value);
std::string columnText(int8_t value);
std::string columnText(bool value);
std::string columnText(Version value);
std::string columnText(const ArgumentGuard &value);
std::string columnText(const VersionRange &value);
std::string columnText(const WarpCall &value);
std::string columnText(NoteRef value);

} // namespace tranship::mapping

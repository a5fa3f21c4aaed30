// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the values of a row's columns.
#pragma once

#include "mapping/Row.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace tranship::mapping {

/// The size limit of a table; our largest has 1.5 MB.
constexpr uint64_t maxTableBytes = 16 << 20;

/// Columns.def names one of these functions for each column. Each reads `value` into `column`, or
/// says what it expected; texts point into `value`.
class ColumnReader {
public:
  /// The note with a key; null if the file has none.
  using NoteLookup = llvm::function_ref<const Note *(llvm::StringRef key)>;
  explicit ColumnReader(NoteLookup findNote) : findNote_(findNote) {}

  llvm::Error text(llvm::StringRef value, TableText &column) const;
  llvm::Error nonEmptyText(llvm::StringRef value, TableText &column) const;
  llvm::Error textOrNumber(llvm::StringRef value, TableText &column) const;
  /// What a call becomes (CallTemplate).
  llvm::Error callTemplate(llvm::StringRef value, TableText &column) const;
  /// TemplateDefaults
  llvm::Error templateDefaults(llvm::StringRef value, TableText &column) const;
  llvm::Error warpCall(llvm::StringRef value, WarpCall &column) const;
  /// PropertyArgument, or a word
  llvm::Error property(llvm::StringRef value, TableText &column) const;
  /// NumberRange
  llvm::Error answers(llvm::StringRef value, TableText &column) const;
  /// Role
  llvm::Error roles(llvm::StringRef value, TableText &column) const;
  llvm::Error kind(llvm::StringRef value, RowKind &column) const;
  llvm::Error wave(llvm::StringRef value, RowWave &column) const;
  llvm::Error argumentCount(llvm::StringRef value, int8_t &column) const;
  llvm::Error argumentGuard(llvm::StringRef value, ArgumentGuard &column) const;
  llvm::Error version(llvm::StringRef value, Version &column) const;
  llvm::Error versionRange(llvm::StringRef value, VersionRange &column) const;
  llvm::Error note(llvm::StringRef value, NoteRef &column) const;
  llvm::Error truth(llvm::StringRef value, bool &column) const;

private:
  NoteLookup findNote_;
};

} // namespace tranship::mapping

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The strict reader of mapping files: YAML text in, rows out, or an error that names file and line.
// Used at build time for mappings/*.yaml and at run time for --rules.
#pragma once

#include "mapping/Row.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/StringSaver.h"

#include <deque>
#include <vector>

namespace tranship::mapping {

/// Rows together with the storage that their strings point into.
class RowSet {
public:
  std::vector<Row> rows;
  /// Deque: rows keep pointers to notes.
  std::deque<Note> notes;
  std::vector<Library> libraries;
  /// Names that no row applies to any longer and that stay unchanged.
  llvm::SmallVector<llvm::StringRef> disabled;
  /// The lines of `rows` and `disabled`, in their order, and of the last `prefixes`. They are kept
  /// apart because compiled-in rows must stay small.
  std::vector<unsigned> rowLines, disabledLines;
  unsigned prefixesLine = 0;

  RowSet() = default;
  RowSet(RowSet &&) = delete;

  llvm::StringRef save(llvm::StringRef text) { return saver_.save(text); }
  llvm::ArrayRef<llvm::StringRef> save(llvm::ArrayRef<llvm::StringRef> list) {
    return list.copy(allocator_);
  }

private:
  llvm::BumpPtrAllocator allocator_;
  llvm::UniqueStringSaver saver_{allocator_};
};

/// Handles a top-level key that mapping files do not have, with the texts of its value (`isList`:
/// it was written as a list). Returns an error message, an empty text if all is well, or nothing if
/// the key is unknown.
using OtherKey = llvm::function_ref<std::optional<std::string>(
    llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values, bool isList)>;

/// Our own tables keep rows and the keys of a row sorted, so that people find their way; users need
/// not.
enum class RowOrder { Sorted, Any };

/// An error or a suspicious place in a mapping file.
struct Problem {
  std::string file;
  unsigned line;
  std::string text;

  /// "mappings/cudart.yaml:41: …".
  std::string str() const;
};

/// The keys of a row, in the order that our own tables must have, and those of a mapping file.
llvm::ArrayRef<llvm::StringLiteral> rowColumns();
llvm::ArrayRef<llvm::StringLiteral> mappingKeys();

/// Appends the sorted rows of one mapping file. `fileName` is only used in errors. The error names
/// the first problem.
llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
                     OtherKey otherKey = nullptr);
/// Returns all problems, sorted by line. Rows without problems are appended in any case.
std::vector<Problem> readAllRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into,
                                 RowOrder order, OtherKey otherKey = nullptr);

} // namespace tranship::mapping

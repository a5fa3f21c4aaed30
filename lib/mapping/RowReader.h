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

/// Rows with the storage that their strings point into.
class RowSet {
public:
  std::vector<Row> rows;
  /// Deque: rows keep pointers to notes.
  std::deque<Note> notes;
  std::vector<Library> libraries;
  /// Names that no row answers any more, and that are left as they are.
  llvm::SmallVector<llvm::StringRef> disabled;
  /// Lines of `rows` and of `disabled`, in their order, and of the last `prefixes`: rows themselves
  /// are compiled in and stay small.
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

/// What to make of a top-level key that a mapping file does not have, with the texts of its value
/// (`isList`: it was written as a list). An error's text, or an empty one; nothing: unknown.
using OtherKey = llvm::function_ref<std::optional<std::string>(
    llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values, bool isList)>;

/// Our own tables keep rows sorted and the keys of a row in one order, for people to find their
/// way; users need not.
enum class RowOrder { Sorted, Any };

/// What is wrong with a mapping file, or suspicious.
struct Problem {
  std::string file;
  unsigned line;
  std::string text;

  /// "mappings/cudart.yaml:41: …".
  std::string str() const;
};

/// Keys of a row, in the order in which our own tables have them; keys of a mapping file.
llvm::ArrayRef<llvm::StringLiteral> rowColumns();
llvm::ArrayRef<llvm::StringLiteral> mappingKeys();

/// Appends the rows of one mapping file, sorted. `fileName` is only used in errors.
llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
                     OtherKey otherKey = nullptr);
/// The same for those who want to see all problems; rows that have none are appended anyway.
std::vector<Problem> readAllRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into,
                                 RowOrder order, OtherKey otherKey = nullptr);

} // namespace tranship::mapping

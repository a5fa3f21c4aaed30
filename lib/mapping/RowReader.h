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

namespace tranship {

/// Rows with the storage that their strings point into.
class RowSet {
public:
  std::vector<Row> rows;
  /// Deque: rows keep pointers to notes.
  std::deque<Note> notes;
  std::vector<Library> libraries;
  /// Names that no row answers any more, and that are left as they are.
  std::vector<llvm::StringRef> disabled;

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

/// Appends the rows of one mapping file, sorted. `fileName` is only used in errors
/// ("mappings/cudart.yaml:41: …").
llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into, RowOrder order,
                     OtherKey otherKey = nullptr);

} // namespace tranship

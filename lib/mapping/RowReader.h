// The strict reader of mapping files: YAML text in, rows out, or an error that names file and line.
// Used at build time for mappings/*.yaml and at run time for --rules.
#pragma once

#include "mapping/Row.h"

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

/// Appends the rows of one mapping file. `fileName` is only used in errors
/// ("mappings/cudart.yaml:41: …").
llvm::Error readRows(llvm::StringRef text, llvm::StringRef fileName, RowSet &into);

} // namespace tranship

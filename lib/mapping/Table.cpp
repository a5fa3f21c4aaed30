#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace tranship {

llvm::Error Table::addRules(llvm::StringRef text, llvm::StringRef fileName) {
  size_t first = overlay_.rows.size();
  if (llvm::Error error = readRows(text, fileName, overlay_))
    return error;
  for (size_t i = first; i < overlay_.rows.size(); ++i) {
    auto [entry, isNew] = overlayIndex_.try_emplace(overlay_.rows[i].name, i, i);
    // A later file replaces what an earlier one said of a name.
    if (!isNew && entry->second.first < first)
      entry->second.first = i;
    entry->second.second = i + 1;
  }
  return llvm::Error::success();
}

llvm::ArrayRef<Row> Table::rowsOf(llvm::StringRef name) const {
  if (auto found = overlayIndex_.find(name); found != overlayIndex_.end())
    return llvm::ArrayRef(overlay_.rows)
        .slice(found->second.first, found->second.second - found->second.first);
  llvm::ArrayRef<Row> rows = builtinRows();
  const Row *first = llvm::partition_point(rows, [&](const Row &row) { return row.name < name; });
  const Row *last = first;
  while (last != rows.end() && last->name == name)
    ++last;
  return {first, last};
}

const Row *Table::header(llvm::StringRef path) const {
  for (const Row &row : rowsOf(path))
    if (row.kind == RowKind::Header)
      return &row;
  return nullptr;
}

/// The table whose prefixes are those of include files.
static constexpr llvm::StringLiteral headerTable = "headers";

bool Table::looksLikeHeader(llvm::StringRef path) const {
  return llvm::any_of(builtinLibraries(), [&](const Library &library) {
    return library.name == headerTable &&
           llvm::any_of(library.prefixes,
                        [&](llvm::StringRef prefix) { return path.starts_with(prefix); });
  });
}

llvm::StringRef Table::libraryLike(llvm::StringRef name) const {
  auto looksLike = [&](llvm::ArrayRef<Library> libraries) -> llvm::StringRef {
    for (const Library &library : libraries)
      for (llvm::StringRef prefix : library.prefixes) {
        if (library.name == headerTable)
          continue;
        llvm::StringRef rest = name;
        // `cu` must not claim `cursor` or `cube`: what follows a word prefix is a new word.
        if (rest.consume_front(prefix) && !rest.empty() &&
            (prefix.ends_with("_") || llvm::isUpper(rest.front())))
          return library.name;
      }
    return {};
  };
  if (llvm::StringRef library = looksLike(overlay_.libraries); !library.empty())
    return library;
  return looksLike(builtinLibraries());
}

} // namespace tranship

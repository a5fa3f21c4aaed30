#include "translate/Vocabulary.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {

Vocabulary::Vocabulary(const mapping::Table &table, Version hipVersion)
    : table_(table), hipVersion_(hipVersion) {
  for (llvm::ArrayRef<mapping::Row> rows : table.layers())
    for (const mapping::Row &row : rows) {
      auto [part, rest] = row.name.split("::");
      for (; !rest.empty(); std::tie(part, rest) = rest.split("::"))
        qualifiers_.insert(part);
      if (row.kind == mapping::RowKind::Namespace)
        qualifiers_.insert(part);
      else if (part != row.name && (!row.supported || row.warn))
        unqualified_.insert(part);
    }
  qualifiers_.erase("std"); // of `cuda::std`; who means that one says `cuda` as well
}

bool Vocabulary::isInteresting(const mapping::Row &row, llvm::StringRef name) const {
  llvm::StringRef plain = row.kind == mapping::RowKind::Field ? name.split('.').second : name;
  return row.kind != mapping::RowKind::Header && (!row.supported || row.warn || !row.call.empty() ||
                                                  row.hip != plain || !row.isIn(hipVersion_));
}

bool Vocabulary::isInteresting(llvm::StringRef name) const {
  llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(name);
  if (rows.empty())
    return !table_.libraryLike(name).empty();
  return llvm::any_of(rows, [&](const mapping::Row &row) { return isInteresting(row, name); });
}

bool Vocabulary::isCudaWord(llvm::StringRef word) const {
  llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(word);
  if (rows.empty())
    return qualifiers_.contains(word) || unqualified_.contains(word) ||
           !table_.libraryLike(word).empty();
  return llvm::any_of(rows, [&](const mapping::Row &row) {
    // On the host, what CUDA and HIP call alike is the standard's: `sqrtf`, `memcpy`.
    bool isStandard = row.kind == mapping::RowKind::Function && !isInteresting(row, word) &&
                      (row.library == "device" || !row.needs.empty());
    return row.kind != mapping::RowKind::Header && !isStandard;
  });
}

} // namespace tranship::translate

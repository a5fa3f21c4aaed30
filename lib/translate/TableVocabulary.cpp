// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TableVocabulary.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {

TableVocabulary::TableVocabulary(const mapping::Table &table, Version hipVersion)
    : table_(table), hipVersion_(hipVersion) {
  for (llvm::ArrayRef<mapping::Row> rows : table.layers())
    for (const mapping::Row &row : rows) {
      if (!row.name.contains(':') && row.kind != mapping::RowKind::Namespace)
        continue;
      auto [part, rest] = row.name.split("::");
      for (; !rest.empty(); std::tie(part, rest) = rest.split("::"))
        qualifiers_.insert(part);
      if (row.kind == mapping::RowKind::Namespace)
        qualifiers_.insert(part);
      else if (part != row.name && (!row.supported || row.warn))
        unqualified_.insert(part);
    }
  qualifiers_.erase("std"); // from `cuda::std`, which is never written without `cuda`
}

bool TableVocabulary::changes(const mapping::Row &row, llvm::StringRef name) const {
  llvm::StringRef plain = row.kind == mapping::RowKind::Field ? name.split('.').second : name;
  return row.kind != mapping::RowKind::Header &&
         (!row.supported || row.warn || !row.call.empty() || row.hip != plain ||
          !row.helper.empty() || !row.isIn(hipVersion_));
}

bool TableVocabulary::isInteresting(llvm::StringRef name) const {
  llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(name);
  if (rows.empty())
    return !table_.libraryLike(name).empty();
  return llvm::any_of(rows, [&](const mapping::Row &row) {
    return changes(row, name) || (!row.needs.empty() && name.contains("::"));
  });
}

bool TableVocabulary::isCudaWord(llvm::StringRef word) const {
  llvm::ArrayRef<mapping::Row> rows = table_.rowsOf(word);
  if (rows.empty())
    return qualifiers_.contains(word) || unqualified_.contains(word) ||
           !table_.libraryLike(word).empty();
  return llvm::any_of(rows, [&](const mapping::Row &row) {
    // On the host, a name that CUDA and HIP share is the standard's: `sqrtf`, `memcpy`.
    bool isStandard = row.kind == mapping::RowKind::Function && !changes(row, word) &&
                      (row.library == "device" || !row.needs.empty());
    return row.kind != mapping::RowKind::Header && !isStandard;
  });
}

bool TableVocabulary::isCudaSwitch(llvm::StringRef macro) const {
  return table_.isCudaSwitch(macro);
}

bool TableVocabulary::asksForTypes(llvm::StringRef function) const {
  return llvm::any_of(table_.rowsOf(function),
                      [](const mapping::Row &row) { return row.given.isSet(); });
}

bool TableVocabulary::becomesPointer(llvm::StringRef type) const {
  return llvm::any_of(table_.rowsOf(type), [](const mapping::Row &row) {
    return row.kind == mapping::RowKind::Type && row.warn && row.warn->key == "handle-pointer";
  });
}

frontend::NeededHeader TableVocabulary::neededHeader(llvm::StringRef function) const {
  for (const mapping::Row &row : table_.rowsOf(function))
    if (!row.needs.empty())
      return {row.needs, row.onHost};
  return {};
}

frontend::AnswersOtherwise operatorsThatDiffer(const mapping::Table &table) {
  return [&table](llvm::StringRef operation, llvm::StringRef hipClass, bool onHost) {
    auto isOfClass = [&](const mapping::Row &row) {
      return row.name == hipClass || row.hip == hipClass;
    };
    return llvm::any_of(table.rowsOf(operation), [&](const mapping::Row &row) {
      return !row.call.empty() && (onHost || !row.onHost) &&
             row.given.kind == mapping::ArgumentGuard::Kind::Type &&
             llvm::any_of(table.rowsOf(row.given.text), isOfClass);
    });
  };
}

} // namespace tranship::translate

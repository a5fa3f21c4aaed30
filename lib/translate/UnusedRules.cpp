// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnusedRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::translate {
namespace {

bool isNamePart(char c) { return llvm::isAlnum(c) || c == '_'; }

void addNames(llvm::StringRef text, llvm::StringSet<> &names) {
  while (!(text = text.drop_until(isNamePart)).empty()) {
    llvm::StringRef name = text.take_while(isNamePart);
    names.insert(name);
    text = text.drop_front(name.size());
  }
}

/// The part of a row's name that is in the text wherever the row applies.
llvm::StringRef writtenPart(const mapping::Row &row) {
  llvm::StringRef name = row.name.ref().rtrim('*');
  for (llvm::StringRef separator : {"::", "."})
    if (size_t at = name.rfind(separator); at != llvm::StringRef::npos)
      name = name.substr(at + separator.size());
  return name;
}

} // namespace

std::vector<mapping::Table::UserRow> unusedRules(const mapping::Table &table,
                                                 llvm::ArrayRef<project::InputFile> inputs) {
  std::vector<mapping::Table::UserRow> unused = table.userRows();
  if (unused.empty())
    return unused;
  llvm::StringSet<> names;
  for (const project::InputFile &input : inputs)
    addNames(input.source->text(), names);
  llvm::erase_if(unused, [&](const mapping::Table::UserRow &one) {
    const mapping::Row &row = *one.row;
    if (row.kind == mapping::RowKind::Header)
      return llvm::any_of(inputs, [&](const project::InputFile &input) {
        return llvm::StringRef(input.source->text()).contains(row.name.ref().rtrim('*'));
      });
    llvm::StringRef part = writtenPart(row);
    if (!row.isPattern())
      return names.contains(part);
    return llvm::any_of(names.keys(), [&](llvm::StringRef name) { return name.starts_with(part); });
  });
  return unused;
}

} // namespace tranship::translate

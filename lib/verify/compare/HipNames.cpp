// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/HipNames.h"

#include "mapping/Table.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::verify {
namespace {

/// The name of the enumerator in HIP; empty if the word is none, or HIP has none.
llvm::StringRef hipEnumerator(llvm::StringRef word) {
  static const mapping::Table table;
  if (!word.starts_with_insensitive("cu"))
    return {};
  for (const mapping::Row &row : table.rowsOf(word))
    if (row.kind == mapping::RowKind::Enumerator && !row.hip.empty())
      return row.hip;
  return {};
}

} // namespace

std::string withHipNames(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    llvm::StringRef word = text.take_while(isNameCharacter);
    llvm::StringRef hip = hipEnumerator(word);
    result += hip.empty() ? word : hip;
    text = text.drop_front(word.size());
    llvm::StringRef between = text.take_until(isNameCharacter);
    result += between;
    text = text.drop_front(between.size());
  }
  return result;
}

} // namespace tranship::verify

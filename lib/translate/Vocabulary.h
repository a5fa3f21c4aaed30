// What the tables make of a name, as the parse asks for it.
#pragma once

#include "mapping/Table.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::translate {

class Vocabulary {
public:
  /// `table` must outlive it.
  Vocabulary(const mapping::Table &table, Version hipVersion);

  /// Names that change nothing when they are met need no evidence.
  bool isInteresting(llvm::StringRef name) const;
  /// See ParseOptions::isCudaWord.
  bool isCudaWord(llvm::StringRef word) const;

private:
  bool isInteresting(const mapping::Row &row, llvm::StringRef name) const;

  const mapping::Table &table_;
  Version hipVersion_;
  /// Parts of qualified names: `thrust` of `thrust::sort`.
  llvm::StringSet<> qualifiers_;
  /// Last parts of those that are no mere renaming: `using namespace` may come before.
  llvm::StringSet<> unqualified_;
};

} // namespace tranship::translate

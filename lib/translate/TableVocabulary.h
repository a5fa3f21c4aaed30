// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Answers what a parse asks about names, from the tables.
#pragma once

#include "frontend/record/Vocabulary.h"
#include "mapping/Table.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::translate {

class TableVocabulary : public frontend::Vocabulary {
public:
  /// `table` must outlive it.
  TableVocabulary(const mapping::Table &table, Version hipVersion);

  /// Names that HIP has unchanged need no evidence.
  bool isInteresting(llvm::StringRef name) const override;
  bool isCudaWord(llvm::StringRef word) const override;
  bool isCudaSwitch(llvm::StringRef macro) const override;
  bool asksForTypes(llvm::StringRef function) const override;
  llvm::ArrayRef<llvm::StringRef> classesWithOperators() const override {
    return classesWithOperators_;
  }
  bool isTorchHeader(llvm::StringRef name) const override { return mapping::isTorchHeader(name); }
  bool becomesPointer(llvm::StringRef type) const override;
  frontend::NeededHeader neededHeader(llvm::StringRef function) const override;

private:
  bool changes(const mapping::Row &row, llvm::StringRef name) const;

  const mapping::Table &table_;
  Version hipVersion_;
  /// Parts of qualified names: `thrust` of `thrust::sort`.
  llvm::StringSet<> qualifiers_;
  /// Last parts of qualified names that are more than a renaming: `using namespace` may precede
  /// their use.
  llvm::StringSet<> unqualified_;
  std::vector<llvm::StringRef> classesWithOperators_;
};

} // namespace tranship::translate

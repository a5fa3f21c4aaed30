// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Answers what a parse asks about names, from the tables.
#pragma once

#include "frontend/port/OperatorFacts.h"
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
  bool isUnlisted(llvm::StringRef name) const override { return table_.rowsOf(name).empty(); }
  bool isCudaWord(llvm::StringRef word) const override;
  bool isCudaSwitch(llvm::StringRef macro) const override;
  bool asksForTypes(llvm::StringRef function) const override;
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
};

/// Rows for the operators of classes say which ones HIP answers otherwise. `table` must outlive the result.
frontend::AnswersOtherwise operatorsThatDiffer(const mapping::Table &table);

} // namespace tranship::translate

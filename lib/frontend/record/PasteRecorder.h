// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records the names that `##` builds in uses of macros, by the place of their first fragment, the only
// place where such a name can be changed.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/Lex/MacroArgs.h"
#include "clang/Lex/MacroInfo.h"

namespace tranship::frontend {

class PasteRecorder {
public:
  explicit PasteRecorder(UnitRecorder &recorder) : recorder_(recorder) {}

  /// Records one use of a macro; `arguments` is null if it takes none.
  void expanded(clang::SourceLocation use, const clang::MacroInfo &macro,
                const clang::MacroArgs *arguments);
  /// The caller calls this at the end of the unit, when all names that a fragment builds are known.
  void finish();

private:
  struct Operand;
  static Operand operandOf(const clang::MacroInfo &macro, const clang::MacroArgs *arguments,
                           const clang::Token &token);
  void paste(clang::SourceLocation use, llvm::ArrayRef<Operand> chain);
  void built(clang::SourceLocation use, clang::SourceLocation first, std::string name,
             size_t firstLength);

  UnitRecorder &recorder_;
  llvm::DenseMap<const clang::MacroInfo *, bool> pastes_;
  std::map<std::pair<FileRecord *, unsigned>, std::set<PastedName>> built_;
};

} // namespace tranship::frontend

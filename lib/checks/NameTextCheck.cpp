// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that `#` turns into text. The argument of the macro is translated, so the text changes with it. That is right for
// messages, and for nothing that compares the text or writes it to a file.
//   #define NAME(x) #x
//   puts(NAME(cudaErrorInvalidValue));   prints hipErrorInvalidValue
// Only whole names are judged: the text of a call in `CHECK(cudaFree(p))` is a message.
// Source: the C++ standard, [cpp.stringize].
#include "checks/Check.h"
#include "checks/analysis/ComparedNames.h"
#include "checks/analysis/FileTexts.h"
#include "checks/analysis/NamePositions.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class NameTextCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (unit.isHipSource() || !unit.options.table)
      return;
    if (ErrorNames names(unit); !names.empty()) {
      findComparedNames(unit, names);
      findNamePositions(unit, names);
    }
    findFileTexts(unit);
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    llvm::SmallString<64> buffer;
    for (const auto &[literal, in] : unit.index.strings)
      for (unsigned i = 0; i < literal->getNumConcatenated(); ++i) {
        clang::SourceLocation text = sources.getSpellingLoc(literal->getStrTokenLoc(i));
        if (sources.isWrittenInScratchSpace(text))
          judge(unit, clang::Lexer::getSpelling(text, buffer, sources, unit.ast.getLangOpts()),
                literal->getSourceRange(), in);
      }
  }

private:
  /// `written`: the text with its quotes.
  static void judge(UnitContext &unit, llvm::StringRef written, clang::SourceRange range,
                    const clang::FunctionDecl *in) {
    llvm::StringRef text = written.trim('"');
    llvm::ArrayRef<mapping::Row> rows = unit.options.table->rowsOf(text);
    const auto *row = llvm::find_if(rows, [&](const mapping::Row &known) {
      return known.supported && !known.hip.empty() && known.hip.ref() != text;
    });
    if (row != rows.end())
      unit.report({DiagnosticKind::NameText,
                   range,
                   in,
                   fmt::format("a macro turns the name `{}` into text, which becomes `{}`",
                               text.str(), row->hip.str()),
                   "check what reads this text; write it as a string to keep it",
                   {},
                   {},
                   /*isSettledByTranslation=*/false,
                   text.str()});
  }
};

} // namespace

std::unique_ptr<Check> makeNameTextCheck() { return std::make_unique<NameTextCheck>(); }

} // namespace tranship::checks

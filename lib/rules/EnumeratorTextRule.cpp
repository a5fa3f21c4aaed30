// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Translates the names of errors in strings that are compared with what a function returns that names
/// them. Rows say so of the function in the column `names`.
///
///     before  strcmp(cudaGetErrorName(e), "cudaErrorMemoryAllocation")
///     after   strcmp(hipGetErrorName(e), "hipErrorOutOfMemory")
///
/// Other strings stay: they are for people.
class EnumeratorTextRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    if (llvm::none_of(view.uses,
                      [](const ResolvedUse &use) { return use.row && !use.row->names.empty(); }))
      return result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 0; i < tokens.size(); ++i) {
      if (!tokens[i].is(tok::string_literal) || view.isHipAt(tokens[i].offset) ||
          !isCompared(view.file, i))
        continue;
      llvm::StringRef text = view.file.text(tokens[i]);
      if (!text.consume_front("\"") || !text.consume_back("\""))
        continue;
      for (const mapping::Row &row : view.table.rowsOf(text))
        if (row.kind == mapping::RowKind::Enumerator && row.supported && isNamed(view, row.decl)) {
          result.change({"enumerator-text",
                         Layer::Token,
                         {{tokens[i].range(), {fmt::format("\"{}\"", row.hip.str())}}}});
          break;
        }
    }
    return result;
  }

private:
  static bool isNamed(const FileView &view, llvm::StringRef enumeration) {
    return llvm::any_of(view.uses, [&](const ResolvedUse &use) {
      return use.row && !use.row->names.empty() && use.row->names == enumeration;
    });
  }

  /// `== "…"`, `"…" !=`, `strcmp(…, "…")`, `name.find("…")`.
  static bool isCompared(const SourceFile &file, size_t literal) {
    const std::vector<SourceToken> &tokens = file.tokens();
    auto isComparison = [&](size_t i) {
      return i < tokens.size() && tokens[i].isAny({tok::equalequal, tok::exclaimequal});
    };
    if (isComparison(literal + 1) || (literal > 0 && isComparison(literal - 1)))
      return true;
    int depth = 0;
    for (size_t i = literal; i-- > 1;) {
      if (tokens[i].isAny({tok::semi, tok::l_brace, tok::r_brace}))
        return false;
      depth += tokens[i].is(tok::r_paren) ? 1 : tokens[i].is(tok::l_paren) ? -1 : 0;
      if (depth < 0)
        return isComparing(file.text(tokens[i - 1])) ||
               (file.text(tokens[i - 1]) == "string" || file.text(tokens[i - 1]) == "string_view");
    }
    return false;
  }

  static bool isComparing(llvm::StringRef function) {
    return llvm::is_contained({"strcmp", "strncmp", "strcasecmp", "strstr", "compare", "find",
                               "equals", "starts_with", "contains", "count", "memcmp"},
                              function);
  }
};

} // namespace

std::unique_ptr<Rule> makeEnumeratorTextRule() { return std::make_unique<EnumeratorTextRule>(); }

} // namespace tranship::rules

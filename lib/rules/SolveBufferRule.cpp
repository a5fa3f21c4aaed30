// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/SolveBuffer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

constexpr llvm::StringLiteral solve = "cusparseSpSM_solve", analysis = "cusparseSpSM_analysis";
constexpr size_t descriptor = 9, buffer = 10; // arguments of the analysis

/// Whether the block of the token `from` is still open at the token `to`.
bool isInBlockOf(const SourceFile &file, size_t from, size_t to) {
  int depth = 0;
  for (size_t i = from; i < to && depth >= 0; ++i)
    depth += file.tokens()[i].is(tok::l_brace) ? 1 : file.tokens()[i].is(tok::r_brace) ? -1 : 0;
  return depth >= 0;
}

/// Whether an expression may be written twice: `buffer`, `state->buffers[i]`.
bool isPlain(llvm::StringRef expression) {
  return llvm::all_of(expression, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_.->[]:").contains(c);
  });
}

/// Passes the buffer of the analysis to the solve.
///
///     cusparseSpSM_analysis(…, descr, buffer);    hipsparseSpSM_analysis(…, descr, buffer);
///     cusparseSpSM_solve(…, descr);               hipsparseSpSM_solve(…, descr, buffer);
class SolveBufferRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const NameSite &site : context.names)
      if (std::optional<llvm::StringRef> found = bufferOfAnalysis(context, site)) {
        unsigned end = context.callAt(site)->rightParen;
        context.change({"solve-buffer",
                        site.layer,
                        {{context.file.tokens()[site.token].range(), {"hipsparseSpSM_solve"}},
                         {{end, end}, {", " + found->str()}}}});
      }
  }
};

} // namespace

std::optional<llvm::StringRef> bufferOfAnalysis(const FileContext &context, const NameSite &site) {
  if (site.name != solve)
    return std::nullopt;
  const SourceFile &file = context.file;
  std::optional<CallSyntax> call = context.callAt(site);
  if (!call || call->arguments.size() != descriptor + 1)
    return std::nullopt;
  std::optional<llvm::StringRef> found;
  for (const NameSite &other : context.names) {
    if (other.name != analysis || other.token > site.token)
      continue;
    std::optional<CallSyntax> analyzed = context.callAt(other);
    if (!analyzed || analyzed->arguments.size() != buffer + 1 ||
        file.text(analyzed->arguments[descriptor]) != file.text(call->arguments[descriptor]) ||
        !isInBlockOf(file, other.token, site.token))
      continue;
    llvm::StringRef text = file.text(analyzed->arguments[buffer]);
    found = isPlain(text) ? std::optional(text) : std::nullopt;
  }
  return found;
}

std::unique_ptr<Rule> makeSolveBufferRule() { return std::make_unique<SolveBufferRule>(); }

} // namespace tranship::rules

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RoleNames.h"
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

using mapping::Role;

/// The role of the function; null if it has another one or none.
const mapping::RoleRow *findRole(llvm::StringRef function, Role::Kind kind) {
  for (const mapping::RoleRow &known : mapping::rowsWith(kind))
    if (known.name == function)
      return &known;
  return nullptr;
}

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

/// Passes the buffer of the analysis to the solve: cuSPARSE remembers it, and hipSPARSE does not.
///
///     cusparseSpSM_analysis(…, descr, buffer);    hipsparseSpSM_analysis(…, descr, buffer);
///     cusparseSpSM_solve(…, descr);               hipsparseSpSM_solve(…, descr, buffer);
class SolveBufferRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const ResolvedUse &use : view.uses)
      if (const mapping::RoleRow *solve = findRole(use.name, Role::LacksBuffer))
        if (std::optional<llvm::StringRef> found = bufferOfAnalysis(view, use, solve->role)) {
          unsigned end = use.call->rightParen;
          result.claim(use);
          result.change({"solve-buffer",
                         use.layer,
                         {{view.file.tokens()[use.token].range(), {solve->row->hip.str()}},
                          {{end, end}, {", " + found->str()}}}});
        }
    return result;
  }

private:
  /// The buffer to pass to a solve: the last argument of the analysis before it, with the same
  /// descriptor, in the same block or one around it. Nothing if the use is not such a solve, or if
  /// there is no such analysis.
  static std::optional<llvm::StringRef>
  bufferOfAnalysis(const FileView &view, const ResolvedUse &use, const Role &solve) {
    const SourceFile &file = view.file;
    const std::optional<CallSyntax> &call = use.call;
    const size_t descriptor = solve.at(Role::Part::Descriptor);
    if (!call || call->arguments.size() != descriptor + 1)
      return std::nullopt;
    std::optional<llvm::StringRef> found;
    for (const ResolvedUse &other : view.uses) {
      const mapping::RoleRow *analysis = findRole(other.name, Role::RemembersBuffer);
      if (!analysis || other.token > use.token)
        continue;
      const std::optional<CallSyntax> &analyzed = other.call;
      const size_t buffer = analysis->role.at(Role::Part::Buffer);
      if (!analyzed || analyzed->arguments.size() != buffer + 1 ||
          file.text(analyzed->arguments[analysis->role.at(Role::Part::Descriptor)]) !=
              file.text(call->arguments[descriptor]) ||
          !isInBlockOf(file, other.token, use.token))
        continue;
      llvm::StringRef text = file.text(analyzed->arguments[buffer]);
      found = isPlain(text) ? std::optional(text) : std::nullopt;
    }
    return found;
  }
};

} // namespace

std::unique_ptr<Rule> makeSolveBufferRule() { return std::make_unique<SolveBufferRule>(); }

} // namespace tranship::rules

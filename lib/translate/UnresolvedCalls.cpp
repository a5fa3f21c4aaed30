// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnresolvedCalls.h"

#include "frontend/evidence/ParsedUnit.h"
#include "source/CallSyntax.h"
#include "support/Text.h"
#include "translate/PortBlame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <fmt/format.h>

#include <map>

namespace tranship::translate {
namespace {

/// The error in the arguments of the call at a diagnostic's place that leaves it without a meaning; or null.
const Diagnostic *unresolvedArgument(const Diagnostic &diagnostic, const SourceFile &file,
                                     llvm::ArrayRef<Diagnostic> problems) {
  if (diagnostic.kind != DiagnosticKind::CallForm || !diagnostic.line || !diagnostic.column)
    return nullptr;
  size_t token = file.tokenAt(file.lineStart(diagnostic.line) + diagnostic.column - 1);
  std::optional<CallSyntax> call = parseCall(file, token);
  if (!call)
    return nullptr;
  const Diagnostic *found = llvm::find_if(problems, [&](const Diagnostic &problem) {
    if (problem.file != file.path() || !problem.line || !problem.column ||
        !isAboutUnknownName(problem.message))
      return false;
    unsigned offset = file.lineStart(problem.line) + problem.column - 1;
    return call->leftParen < offset && offset < call->rightParen;
  });
  return found == problems.end() ? nullptr : found;
}

Diagnostic aboutOriginal(Diagnostic diagnostic, llvm::StringRef error) {
  error.consume_front(frontend::parseProblem);
  diagnostic.kind = DiagnosticKind::OriginalError;
  diagnostic.message =
      fmt::format("clang rejects this in the original, too, so the call of `{}` stays as it is: {}",
                  diagnostic.name, error.str());
  diagnostic.advice = "correct the original and translate it again";
  return diagnostic;
}

} // namespace

void blameUnresolvedArguments(std::vector<Diagnostic> &diagnostics, const SourceFile &file,
                              llvm::ArrayRef<Diagnostic> problems) {
  struct Cause {
    size_t first, calls = 0;
  };
  std::map<std::string, Cause> causes; // by the error
  std::vector<Diagnostic> kept;
  for (Diagnostic &diagnostic : diagnostics) {
    const Diagnostic *problem = unresolvedArgument(diagnostic, file, problems);
    if (!problem) {
      kept.push_back(std::move(diagnostic));
      continue;
    }
    Cause &cause = causes.try_emplace(problem->message, kept.size()).first->second;
    if (cause.calls++ == 0)
      kept.push_back(aboutOriginal(std::move(diagnostic), problem->message));
  }
  for (const auto &[error, cause] : causes)
    if (cause.calls > 1)
      kept[cause.first].message += fmt::format(" (and {})", plural(cause.calls - 1, "more call"));
  diagnostics = std::move(kept);
}

} // namespace tranship::translate

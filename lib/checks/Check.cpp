// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/Check.h"

#include "frontend/record/UnitRecorder.h"

namespace tranship::checks {

void CheckedFile::report(DiagnosticKind kind, Range range, std::string message, std::string advice,
                         bool isSettled) {
  auto [line, column] = file.lineAndColumn(range.begin);
  auto [endLine, endColumn] = file.lineAndColumn(range.end);
  Diagnostic diagnostic{kind, file.path(), line, column, std::move(message), std::move(advice)};
  diagnostic.isSettledByTranslation = isSettled;
  diagnostic.span = {range.begin, range.end, line, column, endLine, endColumn};
  sink.add(std::move(diagnostic));
}

llvm::ArrayRef<std::unique_ptr<Check>> allChecks() {
  static const std::unique_ptr<Check> checks[] = {
#define PORTABILITY_CHECK(Name, Id, Severity, Side) make##Name##Check(),
#include "diagnostics/Checks.def"
  };
  return checks;
}

CheckResults checkUnit(const frontend::ParsedTree &tree, const CheckOptions &options) {
  bool usesCuda = tree.recorder.unit().isCuda || tree.recorder.unit().mayUseCuda;
  UnitContext unit(tree, options);
  for (const std::unique_ptr<Check> &check : allChecks())
    if (usesCuda || check->concernsAnyUnit())
      check->run(unit);
  return std::move(unit.results);
}

} // namespace tranship::checks

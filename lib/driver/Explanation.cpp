// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Explanation.h"

#include "diagnostics/Diagnostic.h"
#include "diagnostics/Manual.h"
#include "mapping/Explain.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::driver {

NameExplanation explainAsText(const Table &table, llvm::StringRef name) {
  if (llvm::any_of(allDiagnosticKinds(), [&](DiagnosticKind kind) { return idOf(kind) == name; }))
    return {manualSection(name).str(), true};
  Explanation found = explain(table, name);
  NameExplanation result;
  if (found.askedForHipName)
    result.text += name.str() + " is the HIP name for:\n";
  for (const Row *row : found.rows)
    result.text += describe(*row, table);
  result.isKnown = !found.rows.empty();
  if (!result.isKnown)
    result.text +=
        name.str() + ": the tables do not list it" + didYouMean(found.suggestions) + "\n";
  return result;
}

} // namespace tranship::driver

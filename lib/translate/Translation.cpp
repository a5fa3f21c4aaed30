// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Translation.h"

#include "source/ExecutionSpaceTests.h"

#include "source/EditPlan.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {

std::array<size_t, layerCount> Translation::editsByLayer() const {
  std::array<size_t, layerCount> edits{};
  for (const TranslatedFile &file : files)
    for (const Change &change : file.changes)
      edits[static_cast<size_t>(change.layer)] += change.edits.size();
  return edits;
}

size_t Translation::count(Severity severity) const {
  return llvm::count_if(diagnostics, [&](const Diagnostic &diagnostic) {
    return severityOf(diagnostic.kind) == severity;
  });
}

std::optional<std::string> textForClang(const TranslatedFile &file) {
  std::string spaces = withExecutionSpaces(*file.input->source);
  bool hasSpaces = !spaces.empty();
  // All offsets are those of the source.
  const SourceFile text(file.input->source->path(),
                        hasSpaces ? std::move(spaces) : file.input->source->text().str());
  EditPlan plan(text);
  for (const Change &change : file.changes)
    if (change.rule == "execution-space" || change.rule == "dependent-name" ||
        change.rule == "list-narrowing")
      plan.add(change);
  if (plan.empty() && !hasSpaces)
    return std::nullopt;
  plan.resolve();
  std::string result = plan.apply();
  for (size_t at = 0; (at = result.find(bothSpaces.str(), at)) != std::string::npos;)
    result.replace(at, bothSpaces.size(), "__host__ __device__");
  return result;
}

std::string outputName(llvm::StringRef path) {
  if (path.ends_with(".cu"))
    return path.drop_back(3).str() + ".hip";
  return path.str();
}

std::string outputName(const TranslatedFile &file, llvm::StringRef path) {
  return file.keepsName ? path.str() : outputName(path);
}

} // namespace tranship::translate

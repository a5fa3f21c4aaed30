// What a run over all inputs made of them, before anything is written.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "diagnostics/Diagnostic.h"
#include "project/Inputs.h"
#include "source/Edit.h"

#include <array>
#include <optional>

namespace tranship::translate {

struct TranslatedFile {
  const project::InputFile *input = nullptr;
  /// Nothing: the text is as it was.
  std::optional<std::string> newText;
  /// What was applied, for the report.
  std::vector<Change> changes;
  /// What no unit compiles: the other side of its conditions.
  std::vector<Range> inactive;
  /// The text has comments on what is left to do, besides.
  bool hasTodos = false;

  bool changed() const { return !changes.empty(); }
  llvm::StringRef text() const { return newText ? *newText : input->source->text(); }
};

struct SuppressedDiagnostic {
  Diagnostic diagnostic;
  /// Empty: the comment that silences it gives none.
  std::string reason;
};

/// A kernel of the inputs.
struct TranslatedKernel {
  std::string file;
  checks::KernelEvidence kernel;
};

struct Translation {
  /// One for each input, in the same order.
  std::vector<TranslatedFile> files;
  std::vector<Diagnostic> diagnostics;
  std::vector<SuppressedDiagnostic> suppressed;
  /// In the order of the files.
  std::vector<TranslatedKernel> kernels;
  size_t units = 0;
  /// Units in which clang met an error that hides code from it.
  size_t unitsNotParsed = 0;

  std::array<size_t, layerCount> editsByLayer() const;
  size_t count(Severity severity) const;
};

/// `foo.cu` → `foo.hip`; other names are kept.
std::string outputName(llvm::StringRef path);

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The result of a run over all inputs, before anything is written.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "diagnostics/Diagnostic.h"
#include "project/Inputs.h"
#include "source/Edit.h"
#include "source/TextMap.h"

#include <array>
#include <map>
#include <optional>
#include <set>

namespace tranship::translate {

struct TranslatedFile {
  const project::InputFile *input = nullptr;
  /// Nothing if the text is unchanged.
  std::optional<std::string> newText;
  /// The changes that were applied, for the report.
  std::vector<Change> changes = {};
  /// Code that no unit compiles: inactive branches of conditions.
  std::vector<Range> inactive = {};
  /// The text also has comments on what is left to do.
  bool hasTodos = false;
  /// Where each part of `newText` comes from, without comments on what is left to do.
  TextMap map = {};
  /// The ids of the helpers that it uses (mapping/Helpers.h).
  std::set<std::string> helpers = {};
  /// No unit includes it.
  bool isUnread = false;
  /// It is HIP already (`SourceGraph::isHip`): nothing in it was checked, and only what HIP 7 rejects was changed.
  bool isHip = false;
  /// It keeps its name in the port: it is HIP already, or an input has the name that it would get.
  bool keepsName = false;

  bool changed() const { return !changes.empty(); }
  llvm::StringRef text() const { return newText ? *newText : input->source->text(); }
};

struct SuppressedDiagnostic {
  Diagnostic diagnostic;
  /// Empty if the comment that silences it gives no reason.
  std::string reason;
};

/// A kernel of the inputs.
struct TranslatedKernel {
  std::string file;
  checks::KernelEvidence kernel;
};

/// What the port check found (PortCheck.h). A unit is counted once.
struct PortSummary {
  /// What the port was compiled with: `HIP 7.2.4 in /opt/rocm`.
  std::string headers;
  /// `host`, `gfx90a`.
  std::vector<std::string> sides;
  size_t units = 0;
  /// Units without an error.
  size_t compiling = 0;
  /// Units whose errors the translation reports anyway.
  size_t reported = 0;
  /// Units with errors that only this check found.
  size_t failing = 0;
  /// Units that could not be judged: their originals do not compile here either.
  size_t unchecked = 0;
  /// Why, and how many of them: `mpi.h was not found`.
  std::map<std::string, size_t> obstacles;
  /// Units that compile and in which some code means something else than in the original.
  size_t differing = 0;
  /// Facts about the meaning that both sides have, and those of the originals that the port lacks.
  size_t factsCompared = 0, factsUnknown = 0;
  /// The rules that declare that they make differences which were found (MeaningCheck.h).
  std::set<std::string> explanations = {};
};

struct Translation {
  /// The headers with the helpers that the files use: by root of the inputs, the text.
  std::map<std::string, std::string> helperHeaders;
  /// One for each input, in the same order.
  std::vector<TranslatedFile> files;
  std::vector<Diagnostic> diagnostics;
  std::vector<SuppressedDiagnostic> suppressed;
  /// In the order of the files.
  std::vector<TranslatedKernel> kernels;
  size_t units = 0;
  /// Files that clang could not parse in full.
  std::set<std::string> notParsed;
  /// Files whose translation depends on units that were not parsed because the run was stopped.
  std::set<std::string> unfinished;
  /// All files that the units read, inputs or not, by absolute path.
  std::set<std::string> filesRead;
  /// Nothing if the port was not checked.
  std::optional<PortSummary> port;

  std::array<size_t, layerCount> editsByLayer() const;
  size_t count(Severity severity) const;
};

/// The original with those changes alone without which clang does not read it as CUDA, although nvcc
/// does. Nothing if it needs none.
std::optional<std::string> textForClang(const TranslatedFile &file);

/// Renames `foo.cu` to `foo.hip`; other names are kept.
std::string outputName(llvm::StringRef path);

/// Like `outputName`, for the path of a file that was translated: some keep their names.
std::string outputName(const TranslatedFile &file, llvm::StringRef path);

} // namespace tranship::translate

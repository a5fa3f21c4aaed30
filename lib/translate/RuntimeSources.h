// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs in string literals that are compiled at run time go through the same engine as files:
// they are parsed, translated, and what changes is written back into the literals.
#pragma once

#include "translate/EvidenceMerging.h"
#include "translate/FileRewriting.h"
#include "translate/UnitParsing.h"

namespace tranship::translate {

struct RuntimeSources {
  /// By path of the file with the literals.
  std::map<std::string, std::vector<Change>> changes;
  std::vector<Diagnostic> diagnostics;
};

/// `merged` says where the literals are. Only those in `inputs` are translated.
RuntimeSources translateRuntimeSources(const MergedEvidence &merged,
                                       llvm::ArrayRef<project::InputFile> inputs,
                                       const frontend::ParseOptions &parse,
                                       const mapping::Table &table, const RewriteOptions &options);

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The third step of the pipeline: puts together what all units say of the files that they share.
#pragma once

#include "checks/analysis/CheckResults.h"
#include "frontend/evidence/Evidence.h"
#include "project/Inputs.h"
#include "rules/RuleOptions.h"
#include "translate/ParseCauses.h"
#include "translate/UnitParsing.h"

#include <map>
#include <set>

namespace tranship::translate {

struct MergedEvidence {
  frontend::Evidence files;
  checks::CheckResults checks;
  /// Main files of all units, and of those in the CUDA language.
  std::set<std::string> units, cudaUnits;
  /// Inputs that no planned unit reads.
  std::set<std::string> unread;
  /// Main files of units that could not be parsed.
  std::set<std::string> notParsed;
  /// Units that were not parsed because the run was stopped.
  std::set<std::string> unfinished;
  /// All files that units read (`ParsedUnit::filesRead`).
  std::set<std::string> filesRead;
  /// One for each unit that did not find a header.
  std::vector<MissingHeader> missingHeaders;
  /// One for each of the units in `notParsed`.
  std::vector<Diagnostic> diagnostics;

  /// Whether a header was parsed as a unit, because no other unit reads it.
  bool isHeaderAlone(const std::string &path) const;
};

/// Adds units in the order of their commands, so that two runs report the same.
void mergeEvidence(ParsedUnits units, MergedEvidence &into);

/// Forgets files that are not on disk, so that there is nothing to translate (Surroundings::generated).
void forgetFiles(const std::map<std::string, std::string> &files, MergedEvidence &merged);

/// Why nvcc would include the runtime's header before a file.
rules::ImplicitHeader implicitHeaderOf(const project::InputFile &input,
                                       const MergedEvidence &merged);

/// Settles what only all units together can say. To be called once, when all have been merged.
void settleEvidence(MergedEvidence &merged);

} // namespace tranship::translate

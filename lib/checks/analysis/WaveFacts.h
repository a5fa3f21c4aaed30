// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the code of a unit assumes about the width of a warp. Each wave check finds facts of its
// own; WaveAnalysis draws the conclusions from all of them.
#pragma once

#include "checks/analysis/UnitFinding.h"
#include "checks/analysis/WaveCode.h"

#include <string>
#include <vector>

namespace tranship::checks {

struct WaveFact {
  enum Effect : uint8_t {
    /// Correct on wavefronts of 64 lanes if groups of 32 lanes are kept.
    NeedsGroups,
    /// Rewritten by the translation, whichever form the code gets.
    Rewritten,
    /// Not corrected by either form, but possibly correct as it is.
    Stays,
    /// Wrong on wavefronts of 64 lanes, or on lanes that do not run independently.
    Breaks,
    /// Wrong if groups of 32 lanes are kept.
    AgainstGroups,
    /// Perhaps written for 32 lanes, which groups keep correct in any case.
    HintsAtGroups,
  } effect;
  clang::SourceRange range;
  /// Null: host code, or code outside of functions.
  const clang::FunctionDecl *in;
  /// What was seen, and what to do about it; also the reason that a verdict gives.
  std::string message, advice = {};
  std::vector<UnitFinding::RelatedLocation> related = {};
  /// A translation reports it by a rule.
  bool isReportedByRule = false;
  /// It counts for the verdict only: another check reports it.
  bool isVerdictOnly = false;
  /// The check that found it; set by findWaveFacts.
  DiagnosticKind kind = {};
};

struct WaveFacts {
  std::vector<WaveFact> list;
  /// Expressions that mean the width of a warp, 32, or a part of it.
  std::vector<Indexed<clang::Expr>> warpWidths;

  void add(WaveFact fact) { list.push_back(std::move(fact)); }
};

} // namespace tranship::checks

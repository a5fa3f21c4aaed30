// What a unit's code takes for granted of the width of a warp. Each wave check finds facts of its
// own; what follows from all of them together is WaveAnalysis's.
#pragma once

#include "checks/analysis/WaveCode.h"
#include "diagnostics/Diagnostic.h"

#include <string>
#include <vector>

namespace tranship::checks {

struct WaveFact {
  enum Effect : uint8_t {
    /// Right on wavefronts of 64 lanes if groups of 32 lanes are kept.
    NeedsGroups,
    /// The translation says it another way, whatever form the code gets.
    Rewritten,
    /// Not put right by any form, and may be right all the same.
    Stays,
    /// Wrong on wavefronts of 64 lanes, or without lanes that run on their own.
    Breaks,
    /// Wrong if groups of 32 lanes are kept.
    AgainstGroups,
  } effect;
  DiagnosticKind kind;
  clang::SourceRange range;
  /// Null: code of the host, or outside of functions.
  const clang::FunctionDecl *in = nullptr;
  /// Empty: it counts for the verdict, and nobody is told.
  std::string message;
  std::string advice = {};
  /// Another place that explains it.
  clang::SourceLocation related = {};
  /// What is there; of a fact that nobody is told, the reason of the verdict.
  std::string relatedMessage = {};
  /// A translation says so by a rule.
  bool isSaidByRule = false;
};

struct WaveFacts {
  std::vector<WaveFact> list;
  /// Expressions that stand for a warp's width, 32, or a part of it.
  std::vector<Indexed<clang::Expr>> widths;

  void add(WaveFact fact) { list.push_back(std::move(fact)); }
};

// One for each check, in its file; constants come last.
void findLaneArithmetic(const WaveCode &code, WaveFacts &facts);
void findReductions(const WaveCode &code, WaveFacts &facts);
void findSharedSizes(const WaveCode &code, WaveFacts &facts);
void findSyncMasks(const WaveCode &code, WaveFacts &facts);
void findNarrowBallots(const WaveCode &code, WaveFacts &facts);
void findWarpSizeConstants(const WaveCode &code, WaveFacts &facts);
void findDivergentSyncs(const WaveCode &code, WaveFacts &facts);
void findWarpSynchronous(const WaveCode &code, WaveFacts &facts);

/// What is HIP already takes nothing of CUDA's warps for granted.
bool isHipSource(const UnitContext &unit);

/// Says all facts of a kind.
void reportFacts(UnitContext &unit, DiagnosticKind kind);

} // namespace tranship::checks

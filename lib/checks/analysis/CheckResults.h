// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The results of the portability checks for units: findings, verdicts on kernels, and which warp code
// must have the same form. Only the checks and the pipeline read it; a parse stores it as bytes.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/evidence/Evidence.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::checks {

/// How the CUDA code behaves on wavefronts of 64 lanes without changes.
enum class WaveWidth : uint8_t {
  Agnostic, // the same at any width
  Groups,   // right if groups of 32 lanes are kept
  Broken,   // wrong in any form
};
llvm::StringRef toString(WaveWidth width);

/// The verdict on one kernel.
struct KernelEvidence {
  std::string name; // qualified
  unsigned line = 0;
  WaveWidth width = WaveWidth::Agnostic;
  /// The place that decides the verdict; without a file if nothing in the kernel depends on lanes.
  RelatedPlace proof = {};
};

/// Uses of warp intrinsics and `warpSize` in code that has to agree on how many lanes a warp has.
struct WaveSites {
  /// The code counts lanes by 32; otherwise it counts by the wavefront's own number.
  bool keepsGroups = false;
  /// Offsets of the names, by file.
  std::map<std::string, std::set<unsigned>> places;
};

/// A program in string literals that the unit compiles at run time.
struct RuntimeSource {
  std::string file;
  /// Offsets of the literals, which are adjacent.
  std::vector<unsigned> literals;

  friend auto operator<=>(const RuntimeSource &, const RuntimeSource &) = default;
};

/// Results for one unit, or for several together.
struct CheckResults {
  std::vector<Diagnostic> findings;
  /// By file, then by the offset of the kernel's name.
  std::map<std::string, std::map<unsigned, KernelEvidence>> kernels;
  std::vector<WaveSites> waves;
  std::set<RuntimeSource> runtimeSources;
  /// Options for the compilation at run time as hipRTC expects them: by file, then by the offset of
  /// the string literal.
  std::map<std::string, std::map<unsigned, std::string>> runtimeOptions;

  /// Adds the results for another unit. Of two verdicts on a kernel, the worse one counts.
  void add(CheckResults other);
};

std::string serializeResults(const CheckResults &results);
/// Returns `nullopt` for bytes that `serializeResults` did not write. No bytes mean no results.
std::optional<CheckResults> deserializeResults(llvm::StringRef bytes);

/// Chooses one form of warps for all code that shares a place, even if different units see it, and
/// notes it in the files' `waveForms`. To be called when the results of all units are together.
void settleWaves(const std::vector<WaveSites> &waves, frontend::Evidence &evidence);

} // namespace tranship::checks

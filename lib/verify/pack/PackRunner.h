// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a pack where its GPU is. It is all that the other machine has of us, so it is linked
// statically (tool/run-pack.cpp) and uses nothing but files of the pack and what the kernel and the
// driver offer.
#pragma once

#include "verify/pack/Pack.h"
#include "verify/pack/Results.h"

#include <functional>

namespace tranship::verify {

struct PackRunOptions {
  /// The folder of the pack; absolute.
  std::string folder;
  std::string results;
  /// Where programs run, below a new folder; empty: where temporary files go.
  std::string workParent;
  /// Where libraries lie that the pack leaves to this machine, LD_LIBRARY_PATH's among them; before
  /// the usual places.
  std::vector<std::string> libraryFolders;
  /// The most that the results file may hold.
  uint64_t maxBytes = 64u << 20;
  /// No run is started after that; 0: no limit.
  std::chrono::seconds timeLimit{0};
  /// Names of programs; empty: all.
  std::vector<std::string> only;
  /// Called for each run; may be null.
  std::function<void(const std::string &line)> progress;
};

struct PackRunSummary {
  std::string device;
  size_t runs = 0, done = 0, programs = 0;
  std::vector<PackSkip> skips;
  /// Why it ended before the end; empty: it did not.
  std::string ended;
};

/// Errors: the pack is damaged, results cannot be written. What was written stays.
llvm::Expected<PackRunSummary> runPack(const PackRunOptions &options);

} // namespace tranship::verify

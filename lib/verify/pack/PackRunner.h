// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a pack on the machine with the GPU. Nothing else of tranship is on that machine, so it is
// linked statically (tool/run-pack.cpp) and uses only files of the pack, the kernel and the driver.
#pragma once

#include "verify/pack/Pack.h"
#include "verify/pack/Results.h"

#include <functional>

namespace tranship::verify {

struct PackRunOptions {
  /// The folder of the pack; absolute.
  std::string folder;
  std::string results;
  /// The parent of the new folder in which programs run; empty for the folder of temporary files.
  std::string workParent;
  /// Folders with libraries that the pack does not contain, including those of LD_LIBRARY_PATH;
  /// searched before the usual places.
  std::vector<std::string> libraryFolders;
  /// The maximum size of the results file.
  uint64_t maxBytes = 64u << 20;
  /// No run starts after this time; 0 if there is no limit.
  std::chrono::seconds timeLimit{0};
  /// Names of programs; empty for all.
  std::vector<std::string> only;
  /// Called for each run; may be null.
  std::function<void(const std::string &line)> progress;
};

struct PackRunSummary {
  std::string device;
  size_t runs = 0, done = 0, programs = 0;
  std::vector<PackSkip> skips;
  /// Why it ended early; empty if it did not.
  std::string ended;
};

/// Errors: the pack is damaged, or results cannot be written. Results that were already written stay.
llvm::Expected<PackRunSummary> runPack(const PackRunOptions &options);

} // namespace tranship::verify

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds programs for another machine and puts them into a pack.
#pragma once

#include "verify/backends/Build.h"
#include "verify/judge/Verification.h"
#include "verify/model/FileStore.h"
#include "verify/pack/Pack.h"

namespace tranship::verify {

struct PackBuildOptions {
  /// The pack's folder: new, absolute.
  std::string folder;
  /// The limit on the size of all files; 0 if there is none.
  uint64_t maxBytes = 0;
  /// How often each side runs, and how many further runs measure its kernels.
  unsigned repeats = 3;
  /// The program that runs the pack, and the library that measures kernels; an empty path if there is none.
  std::string runner, timer;
  std::string tool, time;
};

/// A summary of one packed program, for people.
struct PackedSummary {
  struct Backend {
    std::string id;
    Outcome outcome;
    /// "sm_80", "gfx90a".
    std::vector<std::string> targets;
  };
  std::string name;
  std::vector<Backend> backends;
  /// The program was left out because it would make the pack too large.
  bool isTooLarge = false;
};

class PackBuilder {
public:
  explicit PackBuilder(PackBuildOptions options);

  /// Builds a program and adds it. `job.isForElsewhere` must be set; `source` is the program's
  /// path. Errors: compilers that cannot be started, files that cannot be written.
  llvm::Expected<PackedSummary> add(const VerifyJob &job, const std::string &source,
                                    const std::vector<std::string> &flags);

  /// Writes pack.json and the runner.
  llvm::Error finish();

  const Pack &pack() const { return pack_; }
  uint64_t bytes() const { return store_.addedBytes(); }

private:
  std::string uniqueName(const std::string &source) const;
  llvm::Expected<PackedBuild> packBuild(const VerifyJob &job, const Backend &backend,
                                        const Variant &variant, const BuildResult &build);
  llvm::Error packLibraries(const VerifyJob &job, const std::string &program, PackedBuild &into);
  void addVariants(const VerifyJob &job, const Backend &backend);

  PackBuildOptions options_;
  FileStore store_;
  Pack pack_;
};

} // namespace tranship::verify

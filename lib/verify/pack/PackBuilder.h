// Builds programs for another machine and puts them into a pack.
#pragma once

#include "verify/backends/Build.h"
#include "verify/judge/Verification.h"
#include "verify/model/FileStore.h"
#include "verify/pack/Pack.h"

namespace tranship::verify {

struct PackBuildOptions {
  /// New; absolute.
  std::string folder;
  /// Of all its files; 0: no limit.
  uint64_t maxBytes = 0;
  /// Of each side, and of those again whose kernels are timed.
  unsigned repeats = 3;
  /// The program that runs the pack, and the library that times kernels; an empty path: none.
  std::string runner, timer;
  std::string tool, time;
};

/// What came of one program, for people.
struct PackedSummary {
  struct Backend {
    std::string id;
    Outcome outcome;
    /// "sm_80", "gfx90a".
    std::vector<std::string> targets;
  };
  std::string name;
  std::vector<Backend> backends;
  /// It was left out since the pack would be too large.
  bool isTooLarge = false;
};

class PackBuilder {
public:
  explicit PackBuilder(PackBuildOptions options);

  /// `job.isForElsewhere` is set; `source` is where the program is. Errors: compilers that cannot
  /// be started, files that cannot be written.
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

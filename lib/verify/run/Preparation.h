// What is settled before the first run: which backends take part, and what they built of both
// sides.
#pragma once

#include "verify/backends/Build.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

struct PreparedBackend {
  /// Why it takes no part; or, with compileOnly, what came of it.
  std::optional<Outcome> outcome;
  std::map<Side, BuildResult> builds, checkedBuilds;

  bool takesPart() const { return !outcome; }
};

/// A backend is about the port, or about the original when it cannot run the port.
bool isAboutPort(const Backend &backend, const Machine &machine);

/// What starts a backend's programs; empty: nothing but themselves.
const Runner &runnerOf(const VerifyJob &job, const Backend &backend);

/// Builds what a backend runs; `records` gets the builds. Errors: a compiler that cannot be
/// started.
llvm::Expected<PreparedBackend> prepare(const VerifyJob &job, const Backend &backend,
                                        std::vector<BuildRecord> &records);

} // namespace tranship::verify

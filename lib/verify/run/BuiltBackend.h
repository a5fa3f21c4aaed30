// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the backends built for both sides, before the first run.
#pragma once

#include "verify/backends/Build.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

/// A variant of a backend that takes part, with the program that it runs.
struct BuiltVariant {
  const Backend *backend = nullptr;
  Variant variant;
  /// Empty if the variant ran on another machine.
  BuildResult build;
  /// The build with checks; nothing if there is none.
  std::optional<BuildResult> checkedBuild;
};

/// A backend with its builds of each side.
struct BuiltBackend {
  const Backend *backend = nullptr;
  /// Why the backend does not take part or, with compileOnly, whether compiling succeeded.
  std::optional<Outcome> outcome;
  std::map<Side, BuildResult> builds, checkedBuilds;

  bool takesPart() const { return !outcome; }
  /// The variants to run; empty if the backend does not take part.
  std::vector<BuiltVariant> variants(const Machine &machine) const;
};

/// A backend that can run the port judges the port; any other judges the original.
bool isAboutPort(const Backend &backend, const Machine &machine);

/// The command that starts a backend's programs; empty if they need none.
const Runner &runnerOf(const VerifyJob &job, const Backend &backend);

/// Builds the programs of a backend and appends the builds to `records`. Errors: a compiler cannot
/// be started.
llvm::Expected<BuiltBackend> buildWith(const VerifyJob &job, const Backend &backend,
                                       std::vector<BuildRecord> &records);

} // namespace tranship::verify

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the backends built of both sides, before the first run.
#pragma once

#include "verify/backends/Build.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

/// A variant of a backend that takes part, with the program that it runs.
struct BuiltVariant {
  const Backend *backend = nullptr;
  Variant variant;
  /// Empty: the variant ran on another machine.
  BuildResult build;
  /// The build with checks; nothing: there is none.
  std::optional<BuildResult> checkedBuild;
};

/// A backend with what it built of each side.
struct BuiltBackend {
  const Backend *backend = nullptr;
  /// Why the backend takes no part or, with compileOnly, how compiling went.
  std::optional<Outcome> outcome;
  std::map<Side, BuildResult> builds, checkedBuilds;

  bool takesPart() const { return !outcome; }
  /// What there is to run; empty: the backend takes no part.
  std::vector<BuiltVariant> variants(const Machine &machine) const;
};

/// A backend that can run the port judges the port; any other judges the original.
bool isAboutPort(const Backend &backend, const Machine &machine);

/// The command that starts a backend's programs; empty: they start by themselves.
const Runner &runnerOf(const VerifyJob &job, const Backend &backend);

/// Builds what a backend runs and appends the builds to `records`. Errors: a compiler that cannot
/// be started.
llvm::Expected<BuiltBackend> buildWith(const VerifyJob &job, const Backend &backend,
                                       std::vector<BuildRecord> &records);

} // namespace tranship::verify

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of `tranship check`.
#pragma once

#include "driver/Rooms.h"
#include "driver/RunRequest.h"

#include "project/FileSettings.h"

namespace tranship::driver {

enum class FindingFormat { Text, Json, Sarif, Github, Gitlab };

struct CheckArguments {
  /// The options that checks share with translations.
  RunRequest run;
  KindOptions kinds;
  FindingFormat format = FindingFormat::Text;
  /// The file for the findings. Empty: standard output.
  std::string output;
  /// Report only findings that are new since this revision, or new in the index.
  std::string since;
  bool staged = false;
  std::string baseline;
  bool writeBaseline = false;
  bool fix = false;
  /// Judge the source without a translation.
  bool asWritten = false;
  /// Warnings alone do not fail the check.
  bool errorsOnly = false;
  /// Exclude files that are named on the command line as well, not only those that a search finds.
  bool forceExclude = false;
  bool listChecks = false, dumpConfig = false;
};

/// Errors: options that cannot be used together.
llvm::Expected<CheckArguments> checkArguments(const ParsedCommandLine &line);

} // namespace tranship::driver

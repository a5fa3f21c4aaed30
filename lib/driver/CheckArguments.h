// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of `tranship check`.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"

#include "project/FileSettings.h"

namespace tranship::driver {

enum class FindingFormat { Text, Json, Sarif, Github, Gitlab };

struct CheckArguments {
  /// What a translation of the same inputs would have.
  Options run;
  KindOptions kinds;
  FindingFormat format = FindingFormat::Text;
  /// Where findings go; empty: standard output.
  std::string output;
  /// Only what is new since this revision, or in the index.
  std::string since;
  bool staged = false;
  std::string baseline;
  bool writeBaseline = false;
  bool fix = false;
  /// Warnings do not make the exit code 1.
  bool errorsOnly = false;
  /// What a walk would leave out is left out when it is named, too.
  bool forceExclude = false;
  bool listChecks = false, dumpConfig = false;
};

/// Errors: options that exclude each other.
llvm::Expected<CheckArguments> checkArguments(const driver::ParsedCommandLine &line);

} // namespace tranship::driver

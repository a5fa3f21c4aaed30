// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of a translation as one plain struct.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/Color.h"
#include "driver/options/CommandLine.h"
#include "report/Verified.h"
#include "translate/Translate.h"

namespace tranship::driver {

enum class ReportFormat { Text, Json, Html, None };

struct Options {
  /// Files and folders; `-` is standard input.
  std::vector<std::string> inputs;
  /// Only this part of the units is parsed, for `tranship apply`; written to `exportFile`.
  std::optional<Shard> shard;
  std::string exportFile;
  /// All arguments except those that differ between the shards of a run.
  std::vector<std::string> sharedArguments;
  InputOptions inputOptions;
  /// For the report; no option.
  std::vector<LeftOut> leftOut;
  std::vector<VerifiedProgram> verified;
  TranslateOptions translate;
  std::vector<std::string> ruleFiles;
  /// A config file by name; empty: the nearest one, unless `noConfig`.
  std::string configFile;
  bool configGiven = false, noConfig = false;
  /// Globs for `KindSet`, names for `parseTargets`; empty: what the config file says.
  std::string checks, targets;
  /// AMD's own libraries in place of the hip* ones.
  bool roc = false;
  /// File or folder; empty: standard output.
  std::string output;
  bool inPlace = false;
  bool diff = false;
  ReportFormat report = ReportFormat::Text;
  /// Empty: a standard stream.
  std::string reportFile;
  std::vector<std::string> receipts;
  bool verbose = false;
  /// No progress, no summary.
  bool quiet = false;
  driver::ColorMode color = driver::ColorMode::Auto;
};

/// Reads the options of `translate` and `apply`. Errors: options that exclude each other.
llvm::Expected<Options> translateOptions(const driver::ParsedCommandLine &line);

/// Reads the options that translations and checks have in common.
Options commonOptions(const driver::ParsedCommandLine &line);

} // namespace tranship::driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What `tranship verify` said of one program of a tree.
#pragma once

#include "verify/model/Outcome.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::programs {

using verify::Outcome;

/// From good to bad. Untranslated: the translation left errors, and no run shows a difference.
enum class ProgramStatus : uint8_t { Passed, Skipped, Untranslated, Failed, Broken };

/// "passed", "skipped", "untranslated", "FAILED", "error".
llvm::StringRef toString(ProgramStatus status);

/// The outcome of one backend; of the CPU, at one width.
struct PlaceResult {
  /// "32", "64", "hip-amd".
  std::string place;
  Outcome outcome;
  /// The port did not run because its translation is unfinished; `outcome` says so.
  bool isUntranslated = false;
};

struct ProgramResult {
  std::string name;
  /// Of the program as a whole. Broken: tranship itself could not do its work.
  ProgramStatus status = ProgramStatus::Broken;
  std::vector<PlaceResult> places;
  /// One line; empty: it passed, and there is nothing to say.
  std::string reason;
  /// The errors that the translation left.
  std::vector<std::string> translationErrors;
  double seconds = 0;
  /// The manifest's text, if it was inferred.
  std::string manifest;
};

/// Reads the JSON report on one program. `exitCode`: of the process that wrote it; `message`: what
/// it printed if it wrote none.
void readReport(llvm::StringRef json, int exitCode, llvm::StringRef message, ProgramResult &result);

} // namespace tranship::programs

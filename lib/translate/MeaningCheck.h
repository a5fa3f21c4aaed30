// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares what the code of an original means with what the code of its port means: the functions that it calls, the types
// in which it computes, its constants. What differs compiles, and computes something else.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "translate/Translation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::translate {

/// The facts of a port: by side (`host`, `gfx90a`), by path in the port.
using MeaningOfSides = std::map<std::string, frontend::MeaningOfFiles>;

/// What a comparison of both sides found.
struct MeaningComparison {
  std::vector<Diagnostic> differences;
  /// Facts of the originals that a side of the port has, too.
  size_t compared = 0;
  /// Facts of the originals that no side of the port has, such as those of code that a rule wrote in another way. They
  /// count neither as equal nor as different.
  size_t unknown = 0;
  /// The rules that declare (`EXPLAINS` in Rules.def) that they make differences which were found here.
  std::set<std::string> explanations;
};

/// Returns a diagnostic for each difference. `evidence` returns what is known of an original, by its path; null if no
/// unit read it. Lines that `reported` is about are left out: the difference is known there.
MeaningComparison
compareMeaning(llvm::ArrayRef<TranslatedFile> files, bool renameUnits, const MeaningOfSides &port,
               llvm::function_ref<const frontend::FileEvidence *(const std::string &path)> evidence,
               llvm::ArrayRef<Diagnostic> reported);

/// How many units read a file that one of the diagnostics is about. `units`: the paths in the port that each unit reads.
size_t countUnitsWith(llvm::ArrayRef<Diagnostic> diagnostics, llvm::ArrayRef<TranslatedFile> files,
                      bool renameUnits, llvm::ArrayRef<std::set<std::string>> units);

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares which code of the user's the original compiles with which code the port compiles. A branch of `#if` that only one
// of them takes compiles on both sides, and computes something else.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "translate/MeaningCheck.h"

namespace tranship::translate {

/// Adds a diagnostic for each condition with such a branch. `evidence` returns what the original's parses recorded about a
/// file, by its path; null if none read it. `partlyKnown`: the originals of which Clang could not see everything in the port.
/// Conditions that `reported` is about are left out, and those on which authors have decided what HIP compiles.
void compareLiveCode(
    llvm::ArrayRef<TranslatedFile> files, bool renameUnits, const MeaningOfSides &port,
    llvm::function_ref<const frontend::FileEvidence *(const std::string &path)> evidence,
    const std::set<std::string> &partlyKnown, llvm::ArrayRef<Diagnostic> reported,
    MeaningComparison &into);

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a difference in meaning is called in messages.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "translate/Translation.h"

namespace tranship::translate {

/// A fact of the original, and what the port has in its place.
using Difference = std::pair<frontend::MeaningFact, frontend::MeaningFact>;

/// Whether a fact is about a function that the user declares.
inline bool isUsers(const frontend::MeaningFact &fact) { return !fact.file.empty(); }

std::string describe(const Difference &difference, llvm::ArrayRef<TranslatedFile> files);
std::string adviceFor(const Difference &difference);

} // namespace tranship::translate

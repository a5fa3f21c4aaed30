// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a difference in meaning is called in messages.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "translate/Translation.h"

namespace tranship::translate {

/// A fact of the original, and what the port has in its place.
using Difference = std::pair<frontend::MeaningFact, frontend::MeaningFact>;

/// Whether a fact is about a function that the user declares.
inline bool isDeclaredByUser(const frontend::MeaningFact &fact) { return !fact.file.empty(); }

/// What code tells apart: types that are one type `name` in HIP, a type `name` of CUDA that is two in HIP.
std::string describeMerged(const std::string &name, const std::string &first,
                           const std::string &other);
std::string describeSplit(const std::string &name, const std::string &first,
                          const std::string &other);
constexpr char adviceForTypes[] = "tell them apart with a type or a number of your own";

std::string describe(const Difference &difference, llvm::ArrayRef<TranslatedFile> files);
std::string adviceFor(const Difference &difference);

} // namespace tranship::translate

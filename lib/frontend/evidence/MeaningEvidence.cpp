// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/MeaningEvidence.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <iterator>

namespace tranship::frontend {

void merge(MeaningFacts &into, MeaningFacts &&from) {
  for (auto &[fact, offsets] : from) {
    std::vector<unsigned> &known = into[fact];
    std::vector<unsigned> both;
    std::set_union(known.begin(), known.end(), offsets.begin(), offsets.end(),
                   std::back_inserter(both));
    known = std::move(both);
  }
}

void merge(MeaningOfFiles &into, MeaningOfFiles &&from) {
  for (auto &[path, seen] : from)
    if (auto [known, isNew] = into.try_emplace(path); isNew) {
      known->second = std::move(seen);
    } else {
      merge(known->second.facts, std::move(seen.facts));
      merge(known->second.inactive, std::move(seen.inactive));
    }
}

void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, MeaningFacts &facts) {
  for (auto &[fact, offsets] : facts)
    llvm::erase_if(offsets, [&](unsigned offset) { return !keeps(offset); });
}

} // namespace tranship::frontend

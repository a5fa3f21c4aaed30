// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/FileRecord.h"

#include <algorithm>

namespace tranship::frontend {

/// A header may be read as CUDA and as plain C++, and not each unit parses all bodies.
static void merge(ByOffset<VectorOperatorEvidence> &into, ByOffset<VectorOperatorEvidence> &&from) {
  for (const auto &[offset, seen] : from) {
    VectorOperatorEvidence &known = into.try_emplace(offset, seen).first->second;
    known.isComponentWise |= seen.isComponentWise;
    known.isForBothSides |= seen.isForBothSides;
    known.end = std::max(known.end, seen.end);
  }
}

void merge(TypeRecord &into, TypeRecord &&from) {
  forEachMember([](auto &known, auto &seen) { merge(known, std::move(seen)); }, into, from);
}

void merge(FileRecord &into, FileRecord &&from) {
  into.contradictions.merge(contradictionsOf(into.names, from.names));
  forEachMember([](auto &known, auto &seen) { merge(known, std::move(seen)); }, into, from);
}

void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, TypeRecord &record) {
  forEachMember([&](auto &seen) { restrictTo(keeps, seen); }, record);
}

void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, FileRecord &record) {
  forEachMember([&](auto &seen) { restrictTo(keeps, seen); }, record);
}

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/FileRecord.h"

namespace tranship::frontend {

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

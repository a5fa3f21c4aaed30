// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a unit recorded about one file, keyed by offset.
#pragma once

#include "frontend/evidence/AddressEvidence.h"
#include "frontend/evidence/AsmEvidence.h"
#include "frontend/evidence/CallEvidence.h"
#include "frontend/evidence/ConversionEvidence.h"
#include "frontend/evidence/FunctionEvidence.h"
#include "frontend/evidence/IncludeEvidence.h"
#include "frontend/evidence/LaunchEvidence.h"
#include "frontend/evidence/MeaningEvidence.h"
#include "frontend/evidence/NameEvidence.h"
#include "frontend/evidence/OperatorEvidence.h"
#include "frontend/evidence/PasteEvidence.h"
#include "frontend/evidence/Places.h"
#include "frontend/evidence/VectorListEvidence.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::frontend {

/// Where code makes or converts values in ways that CUDA's types allow and HIP's do not, or
/// interpret differently. Recorded for code as written and for each instantiation of a template.
struct TypeRecord {
#define TYPE_EVIDENCE(type, member) type member;
#include "frontend/evidence/Evidence.def"
};

struct FileRecord {
#define FILE_EVIDENCE(type, member) type member;
#include "frontend/evidence/Evidence.def"
};

/// Calls `function` with each member of a record, and the same member of further ones.
template <typename Function, typename... Record>
void forEachMember(const Function &function, TypeRecord &record, Record &...others) {
#define TYPE_EVIDENCE(type, member) function(record.member, others.member...);
#include "frontend/evidence/Evidence.def"
}
template <typename Function, typename... Record>
void forEachMember(const Function &function, FileRecord &record, Record &...others) {
#define FILE_EVIDENCE(type, member) function(record.member, others.member...);
#include "frontend/evidence/Evidence.def"
}

template <typename A> void transfer(A &archive, TypeRecord &value) {
  forEachMember([&](auto &member) { archive(member); }, value);
}
template <typename A> void transfer(A &archive, FileRecord &value) {
  forEachMember([&](auto &member) { archive(member); }, value);
}

/// Adds what another parse or unit saw.
void merge(TypeRecord &into, TypeRecord &&from);
void merge(FileRecord &into, FileRecord &&from);

/// Removes evidence at offsets that `keeps` rejects.
void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, TypeRecord &record);
void restrictTo(llvm::function_ref<bool(unsigned offset)> keeps, FileRecord &record);

} // namespace tranship::frontend

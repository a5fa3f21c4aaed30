// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records what code means, in the parse of an original and in that of its port (evidence/MeaningEvidence.h).
#pragma once

#include "frontend/record/FactRecorder.h"

namespace tranship::frontend {

void addMeaningRecorders(UnitWalk &walk, const FindFactPlace &findPlace,
                         const clang::ASTContext &context, const MeaningOptions &options);

} // namespace tranship::frontend

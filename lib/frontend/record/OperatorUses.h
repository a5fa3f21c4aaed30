// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether code calls the operators that the user declares for classes of libraries. HIP's classes come with operators, which
// code of a library may call in place of those, and no other fact is about that code.
#pragma once

#include "frontend/record/MeaningRecorder.h"

namespace tranship::frontend {

/// Records facts of the kind Use.
std::unique_ptr<CodeObserver> makeOperatorUses(FindFactPlace findPlace, const CodeContext &around);

} // namespace tranship::frontend

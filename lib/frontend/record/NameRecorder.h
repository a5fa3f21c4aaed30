// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records names as Clang resolves them, and the user's functions for CUDA types.
#pragma once

#include "frontend/record/UnitRecorder.h"
#include "frontend/record/UnitWalk.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeNameRecorder(UnitRecorder &recorder, const CodeContext &around);

} // namespace tranship::frontend

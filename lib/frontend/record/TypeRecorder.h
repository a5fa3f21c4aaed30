// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records the members of TypeRecord. Expects a walk with the instantiations of templates.
#pragma once

#include "frontend/record/UnitRecorder.h"
#include "frontend/record/UnitWalk.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeTypeRecorder(UnitRecorder &recorder,
                                               const clang::ASTContext &context,
                                               const CodeContext &around);

} // namespace tranship::frontend

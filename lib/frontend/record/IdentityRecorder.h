// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records where code tells types apart.
#pragma once

#include "frontend/record/FactRecorder.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeIdentityRecorder(FindFactPlace findPlace,
                                                   const clang::ASTContext &context,
                                                   const CodeContext &around,
                                                   MeaningOptions options);

} // namespace tranship::frontend

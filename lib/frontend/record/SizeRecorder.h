// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records the sizes and layouts of the user's types, and those of other types where they leave the program or are compared.
#pragma once

#include "frontend/record/FactRecorder.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeSizeRecorder(FindFactPlace findPlace,
                                               const clang::ASTContext &context,
                                               const CodeContext &around, MeaningOptions options);

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records how the arguments of a library's function are converted: a row that names a function for other numbers shows by that.
//   __float2int_rd(h)      for `__half2int_rd(h)`: the class converts itself
//   __float2half(d)        for `__double2half(d)`: rounds twice
#pragma once

#include "frontend/record/FactRecorder.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeConversionRecorder(FindFactPlace findPlace,
                                                     const clang::ASTContext &context,
                                                     const CodeContext &around,
                                                     MeaningOptions options);

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function that is named but not called, as in `&cublasHgemmBatched`, or called with arguments that
// a macro lists, as in `cublasHgemmBatched(ARGUMENTS)`, while its HIP form takes different arguments: a
// lambda that takes the arguments of the CUDA function.
#pragma once

#include "mapping/CallTemplate.h"
#include "source/SourceFile.h"

#include <optional>
#include <string>

namespace tranship::rules {

struct CallWrapper {
  /// What the lambda replaces: the name, and `&` before it.
  Range range;
  std::string text;
  /// The lambda is called in place.
  bool isCalled = false;
};

/// Nothing if the form is more than an expression over the values of its arguments, or if no
/// lambda can replace the name.
std::optional<CallWrapper> wrapperOf(const SourceFile &file, size_t name,
                                     const mapping::CallTemplate &form);

/// The parameters and the body that a macro gets which is another name of the function,
/// `#define copyToSymbol cudaMemcpyToSymbol`: `(a0, ...)` and `hipMemcpyToSymbol(HIP_SYMBOL(a0), ##__VA_ARGS__)`.
/// Nothing if the name at a token is not all of such a macro.
std::optional<std::pair<std::string, std::string>> callingMacro(const SourceFile &file, size_t name,
                                                                const mapping::CallTemplate &form);

} // namespace tranship::rules

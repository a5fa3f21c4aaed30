// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds strings and brackets that do not end, which show that a text is not valid Python.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship::buildfiles {

struct PythonProblem {
  size_t offset;
  std::string text;
};

/// The first string or bracket without an end, or bracket without a beginning. Python refuses such a
/// file as a whole.
std::optional<PythonProblem> findPythonProblem(llvm::StringRef text);

} // namespace tranship::buildfiles

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the text of a source says about it without a parse.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::driver {

/// The text with comments blanked out, and the literals in double quotes blanked out as well and
/// appended to `literals`.
std::string codeOf(llvm::StringRef text, std::vector<std::string> &literals);

/// Whether the code (without comments) defines `main`.
bool definesMain(llvm::StringRef code);

/// Whether the text uses CUDA. Sources for HIP, which can be called `.cu` too, do not.
bool usesCuda(llvm::StringRef text, bool isCudaFile);

} // namespace tranship::driver

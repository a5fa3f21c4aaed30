// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Facts about a source that its text shows without a parse.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::programs {

/// The text with a space for each comment and literal. Appends the literals in double quotes to
/// `literals`.
std::string codeOf(llvm::StringRef text, std::vector<std::string> &literals);

/// Whether the code (without comments) defines `main`.
bool definesMain(llvm::StringRef code);

/// Whether a source includes CUDA headers or calls CUDA functions, by the tables. Sources for HIP, which can be called
/// `.cu` too, do not.
bool usesCuda(const SourceFile &source);

} // namespace tranship::programs

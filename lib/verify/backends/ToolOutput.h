// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a tool of this machine and reads what it prints.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// At most 1 MB of the tool's standard output; empty if the tool failed or took more than 20 s.
std::string outputOf(const std::vector<std::string> &command);

/// The lines of a text that are not empty, trimmed.
std::vector<std::string> linesOf(llvm::StringRef text);

} // namespace tranship::verify

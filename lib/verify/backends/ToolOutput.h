// What a tool of the machine prints.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// At most 1 MB of standard output; empty when the tool fails or takes more than 20 s.
std::string outputOf(const std::vector<std::string> &command);

/// Those with something in them, trimmed.
std::vector<std::string> linesOf(llvm::StringRef text);

} // namespace tranship::verify

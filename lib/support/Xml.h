// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes text as XML.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// Escapes text for XML, also for an attribute in double quotes.
std::string xmlEscaped(llvm::StringRef text);

} // namespace tranship

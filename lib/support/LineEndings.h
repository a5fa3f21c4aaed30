// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts texts whose lines end in CRLF.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// Converts CRLF to LF. Other carriage returns stay.
std::string withLf(llvm::StringRef text);

/// Converts LF to CRLF. The text must not contain CRLF.
std::string withCrlf(llvm::StringRef text);

} // namespace tranship

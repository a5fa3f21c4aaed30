// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts with CRLF at the ends of their lines.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// The text with LF in place of CRLF. Other carriage returns stay.
std::string withLf(llvm::StringRef text);

/// The text, which has no CRLF, with CRLF in place of LF.
std::string withCrlf(llvm::StringRef text);

} // namespace tranship

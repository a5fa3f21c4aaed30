// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the source line of an address in the machine code, with the debugger's tools if they are
// installed.
#pragma once

#include "tranship/core.h"

#include <string>

namespace tranship::emulator {

/// `file` owns the string that the result points to. The result has no file if the line cannot be
/// found.
TranshipSite siteOfCode(const void *code, std::string &file);

} // namespace tranship::emulator

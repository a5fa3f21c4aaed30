// From a place in the machine code to a line of source, by the debugger's tools if there are any.
#pragma once

#include "tranship/core.h"

#include <string>

namespace tranship::emulator {

/// `file` keeps the text that the result points to. No file when it cannot be found out.
TranshipSite siteOfCode(const void *code, std::string &file);

} // namespace tranship::emulator

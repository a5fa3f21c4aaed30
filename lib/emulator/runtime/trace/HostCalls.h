// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the host's code calls the API. The code that the plugin adds keeps this up to date.
#pragma once

#include "emulator/interface/GeneratedCode.h"

#include "tranship/core.h"

#include <string>

namespace tranship::emulator {

/// Returns the place of this thread's current or last API call, without a file if it is unknown.
TranshipSite hostCallSite();

/// Returns the function as the program names it, or `otherwise` if it is unknown.
std::string hostFunction(const char *otherwise);

} // namespace tranship::emulator

/// Null before the first call.
extern "C" thread_local const tranship::emulator::HostCallSite *tranship_hostSite;

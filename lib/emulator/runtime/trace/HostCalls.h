// Where the host's code is that calls the API; the plugin keeps it up to date.
#pragma once

#include "emulator/interface/GeneratedCode.h"

#include "tranship/core.h"

#include <string>

namespace tranship::emulator {

/// Of the call that this thread makes, or made last; no file when it is not known.
TranshipSite hostCallSite();

/// The function as the program writes it; `otherwise` when it is not known.
std::string hostFunction(const char *otherwise);

} // namespace tranship::emulator

/// Null: there was none.
extern "C" thread_local const tranship::emulator::HostCallSite *tranship_hostSite;

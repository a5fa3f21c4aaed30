// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the files that builds of a program read in addition to the program itself.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "verify/backends/Machine.h"

#include <map>

namespace tranship::driver {

/// Returns the SHA-256 of each file by its absolute path: headers that either side includes and
/// libraries that it links, if they are in folders that the flags name, and the settings of the
/// translation. Skips files of compilers and toolkits. Includes every header that an `#include` may
/// find, whatever conditions surround it, but does not follow names from macros. Errors: a file
/// cannot be read, or there are too many for a receipt.
llvm::Expected<std::map<std::string, std::string>> outsideFiles(const VerifyInputs &inputs,
                                                                const Machine &machine);

} // namespace tranship::driver

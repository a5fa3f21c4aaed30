// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What builds of a program read besides the files that are the program.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "verify/backends/Machine.h"

#include <map>

namespace tranship::driver {

/// SHA-256 by absolute path: headers that the files of either side include, and libraries that the
/// flags name, as far as they lie in folders that the flags name; settings of the translation. Not
/// those of compilers and toolkits. Of headers all that a directive may mean are taken, whatever
/// its conditions; names that macros make up are not followed. Errors: there are more than a
/// receipt should hold.
llvm::Expected<std::map<std::string, std::string>> outsideFiles(const VerifyInputs &inputs,
                                                                const Machine &machine);

} // namespace tranship::driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What `tranship --version` prints.
#pragma once

#include <string>

namespace tranship::driver {

/// The versions of tranship, of the clang in it, and of its tables.
std::string versionText();

} // namespace tranship::driver

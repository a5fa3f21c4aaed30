// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests precompile is shared by all of their processes; the build makes the folder empty whenever it links one of the
// test programs (test/CMakeLists.txt).
#pragma once

#include <string>

namespace tranship {

inline std::string testCache() { return TEST_CACHE; }

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The options of NVRTC and hiprtc, as far as they mean something to clang for the host's processor.
#pragma once

#include <string>
#include <vector>

namespace tranship::emulator {

struct CompilerOptions {
  std::vector<std::string> flags; ///< clang's flags
  bool deviceByDefault = false;
  std::string unknown; ///< the first unknown option; empty: there is none
};

CompilerOptions readCompilerOptions(const char *const *options, int count);

} // namespace tranship::emulator

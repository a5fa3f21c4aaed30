// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports on standard error about what a kernel does wrong, for people and for programs. A report
// is one line:
//   tranship-emulator: KIND: kernel NAME: FILE:LINE: block (X,Y,Z) lanes LIST of warp N: MESSAGE
#pragma once

#include "tranship/cuda_spelling.h"

#include <cstdint>
#include <string>

namespace tranship::emulator {

/// What is known of the finding. Unknown parts are left out of the line.
struct Finding {
  const char *kind;
  std::string kernel;
  TranshipSite site{};
  const uint3 *block = nullptr;
  std::string lanes;
  std::string message;
};

/// Reports each kind, kernel and place once, since thousands of blocks do the same.
void report(const Finding &finding);

/// Returns "0-15,20".
std::string laneList(uint64_t lanes);

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How far a run is. Code that shows it need not see the parser.
#pragma once

#include <cstddef>

namespace tranship::translate {

/// Units parsed. `total` grows when headers turn up that no unit includes.
struct Progress {
  size_t done = 0, total = 0;
};

} // namespace tranship::translate

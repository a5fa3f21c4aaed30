// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Ranges.h"

#include <algorithm>

namespace tranship {

std::vector<Range> intersection(llvm::ArrayRef<Range> a, llvm::ArrayRef<Range> b) {
  std::vector<Range> both;
  while (!a.empty() && !b.empty()) {
    Range common{std::max(a.front().begin, b.front().begin),
                 std::min(a.front().end, b.front().end)};
    if (common.begin < common.end)
      both.push_back(common);
    (a.front().end < b.front().end ? a : b) = (a.front().end < b.front().end ? a : b).drop_front();
  }
  return both;
}

} // namespace tranship

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

std::vector<Range> difference(llvm::ArrayRef<Range> a, llvm::ArrayRef<Range> b) {
  std::vector<Range> rest;
  for (Range range : a) {
    while (!b.empty() && b.front().end <= range.begin)
      b = b.drop_front();
    for (llvm::ArrayRef<Range> next = b; range.begin < range.end; next = next.drop_front()) {
      unsigned end = next.empty() ? range.end : std::min(range.end, next.front().begin);
      if (range.begin < end)
        rest.push_back({range.begin, end});
      if (next.empty())
        break;
      range.begin = std::max(range.begin, next.front().end);
    }
  }
  return rest;
}

} // namespace tranship

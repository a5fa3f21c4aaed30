// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/ReferenceSpread.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tranship::verify {

void ReferenceSpread::add(double value) {
  isFinite_ &= std::isfinite(value);
  min_ = isEmpty_ ? value : std::min(min_, value);
  max_ = isEmpty_ ? value : std::max(max_, value);
  isEmpty_ = false;
}

bool ReferenceSpread::allows(double value, ElementType type, const Tolerance &tolerance) const {
  double spread = max_ - min_, size = std::max(std::fabs(min_), std::fabs(max_));
  bool isWhole = !isFloating(type);
  double lastDigits = roundingOf(isWhole ? ElementType::F32 : type);
  if (isEmpty_ || !isFinite_ || spread > lastDigits * size)
    return true;
  // A few runs do not show all possible values. Whole numbers may also be a clock or a process id,
  // which increase from run to run.
  constexpr double runsNotSeen = 10;
  double margin = std::max(runsNotSeen * spread, tolerance.relative * size);
  if (isWhole)
    margin = std::max(margin, size);
  return value >= min_ - margin && value <= max_ + margin;
}

std::string ReferenceSpread::str() const {
  return fmt::format("{} to {} from run to run", min_, max_);
}

} // namespace tranship::verify

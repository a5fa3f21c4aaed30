#include "verify/compare/ReferenceSpread.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tranship::verify {

void ReferenceSpread::add(double value) {
  isFinite_ &= std::isfinite(value);
  least_ = isEmpty_ ? value : std::min(least_, value);
  most_ = isEmpty_ ? value : std::max(most_, value);
  isEmpty_ = false;
}

bool ReferenceSpread::allows(double value, ElementType type, const Tolerance &tolerance) const {
  double spread = most_ - least_, size = std::max(std::fabs(least_), std::fabs(most_));
  bool isWhole = !isFloating(type);
  double lastDigits = roundingOf(isWhole ? ElementType::F32 : type);
  if (isEmpty_ || !isFinite_ || spread > lastDigits * size)
    return true;
  // Few runs do not show all that is possible. Whole numbers may also be the program's clock or its
  // process, and go on from run to run.
  constexpr double runsNotSeen = 10;
  double margin = std::max(runsNotSeen * spread, tolerance.relative * size);
  if (isWhole)
    margin = std::max(margin, size);
  return value >= least_ - margin && value <= most_ + margin;
}

std::string ReferenceSpread::str() const {
  return fmt::format("{} to {} from run to run", least_, most_);
}

} // namespace tranship::verify

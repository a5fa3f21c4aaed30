// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/TypicalSize.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

namespace tranship::verify {

double typicalSize(std::vector<double> numbers) {
  for (double &number : numbers)
    number = std::fabs(number);
  llvm::erase_if(numbers, [](double size) { return !(size > 0) || std::isinf(size); });
  llvm::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers.empty() ? 0 : numbers[(numbers.size() - 1) * 9 / 10];
}

bool isPlaceholder(double size, llvm::StringRef bytes) {
  constexpr double smallest = 1e5, large = 1e30, largestHalf = 65504;
  if (!std::isfinite(size) || size >= large || size == largestHalf ||
      bytes.find_first_not_of(bytes.front()) == llvm::StringRef::npos)
    return true;
  if (size < smallest)
    return false;
  // The value need not be exact; it may have been a float.
  auto is = [&](double number) { return float(size) == float(number); };
  double power = std::pow(10, std::round(std::log10(size)));
  return is(power) || is(power - 1) || is(2147483648.0) || is(4294967296.0);
}

std::vector<uint64_t> sampleOf(uint64_t count) {
  constexpr uint64_t maxSamples = 1 << 16;
  std::vector<uint64_t> sample(std::min(count, maxSamples));
  for (uint64_t i = 0; i < sample.size(); ++i)
    sample[i] =
        count <= maxSamples ? i : uint64_t(double(i) * (double(count) / double(maxSamples)));
  return sample;
}

} // namespace tranship::verify

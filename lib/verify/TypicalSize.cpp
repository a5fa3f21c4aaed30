#include "verify/TypicalSize.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

namespace tranship {

double typicalSize(std::vector<double> numbers) {
  for (double &number : numbers)
    number = std::fabs(number);
  llvm::erase_if(numbers, [](double size) { return !(size > 0) || std::isinf(size); });
  llvm::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers.empty() ? 0 : numbers[(numbers.size() - 1) * 9 / 10];
}

std::vector<uint64_t> sampleOf(uint64_t count) {
  constexpr uint64_t most = 1 << 16;
  std::vector<uint64_t> sample(std::min(count, most));
  for (uint64_t i = 0; i < sample.size(); ++i)
    sample[i] = count <= most ? i : uint64_t(double(i) * (double(count) / double(most)));
  return sample;
}

} // namespace tranship

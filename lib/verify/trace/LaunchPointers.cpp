// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/trace/LaunchPointers.h"

#include "verify/trace/TraceComparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tranship::verify {
namespace {

using namespace emulator;

/// The target of an argument. Allocation 0: no memory that the API allocated.
struct PointerTarget {
  uint64_t allocation = 0, offset = 0;
};

PointerTarget pointerTargetOf(const TracedLaunch &launch, uint64_t argument) {
  for (const TracedReference &reference : launch.references)
    if (reference.argument == argument && reference.through == TracedReference::none &&
        reference.position == 0 && launch.arguments[argument].isPointer)
      return {launch.buffers[reference.buffer].number, reference.offset};
  return {};
}

/// Calls `visit` for each pair of corresponding launches until it returns false.
template <typename Visit>
void forLaunches(const KernelTrace &original, const KernelTrace &port, size_t maxLaunches,
                 Visit visit) {
  size_t count = std::min({original.launches.size(), port.launches.size(), maxLaunches});
  for (size_t i = 0; i < count; ++i) {
    const TracedLaunch &a = original.launches[i], &b = port.launches[i];
    if (!isSameKernel(a.kernel, b.kernel) || a.arguments.size() != b.arguments.size() ||
        !visit(a, b))
      return;
  }
}

class PointerComparison {
public:
  PointerComparison(const KernelTrace &original, const KernelTrace &port,
                    const SameAllocation &isSame)
      : isSame_(isSame), sizes_(sizesOf(original)), portSizes_(sizesOf(port)) {}

  /// Returns the first difference; empty if both launches point to the same places.
  std::string compare(const TracedLaunch &a, const TracedLaunch &b) const {
    std::vector<PointerTarget> first, second;
    for (uint64_t i = 0; i < a.arguments.size(); ++i) {
      first.push_back(pointerTargetOf(a, i));
      second.push_back(pointerTargetOf(b, i));
    }
    std::vector<bool> isReported(first.size());
    std::string text;
    auto report = [&](const std::string &what) { text += (text.empty() ? "" : ", ") + what; };
    for (size_t i = 0; i < first.size(); ++i)
      for (size_t k = i + 1; k < first.size(); ++k)
        if (differ(first[i], second[i]) && differ(first[k], second[k]) &&
            agree(first[i], second[k]) && agree(first[k], second[i])) {
          report(fmt::format("arguments {} and {} are swapped", named(a, i), named(a, k)));
          isReported[i] = isReported[k] = true;
        }
    for (size_t i = 0; i < first.size(); ++i)
      if (!isReported[i] && differ(first[i], second[i]))
        report(fmt::format("argument {}: {} against {}", named(a, i), shown(first[i]),
                           shown(second[i])));
    return text;
  }

private:
  using Sizes = std::map<uint64_t, uint64_t>;
  static Sizes sizesOf(const KernelTrace &trace) {
    Sizes sizes;
    for (const TracedLaunch &launch : trace.launches)
      for (const TracedBuffer &buffer : launch.buffers)
        sizes[buffer.number] = buffer.size;
    return sizes;
  }

  /// Whether both sides have this allocation with the same size, as far as the traces show.
  bool isCommon(uint64_t allocation) const {
    auto size = sizes_.find(allocation), other = portSizes_.find(allocation);
    return size == sizes_.end() || other == portSizes_.end() || size->second == other->second;
  }
  bool agree(const PointerTarget &a, const PointerTarget &b) const {
    return isSame_(a.allocation, b.allocation) && a.offset == b.offset;
  }
  bool differ(const PointerTarget &a, const PointerTarget &b) const {
    return a.allocation && b.allocation && !agree(a, b) && isCommon(a.allocation) &&
           isCommon(b.allocation);
  }

  static std::string named(const TracedLaunch &launch, size_t argument) {
    const std::string &name = launch.arguments[argument].name;
    return fmt::format("{}{}", argument + 1, name.empty() ? "" : " (`" + name + "`)");
  }
  static std::string shown(const PointerTarget &target) {
    return fmt::format("allocation {}{}", target.allocation,
                       target.offset ? fmt::format(", byte {}", target.offset) : "");
  }

  const SameAllocation &isSame_;
  Sizes sizes_, portSizes_;
};

} // namespace

std::string placeOf(const TracedLaunch &launch) {
  return launch.callFile.empty()
             ? std::string()
             : fmt::format(" ({}:{})", llvm::sys::path::filename(launch.callFile).str(),
                           launch.callLine);
}

AllocationPairs allocationPairs(const KernelTrace &original, const KernelTrace &port) {
  AllocationPairs pairs;
  forLaunches(original, port, SIZE_MAX, [&](const TracedLaunch &a, const TracedLaunch &b) {
    for (uint64_t i = 0; i < a.arguments.size(); ++i)
      if (PointerTarget first = pointerTargetOf(a, i), second = pointerTargetOf(b, i);
          first.allocation && second.allocation)
        pairs.push_back({first.allocation, second.allocation});
    return true;
  });
  return pairs;
}

bool isRenaming(const AllocationPairs &pairs) {
  std::map<std::pair<uint64_t, uint64_t>, unsigned> times;
  for (const auto &pair : pairs)
    ++times[pair];
  std::set<uint64_t> first, second;
  return llvm::all_of(times, [&](const auto &entry) {
    const auto &[pair, count] = entry;
    return first.insert(pair.first).second && second.insert(pair.second).second &&
           (pair.first == pair.second || count > 1);
  });
}

std::string comparePointers(const KernelTrace &original, const KernelTrace &port, size_t launches,
                            const SameAllocation &isSame) {
  PointerComparison comparison(original, port, isSame);
  std::string text;
  forLaunches(original, port, launches, [&](const TracedLaunch &a, const TracedLaunch &b) {
    std::string differences = comparison.compare(a, b);
    if (!differences.empty())
      text = fmt::format("the original launches {}{}, the port too{}: {}", a.kernel, placeOf(a),
                         placeOf(b), differences);
    return text.empty();
  });
  return text;
}

} // namespace tranship::verify

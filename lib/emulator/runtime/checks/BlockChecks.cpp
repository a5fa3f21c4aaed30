// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/BlockChecks.h"

#include "memory/Memory.h"

#include <cstring>
#include <map>
#include <set>
#include <utility>

namespace tranship::emulator {

namespace {

/// For each kernel, the places between which a barrier is missing.
std::map<std::string, std::set<std::string>> &barrierLocations() {
  static auto &locations = *new std::map<std::string, std::set<std::string>>;
  return locations;
}

} // namespace

void BlockChecks::begin(const Launch &launch, uint64_t number, unsigned warpWidth,
                        Range staticShared, Range dynamicShared) {
  time.begin(*launch.time, number, launch.block.x * launch.block.y * launch.block.z, warpWidth);
  auto prepare = [](std::optional<Region> &region, Range range) {
    if (range.size == 0)
      return region.reset();
    if (!region || region->start != range.start || region->size != range.size)
      region.emplace(range.start, range.size, /*shared=*/true, /*knowsWrites=*/true);
    else
      region->markUnwritten();
    std::memset(range.start, poison, range.size);
  };
  prepare(staticShared_, staticShared);
  prepare(dynamicShared_, dynamicShared);
}

void BlockChecks::noteBarrier(const std::string &kernel, const std::string &location,
                              const std::string &otherLocation) {
  barrierLocations()[kernel].insert({location, otherLocation});
}

void BlockChecks::reportHeld() {
  for (Held &held : std::exchange(held_, {})) {
    const std::set<std::string> &locations = barrierLocations()[held.finding.kernel];
    if (locations.contains(held.location) || locations.contains(held.otherLocation))
      continue;
    held.finding.block = &held.block;
    report(held.finding);
  }
}

std::string BlockChecks::describeShared(const char *address) const {
  for (auto [region, what] : {std::pair(&dynamicShared_, "dynamic"), {&staticShared_, "static"}})
    if (*region && address + 64 >= (*region)->start) {
      const char *end = (*region)->start + (*region)->size;
      std::string size = std::to_string((*region)->size) + " bytes of " + what +
                         " shared memory that the block has";
      if (address < (*region)->start)
        return std::to_string((*region)->start - address) + " bytes before the " + size;
      return address < end ? "across the end of the " + size
                           : std::to_string(address - end) + " bytes past the end of the " + size;
    }
  return "in shared memory, but the block has none";
}

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// State that a block of a checked program keeps for the checks of its accesses: the order of its threads,
// its shared memory, and reports that are held back.
#pragma once

#include "checks/Races.h"
#include "memory/Regions.h"

#include "core/Launch.h"
#include "core/Report.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::emulator {

class BlockChecks {
public:
  struct Range {
    char *start;
    size_t size;
  };
  void begin(const Launch &launch, uint64_t number, unsigned warpWidth, Range staticShared,
             Range dynamicShared);

  BlockTime time;
  /// Returns the region of shared memory that holds the address, or null if none does.
  Region *sharedRegion(const void *address) {
    for (std::optional<Region> *region : {&staticShared_, &dynamicShared_})
      if (*region && (*region)->holds(address, 1))
        return &**region;
    return nullptr;
  }
  /// Returns "12 bytes past the end of …".
  std::string describeShared(const char *address) const;

  /// A report that is made when the block ends, unless a missing barrier at the same place explains
  /// it.
  struct Held {
    Finding finding; ///< without a block
    uint3 block;
    std::string location, otherLocation; ///< "file:line"; the second is empty if there is none
  };
  void hold(Held held) { held_.push_back(std::move(held)); }
  /// Notes that a barrier is missing between two places of the kernel.
  void noteBarrier(const std::string &kernel, const std::string &location,
                   const std::string &otherLocation);
  /// Makes the reports that were held back. Called when the block has ended.
  void reportHeld();

private:
  std::vector<Held> held_;
  std::optional<Region> staticShared_, dynamicShared_;
};

} // namespace tranship::emulator

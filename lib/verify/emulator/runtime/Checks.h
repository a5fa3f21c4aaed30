// What a checked program's accesses to memory are checked for: bounds, use after free, reads of
// what nobody wrote, races.
#pragma once

#include "Races.h"
#include "Regions.h"

#include <optional>

namespace tranship::emulator {

class Block;

class BlockChecks {
public:
  struct Range {
    char *start;
    size_t size;
  };
  void begin(Block &block, uint64_t number, Range staticShared, Range dynamicShared);

  BlockTime time;
  /// The region of the block's shared memory that the address lies in; null: between them.
  Region *sharedRegion(const void *address) {
    for (std::optional<Region> *region : {&staticShared_, &dynamicShared_})
      if (*region && (*region)->holds(address, 1))
        return &**region;
    return nullptr;
  }
  /// "12 bytes past the end of …"
  std::string describeShared(const char *address) const;

private:
  std::optional<Region> staticShared_, dynamicShared_;
};

} // namespace tranship::emulator

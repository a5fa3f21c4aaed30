// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/TextMap.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {

const TextPart *TextMap::partAt(unsigned offset) const {
  auto after = llvm::partition_point(
      parts_, [&](const TextPart &part) { return part.range.begin <= offset; });
  return after == parts_.begin() ? nullptr : &*std::prev(after);
}

unsigned TextMap::originalOffset(unsigned offset) const {
  const TextPart *part = partAt(offset);
  if (!part)
    return offset;
  if (part->change)
    return part->from.begin;
  return std::min(part->from.begin + (offset - part->range.begin), part->from.end);
}

std::vector<size_t> TextMap::changesIn(Range range) const {
  std::vector<size_t> changes;
  for (const TextPart *part = partAt(range.begin); part && part != parts_.data() + parts_.size();
       ++part) {
    if (part->range.begin >= range.end)
      break;
    if (part->change && !llvm::is_contained(changes, *part->change))
      changes.push_back(*part->change);
  }
  return changes;
}

} // namespace tranship

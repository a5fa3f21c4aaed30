// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/Evidence.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tranship::frontend {

/// The headers that a unit includes in a file or before it.
static std::set<std::string> includesUntilEndOf(const std::string &path, const ParsedUnit &unit) {
  auto end = unit.includesAtEnd.find(path);
  std::set<std::string> names;
  for (const auto &[name, before] : unit.includes)
    if (end == unit.includesAtEnd.end() || before < end->second)
      names.insert(name);
  return names;
}

void Evidence::add(ParsedUnit unit) {
  for (auto &[path, record] : unit.files) {
    FileEvidence &into = files[path];
    if (!unit.mayUseCuda) {
      for (const auto &[offset, name] : record.names)
        if (name.owner == Owner::System)
          into.unconnected.try_emplace(offset, name.entity);
        else if (name.owner == Owner::User)
          into.ownInPlainUnits.insert(offset);
      if (into.inactiveInPlainUnits)
        merge(*into.inactiveInPlainUnits, std::move(record.inactive));
      else
        into.inactiveInPlainUnits = std::move(record.inactive);
      continue;
    }
    if (unit.isCuda) {
      std::set<std::string> seen = includesUntilEndOf(path, unit);
      if (into.includesOfCudaUnits)
        std::erase_if(*into.includesOfCudaUnits,
                      [&](const std::string &header) { return !seen.contains(header); });
      else
        into.includesOfCudaUnits = std::move(seen);
    }
    into.cudaHeaders.insert(unit.cudaHeaders.begin(), unit.cudaHeaders.end());
    if (std::exchange(into.mayUseCuda, true))
      merge(into, std::move(record));
    else
      static_cast<FileRecord &>(into) = std::move(record);
  }
  (unit.mayUseCuda ? userNames : plainUserNames).merge(unit.userNames);
  std::move(unit.problems.begin(), unit.problems.end(), std::back_inserter(problems));
}

void Evidence::settle() {
  for (auto &[path, file] : files)
    for (unsigned offset : file.ownInPlainUnits)
      if (auto name = file.names.find(offset);
          name != file.names.end() && name->second.owner == Owner::System)
        file.contradictions.insert(offset);
}

} // namespace tranship::frontend

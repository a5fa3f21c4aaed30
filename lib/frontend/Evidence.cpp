// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/Evidence.h"

#include "source/Ranges.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tranship::frontend {

static void addNames(FileEvidence &into, std::map<unsigned, NameEvidence> names) {
  for (auto &[offset, name] : names) {
    auto [entry, isNew] = into.names.try_emplace(offset, name);
    if (isNew)
      continue;
    NameEvidence &known = entry->second;
    if ((known.owner == Owner::User) != (name.owner == Owner::User) &&
        known.owner != Owner::Unresolved && name.owner != Owner::Unresolved)
      into.contradictions.insert(offset);
    // Another unit may have resolved what this one could not. A contradictory name counts as
    // CUDA's.
    static_assert(Owner::System < Owner::User && Owner::User < Owner::Unresolved);
    if (std::tie(name.owner, name.layer, name.entity) <
        std::tie(known.owner, known.layer, known.entity))
      known = std::move(name);
  }
}

void Evidence::add(ParsedUnit unit) {
  for (auto &[path, record] : unit.files) {
    bool isNew = !files.contains(path) || !files[path].mayUseCuda;
    FileEvidence &into = files[path];
    if (!unit.mayUseCuda) {
      for (const auto &[offset, name] : record.names)
        if (name.owner == Owner::System)
          into.unconnected.try_emplace(offset, name.entity);
        else if (name.owner == Owner::User)
          into.ownInPlainUnits.insert(offset);
      continue;
    }
    into.mayUseCuda = true;
    if (unit.isCuda && !into.includesOfCudaUnits)
      into.includesOfCudaUnits = unit.includes;
    else if (unit.isCuda)
      std::erase_if(*into.includesOfCudaUnits,
                    [&](const std::string &header) { return !unit.includes.contains(header); });
    into.cudaHeaders.insert(unit.cudaHeaders.begin(), unit.cudaHeaders.end());
    addNames(into, std::move(record.names));
    for (auto &[offset, calls] : record.calls)
      into.calls[offset].merge(calls);
    for (auto &[offset, launch] : record.launches) {
      into.launches[offset].onDevice |= launch.onDevice;
    }
    for (auto &[offset, include] : record.includes) {
      IncludeEvidence &known = into.includes[offset];
      if (known.spelled.empty() || (!known.found && include.found))
        known = std::move(include);
    }
    into.addressArithmetic.merge(record.addressArithmetic);
    into.addressConversions.merge(record.addressConversions);
    into.functions.merge(record.functions);
    into.vectorOperators.merge(record.vectorOperators);
    into.bareDefinitions.merge(record.bareDefinitions);
    into.vectorBases.merge(record.vectorBases);
    into.types.merge(record.types, [](unsigned) { return true; });
    for (auto &[offset, built] : record.pasted)
      into.pasted[offset].merge(built);
    for (auto &[offset, seen] : record.deviceAsm)
      into.deviceAsm[offset].merge(seen);
    into.neededHeaders.merge(record.neededHeaders);
    into.contradictions.merge(record.contradictions);
    // Code is inactive if no unit compiles it.
    into.inactive =
        isNew ? std::move(record.inactive) : intersection(into.inactive, record.inactive);
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

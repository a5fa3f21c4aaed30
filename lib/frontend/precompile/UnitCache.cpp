// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/UnitCache.h"

#include "frontend/evidence/UnitFile.h"

#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

uint64_t hashOf(const UnitKey &key) {
  return fingerprintOf(*key.command,
                       std::to_string(key.settings) + " " + std::to_string(key.prelude));
}

ContentInputs inputsOf(const CompileCommand &command, const ParsedUnit &unit) {
  std::set<std::string> names = unit.filesMissing, folders;
  for (const auto &[name, before] : unit.includes)
    names.insert(name);
  // A quoted include first looks in the folder of the file that contains it.
  for (const auto &[path, record] : unit.files)
    folders.insert(llvm::sys::path::parent_path(path).str());
  return {unit.filesRead, absentCandidates(command, std::move(folders), names)};
}

} // namespace

std::optional<llvm::StringRef> UnitCache::find(const UnitKey &key) {
  if (key.prelude == 0)
    return std::nullopt;
  std::optional<llvm::StringRef> unit = content_.find(hashOf(key));
  return unit && deserializeUnit(*unit) ? unit : std::nullopt;
}

void UnitCache::add(const UnitKey &key, std::string unit) {
  if (key.prelude == 0)
    return;
  if (std::optional<ParsedUnit> parsed = deserializeUnit(unit))
    content_.add(hashOf(key), inputsOf(*key.command, *parsed), std::move(unit));
}

} // namespace tranship::frontend

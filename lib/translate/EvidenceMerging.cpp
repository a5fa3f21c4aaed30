// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/EvidenceMerging.h"

#include "llvm/Support/Path.h"

namespace tranship::translate {
namespace {

/// False if the bytes are damaged.
bool mergeUnit(llvm::StringRef bytes, MergedEvidence &into) {
  std::optional<frontend::ParsedUnit> unit = frontend::deserializeUnit(bytes);
  if (!unit)
    return false;
  std::optional<checks::CheckResults> results = checks::deserializeResults(unit->observations);
  if (!results)
    return false;
  ParseCauses causes = causesOf(std::move(unit->problems));
  unit->problems = std::move(causes.problems);
  for (MissingHeader &missing : causes.missing) {
    for (const auto &[path, record] : unit->files)
      missing.files.insert(path);
    into.missingHeaders.push_back(std::move(missing));
  }
  into.filesRead.merge(unit->filesRead);
  into.files.add(std::move(*unit));
  into.checks.add(std::move(*results));
  return true;
}

} // namespace

void mergeEvidence(ParsedUnits units, MergedEvidence &into) {
  for (size_t i = 0; i < units.commands.size(); ++i) {
    const frontend::CompileCommand &command = units.commands[i];
    into.units.insert(command.file);
    if (command.isCuda)
      into.cudaUnits.insert(command.file);
    frontend::SerializedUnit unit = std::move(units.units[i]); // its memory is freed right away
    if (unit.error == stoppedError) {
      into.unfinished.insert(command.file);
      continue;
    }
    if (unit.error.empty()) {
      if (mergeUnit(unit.bytes, into))
        continue;
      unit.error = "the stored results of this unit are damaged";
    }
    into.notParsed.insert(command.file);
    into.diagnostics.push_back(
        {DiagnosticKind::UnitNotParsed,
         command.file,
         0,
         0,
         unit.error + "; it was translated by its text alone",
         "check that your own names were left alone, and the flags of its compile command",
         {}});
  }
}

void forgetFiles(const std::map<std::string, std::string> &files, MergedEvidence &merged) {
  for (const auto &[path, text] : files) {
    merged.files.files.erase(path);
    merged.filesRead.erase(path);
  }
}

namespace {

/// Headers have names such as `a.h` and `a.cuh`; other files are sources, or fragments.
bool isHeader(llvm::StringRef path) {
  llvm::StringRef extension = llvm::sys::path::extension(path);
  return extension.starts_with(".h") || extension == ".cuh";
}

} // namespace

bool MergedEvidence::isHeaderAlone(const std::string &path) const {
  return unread.contains(path) && isHeader(path);
}

rules::ImplicitHeader implicitHeaderOf(const project::InputFile &input,
                                       const MergedEvidence &merged) {
  const std::string &path = input.source->path();
  if (!merged.cudaUnits.contains(path))
    return rules::ImplicitHeader::None;
  if (input.role != project::FileRole::Header)
    return rules::ImplicitHeader::Unit;
  // Fragments belong into the middle of a file.
  return isHeader(path) ? rules::ImplicitHeader::LoneHeader : rules::ImplicitHeader::None;
}

void settleEvidence(MergedEvidence &merged) {
  settleWaves(merged.checks.waves, merged.files);
  merged.files.settle();
}

} // namespace tranship::translate

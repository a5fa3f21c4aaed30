// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortParse.h"

#include "support/Archive.h"

#include "llvm/Support/Path.h"

namespace tranship::frontend {

template <typename A> static void transfer(A &archive, PortPlace &value) {
  auto &[file, offset] = value;
  archive(file, offset);
}

template <typename A> static void transfer(A &archive, PortError &value) {
  auto &[file, offset, message, missingHeader, macroFile, macroOffset, libraryHeader, own, uses] =
      value;
  archive(file, offset, message, missingHeader, macroFile, macroOffset, libraryHeader, own, uses);
}

template <typename A> static void transfer(A &archive, PortUnit &value) {
  auto &[errors, filesRead, includes, isUnknown, dependsOnTarget, meaning] = value;
  archive(errors, filesRead, includes, isUnknown, dependsOnTarget, meaning);
}

ContentInputs inputsOf(const CompileCommand &command, const PortUnit &unit) {
  std::set<std::string> folders;
  for (const std::string &path : unit.filesRead)
    folders.insert(llvm::sys::path::parent_path(path).str());
  return {unit.filesRead, absentCandidates(command, std::move(folders), unit.includes)};
}

std::string serializePortUnit(const PortUnit &unit) {
  ArchiveWriter archive;
  archive(unit);
  return archive.take();
}

MeaningOfFiles meaningOf(const PortUnit &unit) {
  MeaningOfFiles files;
  ArchiveReader archive(unit.meaning);
  if (!unit.meaning.empty())
    archive(files);
  return archive.failed() ? MeaningOfFiles() : std::move(files);
}

std::optional<PortUnit> deserializePortUnit(llvm::StringRef bytes) {
  PortUnit unit;
  ArchiveReader archive(bytes);
  archive(unit);
  return archive.failed() || !archive.atEnd() ? std::nullopt : std::optional(std::move(unit));
}

} // namespace tranship::frontend

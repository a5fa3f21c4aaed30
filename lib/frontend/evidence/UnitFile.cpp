// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/UnitFile.h"

#include "diagnostics/DiagnosticArchive.h"

namespace tranship::frontend {

std::string serializeUnit(const ParsedUnit &unit) {
  ArchiveWriter archive;
  archive(unit);
  return archive.take();
}

std::optional<ParsedUnit> deserializeUnit(llvm::StringRef bytes) {
  ArchiveReader archive(bytes);
  ParsedUnit unit;
  archive(unit);
  if (archive.failed() || !archive.atEnd())
    return std::nullopt;
  return unit;
}

} // namespace tranship::frontend

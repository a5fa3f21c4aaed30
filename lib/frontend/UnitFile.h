// ParsedUnit as bytes: what one process learnt of a unit, for another one (`--shard`) or for the
// next run.
#pragma once

#include "frontend/ParsedUnit.h"

#include <optional>
#include <string>

namespace tranship::frontend {

/// A unit as bytes, or why it could not be parsed.
struct SerializedUnit {
  std::string bytes, error;
};

std::string serializeUnit(const ParsedUnit &unit);

/// Nothing for bytes that are no unit: cut off, or written by another version.
std::optional<ParsedUnit> deserializeUnit(llvm::StringRef bytes);

} // namespace tranship::frontend

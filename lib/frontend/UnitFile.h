// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts a ParsedUnit to bytes and back, to pass it to another process (`--shard`) or to the next
// run.
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

/// Returns nothing for bytes that are not a unit: incomplete, or written by another version.
std::optional<ParsedUnit> deserializeUnit(llvm::StringRef bytes);

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts a ParsedUnit to bytes and back, to pass it to another process (`--shard`) or to the next
// run.
#pragma once

#include "frontend/evidence/ParsedUnit.h"

#include <optional>
#include <string>

namespace tranship::frontend {

/// A unit as bytes, or the reason why Clang could not parse it.
struct SerializedUnit {
  std::string bytes, error;
};

std::string serializeUnit(const ParsedUnit &unit);

/// Returns `nullopt` if the bytes are incomplete or another version wrote them.
std::optional<ParsedUnit> deserializeUnit(llvm::StringRef bytes);

} // namespace tranship::frontend

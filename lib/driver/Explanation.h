// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tranship knows about a name or the id of a diagnostic, as text.
#pragma once

#include "driver/Rooms.h"
#include "mapping/Table.h"

namespace tranship::driver {

struct NameExplanation {
  /// The page of a diagnostic, the rows of a name, or that the tables do not list it.
  std::string text;
  bool isKnown = false;
};

NameExplanation explainAsText(const Table &table, llvm::StringRef name);

} // namespace tranship::driver

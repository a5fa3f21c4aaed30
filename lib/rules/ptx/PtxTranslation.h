// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX as C++: an asm statement is translated as a whole and exactly, or not at all.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

struct PtxTranslation {
  /// Statements without `;`, with operandMark() for what the user wrote.
  std::vector<PtxLine> lines;
  /// It has variables or types of its own.
  bool declares = false;
  /// Why nothing replaces the statement, if there are no lines.
  std::string comment = {};
  /// Ids of the helpers that the lines call (mapping/Helpers.h).
  std::set<std::string> helpers = {};
  /// Headers of HIP that the lines need.
  std::set<std::string> headers = {};

  friend bool operator==(const PtxTranslation &, const PtxTranslation &) = default;
};

struct PtxOutcome {
  std::optional<PtxTranslation> translation;
  /// Why there is none.
  std::string reason = {};
};

/// Translates a statement as Clang saw it once. `operands` are the texts of its operands.
PtxOutcome translatePtx(const frontend::AsmEvidence &seen, llvm::ArrayRef<std::string> operands,
                        const PtxPlace &place);

} // namespace tranship::rules

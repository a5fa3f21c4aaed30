// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Neighboring matrix products with the same first matrix, which one instruction of AMD GPUs computes.
#pragma once

#include "rules/AsmSyntax.h"

namespace tranship::rules {

/// A statement as it was seen and as it is written.
struct SeenAsm {
  frontend::AsmEvidence seen;
  AsmSyntax syntax;
};

/// Two statements as one, whose second matrix has the columns of both. Nothing if they have different first
/// matrices, or if the second might read what the first writes.
std::optional<SeenAsm> pairOfProducts(const SourceFile &file, const SeenAsm &first,
                                      const SeenAsm &second);

} // namespace tranship::rules

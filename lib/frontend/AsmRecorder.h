// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "frontend/AsmEvidence.h"

#include "clang/AST/Stmt.h"

namespace tranship::frontend {

/// What Clang knows about an asm statement.
AsmEvidence describeAsm(const clang::AsmStmt *statement, const clang::ASTContext &context);

} // namespace tranship::frontend

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "frontend/evidence/AsmEvidence.h"

#include "clang/AST/Stmt.h"

namespace tranship::frontend {

/// Where a statement begins: at `asm`, or at a macro that expands only to the keywords, as in
/// `#define asm asm volatile`.
clang::SourceLocation beginOfAsm(const clang::AsmStmt *statement,
                                 const clang::SourceManager &sources);

/// What Clang knows about an asm statement.
AsmEvidence describeAsm(const clang::AsmStmt *statement, const clang::ASTContext &context);

} // namespace tranship::frontend

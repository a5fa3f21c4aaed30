// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks at the tree of a port's unit: what a precompiled header shows too much of, and what the code means.
#pragma once

#include "frontend/port/PortParse.h"
#include "frontend/port/Visibility.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/Basic/SourceManager.h"

#include <memory>

namespace tranship::frontend {

/// `visibility`: null if there is no precompiled header. `isHost`: the parse is for the host. Fills `unit.meaning`.
std::unique_ptr<clang::ASTConsumer> makePortConsumer(const clang::SourceManager &sources,
                                                     const PortOptions &options, PortUnit &unit,
                                                     Visibility *visibility, bool isHost);

} // namespace tranship::frontend

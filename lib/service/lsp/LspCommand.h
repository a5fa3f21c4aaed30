// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship lsp`: serves an editor.
#pragma once

#include "driver/options/CommandLine.h"

namespace tranship::service {

/// Returns the exit code.
llvm::Expected<int> lspCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::service

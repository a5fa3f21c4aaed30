// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The headers of a program as its compiler finds them.
#pragma once

#include "project/Inputs.h"

namespace tranship::project {

/// Adds what the inputs include from below the root, and what these files include in turn, but no
/// sources. `folders`: where compilers look for headers; absolute, like the root.
llvm::Error addFoundHeaders(std::vector<InputFile> &inputs, const std::string &root,
                            llvm::ArrayRef<std::string> folders);

} // namespace tranship::project

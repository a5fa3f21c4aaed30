// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps the emulator's headers, which every unit includes first, in the form that clang reads
// fastest. They take more time than all else about a small program.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::emulator {

/// Makes the `clang -cc1` command, which has `-include HEADER`, read the header's precompiled form
/// from the folder. Returns the command that writes it; empty: it is there, and no file in it has
/// changed since. If the folder cannot be written, the command stays as it is.
std::vector<std::string> usePrecompiled(std::vector<std::string> &command, llvm::StringRef header,
                                        llvm::StringRef cacheFolder);

} // namespace tranship::emulator

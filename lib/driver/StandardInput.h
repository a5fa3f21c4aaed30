// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `-` as an input: the text that comes from standard input.
#pragma once

#include "driver/Rooms.h"
#include "translate/Translate.h"

namespace tranship::driver {

/// Standard input is one of the inputs.
bool readsStandardInput(llvm::ArrayRef<std::string> inputs);

/// Reads standard input if it is one of the inputs. It counts as the file `<stdin>` in the current
/// folder; clang gets its text from `translate`.
llvm::Error readStandardInput(llvm::ArrayRef<std::string> inputs, InputOptions &inputOptions,
                              TranslateOptions &translate);

/// An error if the result cannot go to `output`, a file or a folder, since standard input has no
/// name in a folder.
llvm::Error checkOutputOfStandardInput(llvm::ArrayRef<std::string> inputs,
                                       const std::string &output, const InputOptions &inputOptions);

} // namespace tranship::driver

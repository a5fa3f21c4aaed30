// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `-` as an input: the text that comes from standard input.
#pragma once

#include "driver/Rooms.h"
#include "translate/Translate.h"

namespace tranship::driver {

/// Whether standard input is one of the inputs.
bool readsStandardInput(llvm::ArrayRef<std::string> inputs);

/// Reads standard input if it is one of the inputs. It is treated as the file `<stdin>` in the
/// current folder; clang gets its text from `translate`.
llvm::Error readStandardInput(llvm::ArrayRef<std::string> inputs, InputOptions &inputOptions,
                              TranslateOptions &translate);

/// Errors: `output` is a folder, but the result of standard input has no file name.
llvm::Error checkOutputOfStandardInput(llvm::ArrayRef<std::string> inputs,
                                       const std::string &output, const InputOptions &inputOptions);

} // namespace tranship::driver

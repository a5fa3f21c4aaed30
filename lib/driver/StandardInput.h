// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `-` as an input: the text that comes from standard input.
#pragma once

#include "driver/Rooms.h"
#include "project/Inputs.h"

#include <optional>

namespace tranship::driver {

/// Whether standard input is one of the inputs.
bool readsStandardInput(llvm::ArrayRef<std::string> inputs);

struct StandardInputText {
  /// The file `<stdin>` in the current folder, as which it is treated.
  std::string path;
  std::string text;
};

/// Reads standard input if it is one of the inputs.
llvm::Expected<std::optional<StandardInputText>>
readStandardInput(llvm::ArrayRef<std::string> inputs);

/// Errors: `output` is a folder, but the result of standard input has no file name.
llvm::Error checkOutputOfStandardInput(llvm::ArrayRef<std::string> inputs,
                                       const std::string &output, const InputOptions &inputOptions);

} // namespace tranship::driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decides whether messages are colored.
#pragma once

#include "driver/options/CommandLine.h"

#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {

enum class ColorMode { Auto, Always, Never };

/// The value of --color.
ColorMode colorMode(const ParsedCommandLine &line);

/// Whether to color a stream. In mode Auto, it is colored if it is a terminal that can show colors
/// and the environment variable NO_COLOR is not set.
bool isColored(ColorMode mode, llvm::raw_fd_ostream &stream);

} // namespace tranship::driver

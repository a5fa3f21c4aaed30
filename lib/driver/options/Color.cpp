// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/Color.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Process.h"

namespace tranship::driver {

ColorMode colorMode(const ParsedCommandLine &line) {
  return llvm::StringSwitch<ColorMode>(line.value(OptionId::Color))
      .Case("always", ColorMode::Always)
      .Case("never", ColorMode::Never)
      .Default(ColorMode::Auto);
}

bool isColored(ColorMode mode, llvm::raw_fd_ostream &stream) {
  if (mode != ColorMode::Auto)
    return mode == ColorMode::Always;
  return stream.has_colors() && llvm::sys::Process::GetEnv("NO_COLOR").value_or("").empty();
}

} // namespace tranship::driver

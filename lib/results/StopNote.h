// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a run prints when a signal (Ctrl-C, a time limit) ends it.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstddef>

namespace tranship::results {

/// As long as it lives, a signal that ends the process prints a line first. There is only one at a
/// time. The process still dies of the signal, and its temporary files are removed.
class StopNote {
public:
  /// `rest` follows "stopped: 3 of 8 " in the line. `clearsLine`: the terminal's last line is a
  /// progress line.
  explicit StopNote(llvm::StringLiteral rest, bool clearsLine = false);
  ~StopNote();
  StopNote(const StopNote &) = delete;
  StopNote &operator=(const StopNote &) = delete;

  /// May be called from any thread.
  void update(size_t done, size_t total);
};

} // namespace tranship::results

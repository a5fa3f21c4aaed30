// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the emulator reports about a running program, each on a line of its own on standard error:
// `tranship-emulator: KIND: kernel NAME: FILE:LINE: block (x,y,z) lanes …: MESSAGE`.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::emulator {

struct Place {
  std::string file;
  size_t line = 0;
};

struct Report {
  std::string kind;
  /// Empty if the report is not about a kernel.
  std::string kernel;
  /// The line without the emulator's prefix.
  std::string text;

  /// Returns the kind, kernel and line: what stays the same for every block and thread.
  llvm::StringRef place() const;
  /// Returns the lines that the report names: that of the access, and that of the other one of a race.
  std::vector<Place> places() const;

  friend bool operator==(const Report &, const Report &) = default;
};

/// Reads the reports in a program's standard error, each text once.
std::vector<Report> readReports(llvm::StringRef text);

/// Returns the reports whose kind and kernel do not occur in `known`. Lines are not compared, since
/// a translation moves them.
std::vector<Report> withoutKnown(const std::vector<Report> &reports,
                                 const std::vector<Report> &known);

} // namespace tranship::emulator

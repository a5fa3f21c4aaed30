// What the emulator says of a running program, on lines of their own on standard error:
// `tranship-emulator: KIND: kernel NAME: FILE:LINE: block (x,y,z) lanes …: MESSAGE`.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::emulator {

struct Report {
  std::string kind;
  /// Empty when it is about no kernel.
  std::string kernel;
  /// The line without the emulator's name.
  std::string text;

  /// Kind, kernel and line: what stays the same whichever block or thread it is.
  llvm::StringRef place() const;

  friend bool operator==(const Report &, const Report &) = default;
};

/// Those in a program's standard error, each text once.
std::vector<Report> readReports(llvm::StringRef text);

/// Those of `of` whose kind and kernel do not occur among `known`: lines move in a translation.
std::vector<Report> withoutKnown(const std::vector<Report> &reports,
                                 const std::vector<Report> &known);

} // namespace tranship::emulator

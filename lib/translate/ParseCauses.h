// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a person must know of a unit that clang could not parse: the cause, not its consequences.
#pragma once

#include "diagnostics/Diagnostic.h"

#include <set>
#include <string>
#include <vector>

namespace tranship::translate {

/// The first header that a unit did not find, and the errors that clang met after it.
struct MissingHeader {
  /// Where it is included; `name` is the header as written.
  Diagnostic include;
  /// Headers that the unit did not find either.
  size_t more = 0;
  /// The first error in each file.
  std::vector<Diagnostic> firstErrors;
  /// Files in which clang met syntax errors, and those in which it met other errors only.
  std::set<std::string> withSyntaxErrors, withOtherErrors;
  /// All files that the unit read.
  std::set<std::string> files;
};

struct ParseCauses {
  /// Errors that no other error explains, includes that were not found, and crashes.
  std::vector<Diagnostic> problems;
  /// What explains the errors that `problems` leaves out; nothing if the unit found all headers.
  std::vector<MissingHeader> missing;
};

/// Sorts the problems of one unit, which are in the order in which clang met them. Errors after an
/// include that was not found are put down to it. Of errors that are close together, the first one is
/// the cause; it is reported once for each file.
ParseCauses causesOf(std::vector<Diagnostic> problems);

/// The warning that stands for the errors after a missing header. `isIncludeReported`: the file with
/// the include is one of those that are reported on.
Diagnostic reportMissing(const MissingHeader &missing, bool isIncludeReported);

/// Reports a header that was not found, or that no table knows, once for all its places, at the first.
void joinMissingHeaders(std::vector<Diagnostic> &diagnostics);

/// Joins the unknown names of each file whose unit lacks a header, which may declare them: one
/// diagnostic names them all.
void joinUnknownNames(std::vector<Diagnostic> &diagnostics,
                      const std::vector<MissingHeader> &missing);

} // namespace tranship::translate

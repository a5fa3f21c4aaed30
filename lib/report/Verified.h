// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The state of translated programs according to receipts of `tranship verify`, for reports. The
// caller reads the receipts; their text is not trusted.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::report {

struct VerifiedProgram {
  /// If several programs share a file, the file gets the last of their states in this order.
  enum class State : uint8_t {
    Stale,        // the receipt was made from other versions of the files
    CompiledOnly, // nothing was run
    Verified,
    Failed
  } state = State::Stale;
  /// The receipt's file.
  std::string receipt;
  std::string program;
  /// The folder of the port; empty if the port was translated during verification.
  std::string port;
  /// As in the receipt: "2026-11-22T12:00:00Z".
  std::string time;
  /// "cpu: passed", "verdict on default: agree".
  std::vector<std::string> outcomes;
  /// Why it is stale or failed.
  std::vector<std::string> problems;
  std::vector<std::string> tolerances;
  /// The translated files that the program consists of, by their paths on this machine.
  std::vector<std::string> files;
};

/// "stale", "compiled only", "verified", "failed".
llvm::StringRef toString(VerifiedProgram::State state);

std::map<std::string, VerifiedProgram::State>
statesOfFiles(llvm::ArrayRef<VerifiedProgram> programs);

} // namespace tranship::report

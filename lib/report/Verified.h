// What receipts of `tranship verify` say of the programs that are translated, for reports. Whoever
// can read receipts makes it; nothing of their text is trusted.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::report {

struct VerifiedProgram {
  /// Where several programs have a file, a later one is what is told of it.
  enum class State : uint8_t {
    Stale,        // it is about other texts than those that are here now
    CompiledOnly, // nothing was run
    Verified,
    Failed
  } state = State::Stale;
  /// The receipt's file.
  std::string receipt;
  std::string program;
  /// The folder of the port, if it was no translation made for the occasion.
  std::string port;
  /// As the receipt has it: "2026-11-22T12:00:00Z".
  std::string time;
  /// "cpu: passed", "verdict on default: agree".
  std::vector<std::string> outcomes;
  /// Why it is stale or failed.
  std::vector<std::string> problems;
  std::vector<std::string> tolerances;
  /// Those of the translated files that it is about, by their paths there.
  std::vector<std::string> files;
};

/// "stale", "compiled only", "verified", "failed".
llvm::StringRef toString(VerifiedProgram::State state);

std::map<std::string, VerifiedProgram::State>
statesOfFiles(llvm::ArrayRef<VerifiedProgram> programs);

} // namespace tranship::report

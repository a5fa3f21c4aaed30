// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Verified.h"

namespace tranship::report {

llvm::StringRef toString(VerifiedProgram::State state) {
  static constexpr llvm::StringLiteral names[] = {"stale", "compiled only", "verified", "failed"};
  return names[static_cast<size_t>(state)];
}

std::map<std::string, VerifiedProgram::State>
statesOfFiles(llvm::ArrayRef<VerifiedProgram> programs) {
  std::map<std::string, VerifiedProgram::State> states;
  for (const VerifiedProgram &program : programs)
    for (const std::string &file : program.files) {
      VerifiedProgram::State &state = states.try_emplace(file, program.state).first->second;
      state = std::max(state, program.state);
    }
  return states;
}

} // namespace tranship::report

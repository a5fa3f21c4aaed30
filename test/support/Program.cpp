// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Program.h"

#include "llvm/Support/Program.h"

#include <algorithm>
#include <stdexcept>

namespace tranship {

ProgramResult runProgram(const std::string &directory, const std::string &program,
                         const std::vector<std::string> &arguments) {
  TemporaryFolder capture;
  std::string out = capture.write("out", ""), err = capture.write("err", "");
  // ExecuteAndWait cannot set the working directory.
  std::vector<llvm::StringRef> command = {"/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory,
                                          program};
  command.insert(command.end(), arguments.begin(), arguments.end());
  std::string message;
  int exitCode = llvm::sys::ExecuteAndWait("/bin/sh", command, std::nullopt, {"", out, err},
                                           /*SecondsToWait=*/60, /*MemoryLimit=*/0, &message);
  if (exitCode < 0)
    throw std::runtime_error(program + ": " + message + readFile(err));
  return {exitCode, readFile(out), readFile(err)};
}

ProgramResult runTranship(const TemporaryFolder &folder,
                          const std::vector<std::string> &arguments) {
  return runProgram(folder.path(), TRANSHIP_PROGRAM, arguments);
}

bool isToolFailure(const ProgramResult &result) {
  return result.exitCode == 2 && result.out.empty() && result.err.ends_with("\n") &&
         std::count(result.err.begin(), result.err.end(), '\n') == 1;
}

} // namespace tranship

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/ToolOutput.h"

#include "support/Process.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

namespace tranship::verify {

namespace fs = llvm::sys::fs;

std::string outputOf(const std::vector<std::string> &command) {
  llvm::SmallString<128> out, err;
  if (fs::createTemporaryFile("tranship", "out", out) ||
      fs::createTemporaryFile("tranship", "err", err))
    return {};
  ProcessCommand process;
  process.arguments = command;
  process.stdoutFile = std::string(out);
  process.stderrFile = std::string(err);
  process.limits.time = std::chrono::seconds(20);
  process.limits.outputBytes = 1u << 20;
  llvm::Expected<ProcessResult> result = runProcess(process);
  std::string text;
  if (!result)
    llvm::consumeError(result.takeError());
  else if (result->good())
    text = textOrNothing(process.stdoutFile);
  (void)fs::remove(out);
  (void)fs::remove(err);
  return text;
}

std::vector<std::string> linesOf(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  std::vector<std::string> result;
  for (llvm::StringRef line : lines)
    if (!line.trim().empty())
      result.push_back(line.trim().str());
  return result;
}

} // namespace tranship::verify

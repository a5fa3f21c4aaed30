// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextMerge.h"

#include "support/Process.h"
#include "support/StreamFile.h"

#include "llvm/Support/Program.h"

namespace tranship {
namespace {

constexpr unsigned maxSeconds = 120;
/// git reports the number of conflicts, but no more than this; a larger code is a failure.
constexpr int maxConflicts = 127;

} // namespace

llvm::Expected<MergedText> mergeTexts(llvm::StringRef base, llvm::StringRef ours,
                                      llvm::StringRef theirs, const MergeLabels &labels) {
  std::string git = programInPath("git");
  if (git.empty())
    return llvm::createStringError(
        "git, which merges files, is not installed or not in PATH; install it and run this again");
  StreamFile in, out, err, oursFile, baseFile, theirsFile;
  for (auto [file, text] : {std::pair(&in, llvm::StringRef()),
                            {&out, {}},
                            {&err, {}},
                            {&oursFile, ours},
                            {&baseFile, base},
                            {&theirsFile, theirs}})
    if (llvm::Error error = file->create(text))
      return error;
  llvm::StringRef command[] = {git,
                               "--no-pager",
                               "merge-file",
                               "--stdout",
                               "-L",
                               labels.ours,
                               "-L",
                               labels.base,
                               "-L",
                               labels.theirs,
                               oursFile.path(),
                               baseFile.path(),
                               theirsFile.path()};
  std::string message;
  int code =
      llvm::sys::ExecuteAndWait(git, command, std::nullopt, {in.path(), out.path(), err.path()},
                                maxSeconds, /*MemoryLimit=*/0, &message);
  if (code >= 0 && code <= maxConflicts)
    return MergedText{out.read(), code > 0};
  std::string said = err.read();
  if (said.empty())
    said = message.empty() ? "exit code " + std::to_string(code) : message;
  return llvm::createStringError("git merge-file: " + llvm::StringRef(said).split('\n').first);
}

} // namespace tranship

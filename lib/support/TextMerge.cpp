// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/TextMerge.h"

#include "support/GitProcess.h"
#include "support/StreamFile.h"

namespace tranship {

/// git reports the number of conflicts, but no more than this; a larger code is a failure.
static constexpr int maxConflicts = 127;

llvm::Expected<MergedText> mergeTexts(llvm::StringRef base, llvm::StringRef ours,
                                      llvm::StringRef theirs, const MergeLabels &labels) {
  StreamFile oursFile, baseFile, theirsFile;
  for (auto [file, text] : {std::pair(&oursFile, ours), {&baseFile, base}, {&theirsFile, theirs}})
    if (llvm::Error error = file->create(text))
      return error;
  llvm::Expected<GitOutput> output =
      runGit({"merge-file", "--stdout", "-L", labels.ours, "-L", labels.base, "-L", labels.theirs,
              oursFile.path(), baseFile.path(), theirsFile.path()});
  if (!output)
    return output.takeError();
  if (output->exitCode <= maxConflicts)
    return MergedText{std::move(output->out), output->exitCode > 0};
  return llvm::createStringError("git merge-file: " +
                                 llvm::StringRef(output->err).split('\n').first);
}

} // namespace tranship

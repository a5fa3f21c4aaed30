// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/FileMerge.h"

#include "support/LineEndings.h"
#include "support/TextMerge.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::sync {
namespace {

enum class LineEndings { None, Lf, CrLf, Mixed };

LineEndings lineEndingsOf(llvm::StringRef text) {
  size_t all = text.count('\n'), crlf = text.count("\r\n");
  if (!all)
    return LineEndings::None;
  return crlf == 0 ? LineEndings::Lf : crlf == all ? LineEndings::CrLf : LineEndings::Mixed;
}

std::string withCrLf(llvm::StringRef text) {
  std::string out;
  for (char c : text)
    (c == '\n' ? out += '\r' : out) += c;
  return out;
}

/// Gives the texts the same line endings if each uses only one kind. `restore` gives the result the
/// line endings that it should have.
class CommonLineEndings {
public:
  CommonLineEndings(FileVersion &base, FileVersion &port, FileVersion &next) {
    LineEndings ofBase = lineEndingsOf(base.text), ofPort = lineEndingsOf(port.text),
                ofNext = lineEndingsOf(next.text);
    if (llvm::is_contained({ofBase, ofPort, ofNext}, LineEndings::Mixed) ||
        !llvm::is_contained({ofBase, ofPort, ofNext}, LineEndings::CrLf))
      return;
    for (FileVersion *version : {&base, &port, &next})
      version->text = withLf(version->text);
    LineEndings kept = ofPort == ofBase || ofPort == LineEndings::None ? ofNext : ofPort;
    isCrLf_ = kept == LineEndings::CrLf;
  }

  void restore(std::string &text) const {
    if (isCrLf_)
      text = withCrLf(text);
  }

private:
  bool isCrLf_ = false;
};

bool isText(const FileVersion &version) {
  return !version.exists() || (version.isFile() && !llvm::StringRef(version.text).contains('\0'));
}

FileOutcome withoutTranslation(const FileVersion &base, const FileVersion &port) {
  if (!port.exists())
    return {.path = {}, .action = FileAction::Unchanged};
  return {.path = {}, .action = port == base ? FileAction::Removed : FileAction::LeftBehind};
}

FileOutcome withoutPort(const FileVersion &base, const FileVersion &next) {
  if (!base.exists())
    return {.path = {}, .action = FileAction::Added, .result = next};
  return {.path = {}, .action = base == next ? FileAction::Unchanged : FileAction::StaysRemoved};
}

/// Sets the text and the action of an outcome. All three versions must have the same line endings.
llvm::Error mergeText(const FileVersion &base, const FileVersion &port, const FileVersion &next,
                      llvm::StringRef sourceName, FileOutcome &outcome) {
  outcome.result = port;
  bool isEdited = !base.exists() || port.text != base.text;
  bool isChanged = !base.exists() || next.text != base.text;
  if (port.text == next.text || !isChanged)
    return llvm::Error::success();
  if (!isEdited) {
    outcome.result->text = next.text;
    return llvm::Error::success();
  }
  if (!isText(base) || !isText(port) || !isText(next)) {
    outcome.action = FileAction::Unmergeable;
    outcome.result.reset();
    return llvm::Error::success();
  }
  MergeLabels labels{portLabel.str(), "last translation",
                     (translatedLabel + " " + sourceName).str()};
  llvm::Expected<MergedText> merged = mergeTexts(base.text, port.text, next.text, labels);
  if (!merged)
    return merged.takeError();
  outcome.result->text = std::move(merged->text);
  outcome.action = merged->hasConflicts ? FileAction::Conflicted : FileAction::Merged;
  return llvm::Error::success();
}

} // namespace

std::vector<unsigned> conflictLines(llvm::StringRef text) {
  constexpr llvm::StringLiteral begin = "<<<<<<< ", end = ">>>>>>> ";
  std::vector<unsigned> lines;
  bool isOpen = false;
  for (unsigned line = 1; !text.empty(); ++line) {
    auto [first, rest] = text.split('\n');
    text = rest;
    bool begins = first.consume_front(begin) && first.starts_with(portLabel);
    bool ends = !begins && first.consume_front(end) && first.starts_with(translatedLabel);
    if (begins || (ends && !isOpen))
      lines.push_back(line);
    isOpen = begins || (isOpen && !ends);
  }
  return lines;
}

llvm::Expected<FileOutcome> mergeFile(const FileVersion &base, const FileVersion &port,
                                      const FileVersion &next, llvm::StringRef sourceName) {
  if (!next.exists())
    return withoutTranslation(base, port);
  if (!port.exists())
    return withoutPort(base, next);
  FileOutcome outcome;
  if (!port.isFile() || !next.isFile()) {
    outcome.action = port == next || base == next ? FileAction::Unchanged : FileAction::Unmergeable;
    return outcome;
  }
  FileVersion ofBase = base, ofPort = port, ofNext = next;
  CommonLineEndings endings(ofBase, ofPort, ofNext);
  if (llvm::Error error = mergeText(ofBase, ofPort, ofNext, sourceName, outcome))
    return error;
  if (!outcome.result)
    return outcome;
  endings.restore(outcome.result->text);
  if (!base.exists() || port.isExecutable == base.isExecutable)
    outcome.result->isExecutable = next.isExecutable;
  if (outcome.action == FileAction::Conflicted)
    outcome.conflicts = conflictLines(outcome.result->text);
  else if (*outcome.result == port)
    outcome = FileOutcome();
  else if (outcome.action == FileAction::Unchanged)
    outcome.action = FileAction::Updated;
  return outcome;
}

} // namespace tranship::sync

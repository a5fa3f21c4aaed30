// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/Changes.h"

#include "source/UnifiedDiff.h"
#include "support/LineEndings.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

bool isId(llvm::StringRef id) { return id.find_first_not_of('0') != llvm::StringRef::npos; }

} // namespace

std::set<unsigned> newLines(llvm::StringRef before, llvm::StringRef after) {
  std::string oldText = withLf(before), newText = withLf(after);
  std::set<unsigned> lines;
  for (const DiffHunk &hunk : diffHunks(oldText, newText))
    for (const DiffLine &line : hunk.lines)
      if (!line.before)
        lines.insert(line.after);
  return lines;
}

std::string Changes::absolute(llvm::StringRef relative) const {
  return (top_ + (top_ == "/" ? "" : "/") + relative).str();
}

llvm::Expected<Changes> Changes::in(const GitRepository &git,
                                    std::vector<GitDifference> differences, bool fromIndex) {
  Changes changes;
  changes.top_ = git.top();
  changes.isIndex_ = fromIndex;
  llvm::Expected<std::vector<std::string>> tracked = git.trackedFiles();
  if (!tracked)
    return tracked.takeError();
  for (const std::string &file : *tracked) {
    std::string whole = changes.absolute(file);
    if (roleOf(file) == FileRole::Header)
      changes.headers_.push_back(whole);
    changes.tracked_.insert(std::move(whole));
  }
  llvm::erase_if(differences, [](const GitDifference &difference) {
    return difference.isDeleted || !difference.isRegularFile || !roleOf(difference.path);
  });
  std::vector<std::string> ids;
  for (const GitDifference &difference : differences)
    for (const std::string &id : {difference.before, fromIndex ? difference.after : ""})
      if (isId(id))
        ids.push_back(id);
  llvm::Expected<std::vector<std::string>> contents = git.contentsOf(ids);
  if (!contents)
    return contents.takeError();
  size_t next = 0;
  for (const GitDifference &difference : differences) {
    File &file = changes.files_[changes.absolute(difference.path)];
    if (isId(difference.before))
      file.before = std::move((*contents)[next++]);
    if (fromIndex && isId(difference.after))
      file.after = std::move((*contents)[next++]);
  }
  return changes;
}

llvm::Expected<Changes> Changes::since(llvm::StringRef revision) {
  llvm::Expected<GitRepository> git = GitRepository::find();
  if (!git)
    return git.takeError();
  llvm::Expected<std::string> tree = git->treeOf(revision);
  if (!tree)
    return tree.takeError();
  llvm::Expected<std::vector<GitDifference>> differences = git->fromTreeToDisk(*tree);
  if (!differences)
    return differences.takeError();
  return in(*git, std::move(*differences), /*fromIndex=*/false);
}

llvm::Expected<Changes> Changes::staged() {
  llvm::Expected<GitRepository> git = GitRepository::find();
  if (!git)
    return git.takeError();
  llvm::Expected<std::string> tree = git->treeOfHead();
  if (!tree)
    return tree.takeError();
  llvm::Expected<std::vector<GitDifference>> differences = git->fromTreeToIndex(*tree);
  if (!differences)
    return differences.takeError();
  llvm::Expected<Changes> changes = in(*git, std::move(*differences), /*fromIndex=*/true);
  if (!changes)
    return changes.takeError();
  if (llvm::Error error = changes->readIndex(*git))
    return error;
  return changes;
}

/// What staged files include may be staged too, or not.
llvm::Error Changes::readIndex(const GitRepository &git) {
  for (const auto &[file, change] : files_)
    if (change.after)
      overlay_[file] = *change.after;
  llvm::Expected<std::vector<GitDifference>> differences = git.fromIndexToDisk();
  if (!differences)
    return differences.takeError();
  std::vector<std::string> ids, files;
  for (const GitDifference &difference : *differences) {
    std::string file = absolute(difference.path);
    if (!roleOf(file) || !isId(difference.before) || overlay_.contains(file))
      continue;
    ids.push_back(difference.before);
    files.push_back(std::move(file));
  }
  llvm::Expected<std::vector<std::string>> contents = git.contentsOf(ids);
  if (!contents)
    return contents.takeError();
  for (size_t i = 0; i < files.size(); ++i)
    overlay_[files[i]] = std::move((*contents)[i]);
  return llvm::Error::success();
}

llvm::Expected<std::vector<InputFile>> Changes::inputs(llvm::ArrayRef<std::string> paths,
                                                       InputOptions &options, InputReport &report) {
  options.root = top_;
  std::vector<std::string> asked, files, named;
  for (llvm::StringRef given : paths) {
    std::string whole = absolutePath(given);
    // Not tracked: git knows of no change, but all of it is new.
    if (!isIndex_ && fs::is_regular_file(whole) && !tracked_.contains(whole))
      files_.try_emplace(whole);
    else if (!fs::exists(whole) && !files_.contains(whole))
      return llvm::createStringError(given + ": No such file or directory");
    asked.push_back(std::move(whole));
  }
  for (const auto &[file, change] : files_)
    if (asked.empty() ||
        llvm::any_of(asked, [&](llvm::StringRef given) { return isWithin(given, file); }))
      (llvm::is_contained(asked, file) ? named : files).push_back(file);
  llvm::Expected<std::vector<std::string>> taken = takenFiles(std::move(files), options);
  if (!taken)
    return taken.takeError();
  llvm::append_range(*taken, named);
  llvm::sort(*taken);
  std::vector<InputFile> inputs;
  for (const std::string &name : *taken) {
    File &file = files_[name];
    if (!file.after) {
      llvm::Expected<std::string> text = readRegularFile(name, maxSourceSize);
      if (!text)
        return text.takeError();
      file.after = std::move(*text);
    }
    file.newLines = newLines(file.before.value_or(""), *file.after);
    llvm::Expected<InputFile> input = inputOf(name, *file.after, top_);
    if (input)
      inputs.push_back(std::move(*input));
    else
      report.problems.push_back({DiagnosticKind::SkippedFile, name, 0, 0,
                                 "left out: " + llvm::toString(input.takeError()), ""});
  }
  return inputs;
}

bool Changes::isNew(const Diagnostic &diagnostic) const {
  auto isNewLine = [&](const std::string &path, unsigned line) {
    auto file = files_.find(path);
    return file != files_.end() && file->second.newLines.contains(line);
  };
  if (diagnostic.line == 0)
    return files_.contains(diagnostic.file);
  return isNewLine(diagnostic.file, diagnostic.line) ||
         isNewLine(diagnostic.file, diagnostic.span.endLine) ||
         llvm::any_of(diagnostic.related,
                      [&](const RelatedPlace &place) { return isNewLine(place.file, place.line); });
}

} // namespace tranship::project

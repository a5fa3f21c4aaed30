// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Git.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship {

namespace fs = llvm::sys::fs;

namespace {

bool isRegularMode(llvm::StringRef mode) { return mode.starts_with("100"); }

/// Takes the text up to the next zero byte off the front.
llvm::StringRef nextField(llvm::StringRef &text) {
  auto [field, rest] = text.split('\0');
  text = rest;
  return field;
}

/// Parses ":MODE MODE ID ID STATUS\0PATH\0"; a rename has two paths.
std::vector<GitDifference> parseRaw(llvm::StringRef text) {
  std::vector<GitDifference> result;
  while (text.starts_with(":")) {
    llvm::SmallVector<llvm::StringRef> fields;
    nextField(text).drop_front().split(fields, ' ');
    if (fields.size() != 5)
      break;
    char status = fields[4].empty() ? '?' : fields[4].front();
    GitDifference difference;
    difference.path = nextField(text).str();
    if (status == 'R' || status == 'C')
      difference.path = nextField(text).str();
    difference.before = fields[2].str();
    difference.after = fields[3].str();
    difference.isAdded = status == 'A';
    difference.isDeleted = status == 'D';
    difference.isRegularFile = (difference.isAdded || isRegularMode(fields[0])) &&
                               (difference.isDeleted || isRegularMode(fields[1]));
    result.push_back(std::move(difference));
  }
  return result;
}

llvm::StringRef firstLine(llvm::StringRef text) { return text.split('\n').first; }

} // namespace

llvm::Expected<std::string> GitRepository::run(llvm::ArrayRef<llvm::StringRef> arguments,
                                               llvm::StringRef input) const {
  llvm::Expected<GitOutput> output = runGit(arguments, input, config_);
  if (!output)
    return output.takeError();
  if (output->exitCode == 0)
    return std::move(output->out);
  if (output->err.empty())
    output->err = "exit code " + std::to_string(output->exitCode);
  return llvm::createStringError("git " + arguments.front() + ": " + firstLine(output->err));
}

llvm::Expected<GitRepository> GitRepository::find() {
  GitRepository git;
  llvm::Expected<GitConfig> config = withoutFilters();
  if (!config)
    return config.takeError();
  git.config_ = std::move(*config);
  llvm::Expected<std::string> out = git.run({"rev-parse", "--show-toplevel", "--show-cdup"});
  if (!out)
    return out.takeError();
  llvm::StringRef text = *out;
  text.consume_back("\n");
  auto [top, up] = text.rsplit('\n'); // a folder name may contain a line break, but `../` does not
  git.top_ = top.str();
  llvm::SmallString<256> spelled;
  if (!fs::current_path(spelled)) {
    llvm::sys::path::append(spelled, up);
    llvm::sys::path::remove_dots(spelled, /*remove_dot_dot=*/true);
    while (spelled.size() > 1 && spelled.back() == '/')
      spelled.pop_back();
    if (fs::equivalent(spelled, git.top_))
      git.top_ = std::string(spelled);
  }
  return git;
}

llvm::Expected<std::string> GitRepository::treeOf(llvm::StringRef revision) const {
  auto wrong = [&](llvm::Error error) {
    llvm::consumeError(std::move(error));
    return llvm::createStringError("`" + revision + "` is not a revision of this repository");
  };
  llvm::StringRef base = revision;
  bool sinceBranch = base.consume_back("...");
  if (base.starts_with("-") || base.empty()) // git would read it as an option
    return wrong(llvm::Error::success());
  std::string commit = base.str();
  if (sinceBranch) {
    llvm::Expected<std::string> common = run({"merge-base", commit, "HEAD"});
    if (!common)
      return wrong(common.takeError());
    commit = firstLine(*common).str();
  }
  std::string tree = commit + "^{tree}";
  llvm::Expected<std::string> id = run({"rev-parse", "--verify", "--quiet", tree});
  return id ? llvm::Expected<std::string>(firstLine(*id).str()) : wrong(id.takeError());
}

llvm::Expected<std::string> GitRepository::treeOfHead() const {
  llvm::Expected<std::string> tree = treeOf("HEAD");
  if (tree)
    return tree;
  llvm::consumeError(tree.takeError());
  llvm::Expected<std::string> empty = run({"hash-object", "-t", "tree", "--stdin"});
  return empty ? llvm::Expected<std::string>(firstLine(*empty).str()) : empty.takeError();
}

llvm::Expected<std::vector<GitDifference>>
GitRepository::differences(llvm::ArrayRef<llvm::StringRef> command) const {
  std::vector<llvm::StringRef> arguments = {
      command.front(),          "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all"};
  arguments.insert(arguments.end(), command.begin() + 1, command.end());
  arguments.push_back("--");
  llvm::Expected<std::string> out = run(arguments);
  if (!out)
    return out.takeError();
  return parseRaw(*out);
}

llvm::Expected<std::vector<GitDifference>>
GitRepository::fromTreeToDisk(llvm::StringRef tree) const {
  return differences({"diff-index", "-M", tree});
}

llvm::Expected<std::vector<GitDifference>>
GitRepository::fromTreeToIndex(llvm::StringRef tree) const {
  return differences({"diff-index", "-M", "--cached", tree});
}

llvm::Expected<std::vector<GitDifference>> GitRepository::fromIndexToDisk() const {
  return differences({"diff-files", "--no-renames"});
}

llvm::Expected<std::vector<std::string>> GitRepository::trackedFiles() const {
  llvm::Expected<std::string> out = run({"ls-files", "-z", "--full-name", "--", ":/"});
  if (!out)
    return out.takeError();
  std::vector<std::string> files;
  llvm::StringRef text = *out;
  while (!text.empty())
    files.push_back(nextField(text).str());
  return files;
}

std::set<std::string> trackedFilesBelow(const std::string &folder) {
  llvm::Expected<GitOutput> out = runGit({"-C", folder, "ls-files", "-z"});
  if (!out) {
    llvm::consumeError(out.takeError());
    return {};
  }
  std::set<std::string> files;
  for (llvm::StringRef text = out->out; out->exitCode == 0 && !text.empty();)
    files.insert(folder + "/" + nextField(text).str());
  return files;
}

llvm::Expected<std::vector<std::string>>
GitRepository::contentsOf(llvm::ArrayRef<std::string> ids) const {
  std::vector<std::string> contents;
  if (ids.empty())
    return contents;
  llvm::Expected<std::string> out = run({"cat-file", "--batch"}, llvm::join(ids, "\n") + "\n");
  if (!out)
    return out.takeError();
  // "ID blob SIZE\n", then SIZE bytes, then "\n".
  llvm::StringRef text = *out;
  for (const std::string &id : ids) {
    auto [header, rest] = text.split('\n');
    size_t size = 0;
    auto [what, count] = header.rsplit(' ');
    if (!what.ends_with(" blob") || count.getAsInteger(10, size) || rest.size() < size)
      return llvm::createStringError("git cat-file: cannot read " + id);
    contents.push_back(rest.take_front(size).str());
    text = rest.drop_front(std::min(size + 1, rest.size()));
  }
  return contents;
}

} // namespace tranship

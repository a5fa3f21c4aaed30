// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/ProjectFiles.h"

#include "project/ForeignFolders.h"
#include "project/PathPatterns.h"
#include "support/FileWriting.h"
#include "support/Git.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <climits>
#include <set>
#include <unistd.h>

namespace tranship::project {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Why a folder is not part of any copy; empty: it may be.
llvm::StringRef whyNoPart(llvm::StringRef name) {
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Cases({".git", ".hg", ".svn", ".jj"}, "the history of the repository")
      .Cases({"__pycache__", ".cache", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".tox"},
             "a cache")
      .Cases({".venv", ".eggs"}, "installed packages")
      .Default("");
}

constexpr llvm::StringLiteral gitIgnore = ".gitignore";

bool isObject(llvm::StringRef name) {
  return llvm::is_contained({".o", ".obj", ".pyc"}, path::extension(name));
}

class Walk {
public:
  Walk(const InputOptions &options, const CopyLimits &limits) : options_(options), limits_(limits) {
    if (!options.output.empty())
      fs::real_path(options.output, output_);
  }

  llvm::Error run(const std::string &root) {
    root_ = root;
    tracked_.reset();
    submodules_ = submodulesAround(root);
    patterns_ = {};
    excludes_ = {};
    for (const ExcludedPattern &pattern : options_.configExclude)
      if (llvm::Error error = patterns_.add(pattern.pattern, pattern.folder, "the config file"))
        return error;
    for (const std::string &pattern : options_.exclude)
      if (llvm::Error error = excludes_.add(pattern, root, "--exclude"))
        return error;
    return walk(root, {});
  }

  ProjectFiles result;

private:
  /// Why an entry is not copied; empty: it is.
  struct Reason {
    std::string text;
    /// What git tracks is copied nevertheless.
    bool unlessTracked = false;
  };

  /// Patterns that another program would read differently are no reason to stop.
  llvm::Error readIgnoreFiles(llvm::StringRef folder) {
    for (llvm::StringRef name : {llvm::StringRef(gitIgnore), llvm::StringRef(ignoreFileName)}) {
      std::string file = joinPath(folder, name);
      fs::file_status status;
      if (fs::status(file, status, /*follow=*/false) || !fs::is_regular_file(status))
        continue;
      if (llvm::Error error = patterns_.addFile(file)) {
        if (name == ignoreFileName)
          return error;
        llvm::consumeError(std::move(error));
      }
    }
    return llvm::Error::success();
  }

  /// Whether git tracks the file, or a file in the folder.
  bool isTracked(const std::string &entry, bool isFolder) {
    if (!tracked_)
      tracked_ = trackedFilesBelow(root_);
    if (!isFolder)
      return tracked_->contains(entry);
    auto first = tracked_->lower_bound(entry + "/");
    return first != tracked_->end() && isWithin(entry, *first);
  }

  Reason whyLeftOut(const std::string &entry, bool isFolder) const {
    if (isFolder && path::filename(entry) == path::filename(output_) &&
        fs::equivalent(entry, output_))
      return {"the output folder"};
    if (isFolder)
      if (llvm::StringRef why = whyNoPart(path::filename(entry)); !why.empty())
        return {why.str()};
    std::optional<PathPatterns::Verdict> verdict = excludes_.of(entry, isFolder);
    if (!verdict)
      verdict = patterns_.of(entry, isFolder);
    if (verdict && verdict->excluded)
      return {fmt::format("`{}` in {}", verdict->pattern, verdict->source),
              verdict->source == gitIgnore};
    if (verdict)
      return {};
    if (!isFolder && (isTemporaryName(path::filename(entry)) ||
                      path::filename(entry) == "compile_commands.json"))
      return {"build output"};
    if (!isFolder)
      return isObject(entry) ? Reason{"build output", /*unlessTracked=*/true} : Reason();
    if (submodules_.contains(entry) && !options_.takeThirdParty)
      return {"a git submodule"};
    std::string why = whyForeign(entry, submodules_, options_.takeThirdParty);
    // Only code for CUDA is foreign there.
    return {why == "hidden" || why == "third-party code" ? std::string() : why};
  }

  void leaveOut(const std::string &entry, std::string reason) {
    result.leftOut.push_back({entry, std::move(reason), 0, {}});
  }

  /// `ignored`: why entries that git does not track are left out.
  llvm::Error walk(const std::string &folder, const Reason &ignored) {
    if (llvm::Error error = readIgnoreFiles(folder))
      return error;
    std::error_code error;
    std::vector<std::string> entries;
    for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end;
         i != end && !error; i.increment(error))
      entries.push_back(i->path());
    if (error)
      leaveOut(folder, error.message());
    llvm::sort(entries);
    for (const std::string &entry : entries)
      if (llvm::Error failure = add(entry, ignored))
        return failure;
    return llvm::Error::success();
  }

  llvm::Error add(const std::string &entry, const Reason &ignored) {
    fs::file_status status;
    llvm::StringRef name = path::filename(entry);
    // They are about the translation.
    if (fs::status(entry, status, /*follow=*/false) || name == ignoreFileName ||
        name == ".tranship.yaml")
      return llvm::Error::success();
    bool isFolder = fs::is_directory(status);
    Reason why = whyLeftOut(entry, isFolder);
    if (why.text.empty())
      why = ignored;
    if (!why.text.empty() && !(why.unlessTracked && isTracked(entry, isFolder))) {
      leaveOut(entry, std::move(why.text));
      return llvm::Error::success();
    }
    if (isFolder)
      return walk(entry, why);
    if (fs::is_symlink_file(status)) {
      addLink(entry);
      return llvm::Error::success();
    }
    if (!fs::is_regular_file(status)) {
      leaveOut(entry, "a pipe, a socket or a device");
      return llvm::Error::success();
    }
    result.files.push_back({entry, root_});
    bytes_ += status.getSize();
    if (result.files.size() > limits_.files || bytes_ > limits_.bytes)
      return llvm::createStringError(
          fmt::format("{}: a copy of this tree would have more than {} files or {} GiB; exclude "
                      "some (--exclude), or pass --only-translated",
                      root_, limits_.files, limits_.bytes >> 30));
    return llvm::Error::success();
  }

  void addLink(const std::string &entry) {
    char text[PATH_MAX];
    ssize_t size = readlink(entry.c_str(), text, sizeof text);
    llvm::SmallString<256> target, root;
    if (size <= 0 || size == ssize_t(sizeof text) || fs::real_path(entry, target) ||
        fs::real_path(root_, root))
      return leaveOut(entry, "a link to nothing");
    llvm::StringRef written(text, size_t(size));
    if (path::is_absolute(written) || !isWithin(root, target))
      return leaveOut(entry, "a link that leads out of the tree");
    result.links.push_back({{entry, root_}, written.str(), std::string(target)});
  }

  const InputOptions &options_;
  const CopyLimits &limits_;
  llvm::SmallString<256> output_;
  std::string root_;
  PathPatterns patterns_, excludes_;
  llvm::StringSet<> submodules_;
  /// What git tracks below the root; nothing: not asked yet.
  std::optional<std::set<std::string>> tracked_;
  uint64_t bytes_ = 0;
};

} // namespace

llvm::Expected<ProjectFiles> filesOfProject(llvm::ArrayRef<std::string> roots,
                                            const InputOptions &options, const CopyLimits &limits) {
  Walk walk(options, limits);
  for (const std::string &root : roots)
    if (llvm::Error error = walk.run(root))
      return error;
  return std::move(walk.result);
}

} // namespace tranship::project

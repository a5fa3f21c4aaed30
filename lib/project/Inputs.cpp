// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/Inputs.h"

#include "project/ForeignFolders.h"
#include "project/FoundHeaders.h"
#include "project/IncludeGuess.h"
#include "project/MakeFragments.h"
#include "project/OtherFiles.h"
#include "project/PathPatterns.h"
#include "source/IncludeDirectives.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace tranship::project {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string InputFile::relativePath() const {
  return relativeTo(root, source->path()).value_or(source->path()).ltrim('/').str();
}

std::optional<FileRole> roleOf(llvm::StringRef file) {
  return llvm::StringSwitch<std::optional<FileRole>>(path::extension(file))
      .Case(".cu", FileRole::CudaSource)
      .Cases({".c", ".cc", ".cpp", ".cxx", ".c++", ".C"}, FileRole::CxxSource)
      .Cases({".cuh", ".h", ".hh", ".hpp", ".hxx", ".h++", ".inl", ".inc", ".ipp", ".tpp", ".cui"},
             FileRole::Header)
      .Default(std::nullopt);
}

namespace {

/// Why a text is not source code: with zero bytes, it is binary or UTF-16. Empty: it may be source code.
std::string whyNotSource(llvm::StringRef text) {
  if (!text.contains('\0'))
    return {};
  // Of ASCII characters in UTF-16, every second byte is zero.
  auto isUtf16 = [](llvm::StringRef start, size_t zero) {
    for (size_t i = 0; i + 1 < start.size(); i += 2)
      if (start[i + zero] != '\0' || start[i + 1 - zero] == '\0')
        return false;
    return start.size() >= 8;
  };
  llvm::StringRef start = text.take_front(32);
  bool hasMark = start.consume_front("\xFF\xFE") || start.consume_front("\xFE\xFF");
  if (hasMark || isUtf16(start, 0) || isUtf16(start, 1))
    return "UTF-16 text; convert it to UTF-8 first (iconv -f UTF-16 -t UTF-8)";
  return "binary file (it contains a zero byte)";
}

llvm::Expected<InputFile> readInput(const std::string &file, std::string root, FileRole role) {
  llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
  if (!text)
    return text.takeError();
  if (std::string why = whyNotSource(*text); !why.empty())
    return llvm::createStringError(file + ": " + why);
  return InputFile{std::make_unique<SourceFile>(file, std::move(*text)), std::move(root), role};
}

void sortByPath(std::vector<InputFile> &inputs) {
  llvm::stable_sort(inputs, [](const InputFile &a, const InputFile &b) {
    return a.source->path() < b.source->path();
  });
}

llvm::Expected<std::vector<std::string>> entriesOf(const std::string &folder) {
  std::error_code error;
  std::vector<std::string> entries;
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error))
    entries.push_back(i->path());
  if (error)
    return llvm::createFileError(folder, error);
  llvm::sort(entries);
  return entries;
}

class InputReader {
public:
  InputReader(const InputOptions &options, InputReport *report)
      : options_(options), report_(report) {
    // A folder that does not exist yet has no inputs.
    if (!options.output.empty() && fs::real_path(options.output, output_))
      output_.clear();
  }

  std::vector<InputFile> inputs;

  llvm::Error addConfig() {
    for (const ExcludedPattern &excluded : options_.configExclude)
      if (llvm::Error error = patterns_.add(excluded.pattern, excluded.folder, "the config file"))
        return error;
    return llvm::Error::success();
  }

  llvm::Error addPath(const std::string &given) {
    bool isStandardInput = given == standardInput && options_.standardInput;
    std::string absolute = absolutePath(isStandardInput ? standardInputName.str() : given);
    fs::file_status status;
    if (std::error_code error = fs::status(absolute, status); error && !isStandardInput)
      return llvm::createFileError(given, error);
    bool isFolder = fs::is_directory(status);
    llvm::Expected<std::string> root = rootOf(absolute, isFolder, given);
    if (!root)
      return root.takeError();
    if (isFolder)
      return addFolder(given, absolute, *root);
    if (isStandardInput)
      return add(inputOf(absolute, *options_.standardInput, *root));
    if (!fs::is_regular_file(status))
      return llvm::createStringError(given + ": neither a file nor a folder");
    return add(readInput(absolute, *root, roleOf(absolute).value_or(FileRole::CudaSource)));
  }

  /// What the inputs include, and what these files include in turn: with a root all headers below
  /// it, without one files of the folders that do not look like source files.
  llvm::Error addIncluded() {
    if (options_.asCompilersFind)
      return addFoundHeaders(inputs, absolutePath(options_.root), options_.includeFolders);
    std::vector<InputFile> headers;
    if (!options_.root.empty()) {
      std::string root = absolutePath(options_.root);
      std::vector<InputFile> given = std::exchange(inputs, {});
      headersOnly_ = true;
      if (llvm::Error error = startWalk(root, root))
        return error;
      headers = std::exchange(inputs, std::move(given));
    }
    return addReached(std::move(headers));
  }

  /// A misspelled pattern would leave nothing out, and go unnoticed.
  void reportUnusedExcludes() {
    noteUsedExcludes();
    if (!report_ || !walkedFolder_)
      return;
    for (const std::string &pattern : options_.exclude)
      if (!usedExcludes_.contains(pattern))
        report_->problems.push_back({DiagnosticKind::UnusedExclude,
                                     "command line",
                                     0,
                                     0,
                                     fmt::format("--exclude={} matches nothing", pattern),
                                     "see `tranship help inputs` for the syntax of patterns; "
                                     "excluded folders are not searched",
                                     {}});
  }

  void sort() {
    sortByPath(inputs); // stable: of a file that was given twice, the first is kept
    inputs.erase(std::unique(inputs.begin(), inputs.end(),
                             [](const InputFile &a, const InputFile &b) {
                               return a.source->path() == b.source->path();
                             }),
                 inputs.end());
  }

  /// Whether a walk over the root would come to this file.
  llvm::Expected<bool> takes(llvm::StringRef file) {
    llvm::StringRef root = options_.root;
    if (llvm::Error error = startRoot(root.str(), root.str()))
      return error;
    if (llvm::Error error = readIgnoreFile(root))
      return error;
    if (file == root || !isWithin(root, file))
      return true;
    for (size_t at = root.size() + 1; (at = file.find('/', at)) != llvm::StringRef::npos; ++at) {
      std::string folder = file.take_front(at).str();
      if (!whyLeftOut(folder, /*isFolder=*/true).empty())
        return false;
      if (llvm::Error error = readIgnoreFile(folder))
        return error;
    }
    return whyLeftOut(file.str(), /*isFolder=*/false).empty();
  }

private:
  llvm::Expected<std::string> rootOf(const std::string &file, bool isFolder,
                                     const std::string &given) {
    if (options_.root.empty())
      return isFolder ? file : path::parent_path(file).str();
    std::string root = absolutePath(options_.root);
    if (!fs::is_directory(root))
      return llvm::createStringError(options_.root + ": no such folder");
    if (!isWithin(root, file))
      return llvm::createStringError(given + ": is not inside the root " + options_.root);
    return root;
  }

  llvm::Error add(llvm::Expected<InputFile> input) {
    if (input)
      inputs.push_back(std::move(*input));
    return input.takeError();
  }

  llvm::Error addFolder(const std::string &given, const std::string &folder,
                        const std::string &root) {
    walkedFolder_ = true;
    size_t before = inputs.size(), leftOut = leftOutFiles_;
    if (llvm::Error error = startWalk(folder, root))
      return error;
    if (inputs.size() != before)
      return llvm::Error::success();
    std::string message = given + ": no C++ or CUDA source files in this folder";
    if (leftOutFiles_ != leftOut)
      message += fmt::format(", except {} that {} left out: {}", leftOutFiles_ - leftOut,
                             leftOutFiles_ - leftOut == 1 ? "was" : "were", lastReason_);
    return llvm::createStringError(message);
  }

  llvm::Error startRoot(const std::string &folder, const std::string &root) {
    submodules_ = submodulesAround(folder);
    roots_.push_back(root);
    noteUsedExcludes();
    excludes_ = {};
    for (const std::string &pattern : options_.exclude)
      if (llvm::Error error = excludes_.add(pattern, root, "--exclude"))
        return error;
    return llvm::Error::success();
  }

  void noteUsedExcludes() {
    for (std::string &pattern : excludes_.used())
      usedExcludes_.insert(pattern);
  }

  llvm::Error startWalk(const std::string &folder, const std::string &root) {
    if (llvm::Error error = startRoot(folder, root))
      return error;
    // Ignore files between the root and this folder apply too.
    std::vector<std::string> above;
    for (llvm::StringRef at = folder; at != root; at = path::parent_path(at))
      above.push_back(path::parent_path(at).str());
    for (const std::string &outer : llvm::reverse(above))
      if (llvm::Error error = readIgnoreFile(outer))
        return error;
    return walk(folder, root);
  }

  llvm::Error readIgnoreFile(llvm::StringRef folder) {
    llvm::SmallString<256> file(folder);
    path::append(file, ignoreFileName);
    if (!fs::is_regular_file(file) || !ignoreFiles_.insert(file).second)
      return llvm::Error::success();
    return patterns_.addFile(file);
  }

  bool isOutput(llvm::StringRef folder) const {
    return path::filename(folder) == path::filename(output_) && fs::equivalent(folder, output_);
  }

  /// Why an entry is left out; empty: it is not.
  std::string whyLeftOut(const std::string &entry, bool isFolder) const {
    std::optional<PathPatterns::Verdict> verdict = excludes_.of(entry, isFolder);
    if (!verdict)
      verdict = patterns_.of(entry, isFolder);
    if (verdict)
      return verdict->excluded ? fmt::format("`{}` in {}", verdict->pattern, verdict->source)
                               : std::string();
    if (!isFolder)
      return {};
    return isOutput(entry) ? "the output folder"
                           : whyForeign(entry, submodules_, options_.takeThirdParty);
  }

  llvm::Error walk(const std::string &folder, const std::string &root) {
    if (llvm::Error error = readIgnoreFile(folder))
      return error;
    llvm::Expected<std::vector<std::string>> entries = entriesOf(folder);
    if (!entries && folder != root && report_) {
      skip(folder, entries.takeError());
      return llvm::Error::success();
    }
    if (!entries)
      return entries.takeError();
    for (const std::string &entry : *entries) {
      fs::file_status status;
      // Links are not followed: if a target is in the tree, the walk finds it in its own folder.
      if (fs::status(entry, status, /*follow=*/false))
        continue;
      bool isFolder = fs::is_directory(status);
      std::optional<FileRole> role = roleOf(entry);
      if (!role && options_.takeHip && path::extension(entry) == ".hip")
        role = FileRole::CudaSource;
      if (!isFolder && role == FileRole::Header && fs::is_regular_file(status) &&
          isFragmentOfMake(entry))
        role = std::nullopt;
      if (fs::is_symlink_file(status))
        leaveOutLink(entry);
      if (!isFolder && !fs::is_regular_file(status))
        continue;
      if (!isFolder && !role) {
        if (!whyLeftOut(entry, isFolder).empty())
          continue;
        others_.add(entry);
        if (report_ && !headersOnly_)
          report_->otherFiles.push_back({entry, root});
        continue;
      }
      if (headersOnly_ && !isFolder && role != FileRole::Header)
        continue;
      if (std::string reason = whyLeftOut(entry, isFolder); !reason.empty()) {
        leaveOut(entry, isFolder, std::move(reason));
      } else if (isFolder) {
        if (llvm::Error nested = walk(entry, root))
          return nested;
      } else if (llvm::Error error = addFile(entry, root, *role)) {
        return error;
      }
    }
    return llvm::Error::success();
  }

  llvm::Error addFile(const std::string &file, const std::string &root, FileRole role) {
    llvm::Expected<InputFile> input = readInput(file, root, role);
    if (input) {
      inputs.push_back(std::move(*input));
      return llvm::Error::success();
    }
    // One unreadable file must not stop the run on the tree.
    if (!report_)
      return input.takeError();
    skip(file, input.takeError());
    return llvm::Error::success();
  }

  /// Reports a file or folder that cannot be read.
  void skip(const std::string &entry, llvm::Error error) {
    std::string why = reasonOf(std::move(error), entry);
    if (!headersOnly_)
      report_->problems.push_back({DiagnosticKind::SkippedFile, entry, 0, 0, "left out: " + why,
                                   "copy it by hand if the result needs it"});
  }

  /// Reports a link to something that a walk would otherwise take.
  void leaveOutLink(const std::string &link) {
    if ((!roleOf(link) && !fs::is_directory(link)) || headersOnly_ ||
        fs::equivalent(link, output_) || !whyLeftOut(link, fs::is_directory(link)).empty())
      return;
    ++leftOutFiles_;
    lastReason_ = "links are not followed";
    if (report_)
      report_->leftOut.push_back({link, lastReason_, 1, {}});
  }

  void leaveOut(const std::string &entry, bool isFolder, std::string reason) {
    LeftOut left{entry, std::move(reason), 0, {}};
    count(entry, isFolder, left);
    if (headersOnly_)
      left.files = 0; // the user did not ask for them
    if (isFolder && isOutput(entry))
      left.headers.clear(); // of an earlier run: no source includes them
    leftOutFiles_ += left.files;
    lastReason_ = left.reason;
    if (report_ && (left.files || !left.headers.empty()))
      report_->leftOut.push_back(std::move(left));
  }

  static void count(const std::string &entry, bool isFolder, LeftOut &left) {
    if (isFolder) {
      // It has thousands of folders, and no sources.
      if (path::filename(entry) == ".git")
        return;
      llvm::Expected<std::vector<std::string>> entries = entriesOf(entry);
      if (!entries)
        return llvm::consumeError(entries.takeError());
      for (const std::string &nested : *entries)
        if (fs::file_status status; !fs::status(nested, status, /*follow=*/false))
          count(nested, fs::is_directory(status), left);
    } else if (std::optional<FileRole> role = roleOf(entry)) {
      ++left.files;
      if (role == FileRole::Header)
        left.headers.push_back(entry);
    }
  }

  llvm::Error addReached(std::vector<InputFile> headers);

  const InputOptions &options_;
  InputReport *report_;
  /// With links resolved.
  llvm::SmallString<256> output_;
  /// The patterns of config and ignore files, and those of --exclude, which outrank them.
  PathPatterns patterns_, excludes_;
  llvm::StringSet<> ignoreFiles_, submodules_, usedExcludes_;
  /// The folders where the walks began.
  std::vector<std::string> roots_;
  OtherFiles others_;
  /// An input is a folder. A walk for headers alone does not reach everything that patterns name.
  bool walkedFolder_ = false;
  bool headersOnly_ = false;
  size_t leftOutFiles_ = 0;
  std::string lastReason_;
};

llvm::Error InputReader::addReached(std::vector<InputFile> headers) {
  sortByPath(headers);
  IncludeResolver resolver(headers, options_.includeFolders);
  std::set<const InputFile *> reached;
  std::set<std::string> reachedOthers;
  std::vector<const SourceFile *> queue;
  for (const InputFile &input : inputs)
    queue.push_back(input.source.get());
  while (!queue.empty()) {
    const SourceFile &file = *queue.back();
    queue.pop_back();
    if (headers.empty() && !others_.areIncludedBy(file.text()))
      continue;
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      llvm::StringRef name = file.text(directive.name);
      if (const InputFile *target = resolver.resolve(file, name).input) {
        if (reached.insert(target).second)
          queue.push_back(target->source.get());
      } else if (std::optional<std::string> other = others_.find(file.path(), name);
                 other && reachedOthers.insert(*other).second) {
        size_t before = inputs.size();
        auto root = llvm::find_if(
            roots_, [&](const std::string &folder) { return isWithin(folder, *other); });
        if (llvm::Error error = addFile(*other, *root, FileRole::Header))
          return error;
        if (inputs.size() != before)
          queue.push_back(inputs.back().source.get());
      }
    }
    file.forgetTokens();
  }
  for (InputFile &header : headers)
    if (reached.contains(&header))
      inputs.push_back(std::move(header));
  return llvm::Error::success();
}

} // namespace

llvm::Expected<std::vector<std::string>> takenFiles(std::vector<std::string> files,
                                                    const InputOptions &options) {
  InputReader reader(options, nullptr);
  if (llvm::Error error = reader.addConfig())
    return error;
  std::vector<std::string> taken;
  for (std::string &file : files) {
    llvm::Expected<bool> isTaken = reader.takes(file);
    if (!isTaken)
      return isTaken.takeError();
    if (*isTaken)
      taken.push_back(std::move(file));
  }
  return taken;
}

llvm::Expected<InputFile> inputOf(const std::string &file, std::string text, std::string root) {
  if (text.size() > maxSourceSize)
    return llvm::createStringError(
        fmt::format("{}: {} MB is too large for a source file (limit {} MB)", file,
                    text.size() >> 20, maxSourceSize >> 20));
  if (std::string why = whyNotSource(text); !why.empty())
    return llvm::createStringError(file + ": " + why);
  return InputFile{std::make_unique<SourceFile>(file, std::move(text)), std::move(root),
                   roleOf(file).value_or(FileRole::CudaSource)};
}

llvm::Expected<std::vector<InputFile>>
readInputs(llvm::ArrayRef<std::string> paths, const InputOptions &options, InputReport *report) {
  InputReader reader(options, report);
  if (llvm::Error error = reader.addConfig())
    return error;
  for (const std::string &given : paths)
    if (llvm::Error error = reader.addPath(given))
      return error;
  if (llvm::Error error = reader.addIncluded())
    return error;
  reader.sort();
  reader.reportUnusedExcludes();
  return std::move(reader.inputs);
}

} // namespace tranship::project

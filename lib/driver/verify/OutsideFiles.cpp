// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/OutsideFiles.h"

#include "driver/Output.h"

#include "source/IncludeDirectives.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

constexpr size_t mostFiles = 10'000;
/// The largest header and the largest library that are read. Larger ones are errors.
constexpr uint64_t mostHeaderBytes = 16u << 20, mostLibraryBytes = 1u << 30;

/// The folders that the flags tell compilers to search.
struct SearchFolders {
  std::vector<std::string> headers, libraries;
  /// Files that each source includes first, and names of libraries.
  std::vector<std::string> included, linked;

  /// Adds what the flags name. Relative paths start at `folder`.
  void add(llvm::ArrayRef<std::string> flags, llvm::StringRef folder) {
    for (size_t i = 0; i < flags.size(); ++i) {
      auto take = [&](llvm::StringRef name, std::vector<std::string> &into, bool isPath) {
        llvm::StringRef value = flags[i];
        if (!value.consume_front(name))
          return false;
        if (value.empty() && i + 1 < flags.size())
          value = flags[++i];
        into.push_back(isPath && paths::is_relative(value) ? joinPath(folder, value) : value.str());
        return true;
      };
      // Longer names come first, so that none is read as a shorter one with a value.
      (void)(take("-include", included, true) || take("-isystem", headers, true) ||
             take("-iquote", headers, true) || take("-idirafter", headers, true) ||
             take("-I", headers, true) || take("-L", libraries, true) || take("-l", linked, false));
    }
  }
};

class OutsideFiles {
public:
  OutsideFiles(const VerifyInputs &inputs, const Machine &machine) {
    // Not /usr itself, which contains everything else as well.
    systemFolders_ = {"/usr/include", "/usr/lib", "/usr/local/include", "/lib"};
    for (const std::string &folder : {machine.cudaFolder, machine.rocmFolder})
      if (!folder.empty() && folder != "/usr")
        systemFolders_.push_back(realPath(folder));
    for (const Program *program : {&inputs.original, &inputs.port})
      for (const ProgramFile &file : program->files)
        known_.insert(realPath(joinPath(program->folder, file.path)));
  }

  llvm::Error add(const VerifyInputs &inputs) {
    for (const Program *program : {&inputs.original, &inputs.port}) {
      SearchFolders folders;
      folders.add(program->flags, program->folder);
      for (const auto &[backend, flags] : inputs.manifest.flagsFor)
        folders.add(flags, program->folder);
      llvm::append_range(folders.headers, program->lastIncludeFolders);
      for (const ProgramFile &file : program->files)
        addIncludes(joinPath(program->folder, file.path), file.text, folders);
      for (const std::string &file : folders.included)
        addHeader(file, folders);
      while (!waiting_.empty()) {
        auto [path, text] = std::move(waiting_.back());
        waiting_.pop_back();
        addIncludes(path, std::move(text), folders);
      }
      for (const std::string &name : folders.linked)
        for (const std::string &folder : folders.libraries)
          for (const char *extension : {".so", ".a"})
            addFile(joinPath(folder, "lib" + name + extension), mostLibraryBytes);
    }
    for (const std::string &file : inputs.settings)
      addFile(file, mostHeaderBytes);
    if (!unreadable_.empty())
      return llvm::createStringError(unreadable_ + ", so no receipt can be written");
    if (hashes_.size() > mostFiles)
      return llvm::createStringError(
          fmt::format("builds read more than {} files outside the program's folder, which is too "
                      "many for a receipt; name fewer include folders",
                      mostFiles));
    return llvm::Error::success();
  }

  std::map<std::string, std::string> take() { return std::move(hashes_); }

private:
  /// Hashes the file and returns its text. Nothing if it is known already, belongs to the system or
  /// does not exist.
  std::optional<std::string> addFile(const std::string &path, uint64_t most) {
    if (hashes_.size() > mostFiles || !fs::is_regular_file(path))
      return std::nullopt;
    std::string real = realPath(path);
    if (known_.contains(real) || hashes_.count(real) ||
        llvm::any_of(systemFolders_,
                     [&](const std::string &folder) { return isWithin(folder, real); }))
      return std::nullopt;
    llvm::Expected<std::string> text = readRegularFile(real, most);
    if (!text) {
      // Do not skip the file: the receipt would stay valid if it changed.
      unreadable_ = llvm::toString(text.takeError());
      return std::nullopt;
    }
    hashes_[real] = hashOf(*text);
    return std::move(*text);
  }

  void addHeader(const std::string &path, const SearchFolders &folders) {
    if (std::optional<std::string> text = addFile(path, mostHeaderBytes))
      waiting_.emplace_back(path, std::move(*text));
  }

  void addIncludes(const std::string &path, std::string text, const SearchFolders &folders) {
    SourceFile source(path, std::move(text));
    for (const IncludeDirective &directive : findIncludes(source).directives) {
      llvm::StringRef name = source.text(directive.name);
      if (paths::is_absolute(name)) {
        addHeader(name.str(), folders);
        continue;
      }
      if (!directive.angled)
        addHeader(joinPath(paths::parent_path(path), name), folders);
      for (const std::string &folder : folders.headers)
        addHeader(joinPath(folder, name), folders);
    }
  }

  std::vector<std::string> systemFolders_;
  /// The files of the program.
  llvm::StringSet<> known_;
  std::map<std::string, std::string> hashes_;
  /// Why a file could not be hashed; empty if none failed.
  std::string unreadable_;
  /// Headers whose includes are still to be followed.
  std::vector<std::pair<std::string, std::string>> waiting_;
};

} // namespace

llvm::Expected<std::map<std::string, std::string>> outsideFiles(const VerifyInputs &inputs,
                                                                const Machine &machine) {
  OutsideFiles files(inputs, machine);
  if (llvm::Error error = files.add(inputs))
    return error;
  return files.take();
}

} // namespace tranship::driver

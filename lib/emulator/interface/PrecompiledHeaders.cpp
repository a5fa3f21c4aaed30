// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/PrecompiledHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <sys/stat.h>
#include <sys/time.h>

namespace tranship::emulator {

namespace path = llvm::sys::path;

namespace {

constexpr size_t maxFiles = 20;
/// Files that were used after that may still be in use.
constexpr auto minAge = std::chrono::minutes(10);

/// Returns the words of a command that matter to the header. What names the unit, its output, the
/// plugin or the program's own headers does not.
std::vector<std::string> headerWords(llvm::ArrayRef<std::string> command, llvm::StringRef header) {
  std::vector<std::string> words;
  for (size_t i = 0; i < command.size(); ++i) {
    llvm::StringRef word = command[i];
    llvm::StringRef value = i + 1 < command.size() ? command[i + 1] : llvm::StringRef();
    bool isOfUnit = word == "-main-file-name" || word == "-o" ||
                    word == "-fcuda-include-gpubinary" || word == "-plugin-arg-tranship-emulator" ||
                    word == "-load" || (word == "-I" && !header.starts_with(value)) ||
                    (word == "-include" && value != header);
    if (isOfUnit)
      ++i;
    else if (!word.starts_with("-cuid=") && !word.starts_with("-fpass-plugin=") &&
             word != "-emit-obj" && !word.starts_with("-fcoverage-compilation-dir=") &&
             !word.starts_with("-fdebug-compilation-dir="))
      words.push_back(word.str());
  }
  return words;
}

/// Returns the files that a list of dependencies, as for make, names.
std::vector<std::string> filesIn(llvm::StringRef dependencies) {
  std::vector<std::string> files;
  std::string name;
  llvm::StringRef text = dependencies.split(": ").second;
  for (size_t i = 0; i <= text.size(); ++i) {
    char c = i < text.size() ? text[i] : '\n';
    if (c == '\\' && i + 1 < text.size() && text[i + 1] == '\n') {
      ++i;
      c = ' ';
    } else if (c == '\\' && i + 1 < text.size() && (text[i + 1] == ' ' || text[i + 1] == '#')) {
      name += text[++i];
      continue;
    }
    if (c != ' ' && c != '\n') {
      name += c;
      continue;
    }
    if (!name.empty())
      files.push_back(std::move(name));
    name.clear();
  }
  return files;
}

/// Returns whether the file is there and younger than all that it was made from. The time of the
/// last change of a file's place counts, since packages install files with old times.
bool isFresh(const std::string &file) {
  struct stat made = {};
  auto dependencies = llvm::MemoryBuffer::getFile(file + ".d");
  if (!dependencies || stat(file.c_str(), &made) != 0)
    return false;
  std::vector<std::string> files = filesIn((*dependencies)->getBuffer());
  return !files.empty() && llvm::all_of(files, [&](const std::string &source) {
    struct stat state = {};
    return stat(source.c_str(), &state) == 0 &&
           std::pair(state.st_ctim.tv_sec, state.st_ctim.tv_nsec) <
               std::pair(made.st_mtim.tv_sec, made.st_mtim.tv_nsec);
  });
}

/// Identifies the installed header. Another installation may have been at the same path before, as in
/// containers that share a cache, with files that are older than the precompiled header.
std::string stampOf(llvm::StringRef header) {
  struct stat state = {};
  if (stat(header.str().c_str(), &state) != 0)
    return "";
  return llvm::formatv("{0} {1}.{2} {3}.{4}", state.st_size, state.st_mtim.tv_sec,
                       state.st_mtim.tv_nsec, state.st_ctim.tv_sec, state.st_ctim.tv_nsec);
}

/// Notes when the file was used, in its list of dependencies: its own time says how old it is.
void noteUse(const std::string &file) { utimes((file + ".d").c_str(), nullptr); }

/// Removes the files that were not used for the longest time if there are too many.
void tidy(const std::string &folder) {
  std::vector<std::pair<llvm::sys::TimePoint<>, std::string>> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator entry(folder, error), end; entry != end && !error;
       entry.increment(error)) {
    llvm::sys::fs::file_status made, used;
    if (path::extension(entry->path()) != ".pch" || llvm::sys::fs::status(entry->path(), made))
      continue;
    llvm::sys::TimePoint<> last = made.getLastModificationTime();
    if (!llvm::sys::fs::status(entry->path() + ".d", used))
      last = std::max(last, used.getLastModificationTime());
    files.push_back({last, entry->path()});
  }
  llvm::sort(files);
  for (size_t i = 0; i + maxFiles < files.size(); ++i)
    if (files[i].first + minAge < std::chrono::system_clock::now())
      for (const char *suffix : {"", ".d"})
        llvm::sys::fs::remove(files[i].second + suffix);
}

} // namespace

std::vector<std::string> usePrecompiled(std::vector<std::string> &command, llvm::StringRef header,
                                        llvm::StringRef cacheFolder) {
  auto include = llvm::find(command, header);
  if (include == command.begin() || include == command.end() || *std::prev(include) != "-include")
    return {};
  llvm::SmallString<128> folder = cacheFolder;
  path::append(folder, "emulator-headers");
  if (llvm::sys::fs::create_directories(folder) ||
      llvm::sys::fs::access(folder, llvm::sys::fs::AccessMode::Write))
    return {};
  // The words before the unit's name, which ends the command.
  std::vector<std::string> generate = headerWords(llvm::ArrayRef(command).drop_back(), header);
  llvm::SmallString<128> file = folder;
  std::string key = llvm::join(generate, "\n") + "\n" + stampOf(header);
  path::append(file, llvm::utohexstr(llvm::xxh3_64bits(key)) + ".pch");

  *std::prev(include) = "-include-pch";
  *include = file.str().str();
  if (isFresh(file.str().str())) {
    noteUse(file.str().str());
    return {};
  }
  tidy(folder.str().str());
  auto own = llvm::find(generate, header);
  generate.erase(std::prev(own), std::next(own));
  auto language = llvm::find(llvm::reverse(generate), "-x").base();
  std::string name = *language;
  generate.erase(std::prev(language), generate.end());
  std::string dependencies = (file + ".d").str();
  for (const std::string &word :
       {std::string("-emit-pch"), std::string("-dependency-file"), dependencies, std::string("-MT"),
        std::string("headers"), std::string("-sys-header-deps"), std::string("-o"),
        file.str().str(), std::string("-x"), name, header.str()})
    generate.push_back(word);
  return generate;
}

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/DatabaseSearch.h"

#include "project/CompileDatabase.h"
#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::project {
namespace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

constexpr llvm::StringLiteral databaseName = "compile_commands.json";

/// Build folders may be nested: `out/build/x64-release`.
constexpr unsigned maxBuildDepth = 3;

bool isBuildFolderName(llvm::StringRef name) {
  llvm::StringRef rest = name.ltrim("._");
  for (llvm::StringRef prefix : {"build", "cmake-build", "out"})
    if (rest.starts_with_insensitive(prefix))
      return true;
  return false;
}

void forEachSubfolder(llvm::StringRef folder, llvm::function_ref<void(llvm::StringRef)> action) {
  std::error_code error; // a folder that cannot be read has no database for us
  for (fs::directory_iterator it(folder, error, /*follow_symlinks=*/false), end;
       !error && it != end; it.increment(error))
    if (it->type() == fs::file_type::directory_file)
      action(it->path());
}

/// Adds the databases in `folder` and, down to `depth`, in its subfolders.
void addDatabases(llvm::StringRef folder, unsigned depth, std::vector<std::string> &found) {
  llvm::SmallString<256> database(folder);
  path::append(database, databaseName);
  if (fs::exists(database))
    found.push_back(std::string(database)); // databases below it belong to parts of the build
  else if (depth > 1)
    forEachSubfolder(folder,
                     [&](llvm::StringRef subfolder) { addDatabases(subfolder, depth - 1, found); });
}

struct Candidate {
  std::string path;
  size_t listed = 0;
  llvm::sys::TimePoint<> written;
};

/// Counts the inputs that a database lists. A database that cannot be read lists none.
Candidate rate(const std::string &database, const std::set<std::string> &inputs) {
  Candidate candidate{database, 0, {}};
  fs::file_status status;
  if (!fs::status(database, status))
    candidate.written = status.getLastModificationTime();
  auto read = readCompileDatabase(database);
  if (!read) {
    llvm::consumeError(read.takeError());
    return candidate;
  }
  const clang::tooling::JSONCompilationDatabase *entries = read->get();
  std::set<std::string> listed;
  for (const clang::tooling::CompileCommand &entry : entries->getAllCompileCommands()) {
    llvm::SmallString<256> directory(entry.Directory), file(entry.Filename);
    path::make_absolute(path::parent_path(database), directory);
    path::make_absolute(directory, file);
    listed.insert(withoutDots(file));
  }
  candidate.listed =
      llvm::count_if(listed, [&](const std::string &file) { return inputs.contains(file); });
  return candidate;
}

/// The databases of builds whose folder is in `folder`, the best one first.
std::vector<Candidate> buildDatabases(llvm::StringRef folder, const std::set<std::string> &inputs) {
  std::vector<std::string> found;
  forEachSubfolder(folder, [&](llvm::StringRef subfolder) {
    if (isBuildFolderName(path::filename(subfolder)))
      addDatabases(subfolder, maxBuildDepth, found);
  });
  std::vector<Candidate> candidates;
  for (const std::string &database : found)
    if (Candidate candidate = rate(database, inputs); candidate.listed)
      candidates.push_back(std::move(candidate));
  llvm::sort(candidates, [](const Candidate &a, const Candidate &b) {
    return std::tie(b.listed, b.written, a.path) < std::tie(a.listed, a.written, b.path);
  });
  return candidates;
}

} // namespace

FoundDatabase findCompileDatabase(llvm::ArrayRef<InputFile> inputs) {
  FoundDatabase result;
  llvm::StringRef root = inputs.front().root;
  for (llvm::StringRef folder = root; !folder.empty(); folder = path::parent_path(folder)) {
    llvm::SmallString<256> database(folder);
    path::append(database, databaseName);
    if (fs::exists(database)) {
      result.path = std::string(database);
      return result;
    }
  }
  std::set<std::string> files;
  for (const InputFile &input : inputs)
    files.insert(input.source->path());
  for (llvm::StringRef folder = root; !folder.empty(); folder = path::parent_path(folder)) {
    std::vector<Candidate> candidates = buildDatabases(folder, files);
    if (candidates.empty())
      continue;
    result.path = candidates.front().path;
    result.isOfBuild = true;
    for (const Candidate &other : llvm::ArrayRef(candidates).drop_front())
      result.others.push_back(other.path);
    return result;
  }
  return result;
}

} // namespace tranship::project

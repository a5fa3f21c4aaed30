// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: writes man pages, shell completion and the reference page from the table of the
// command line.
//
// Usage: write-command-line VERSION FOLDER PAGE...
// The pages are those that `tranship help` prints.
// FOLDER/share has the layout of an installation; FOLDER/command-line.md is docs/command-line.md.
#include "driver/options/CommandPages.h"
#include "mapping/HipReleases.h"
#include "mapping/Row.h"
#include "mapping/Targets.h"

#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship::driver;

namespace {

/// Returns false, and prints the error, if the file cannot be written.
bool write(llvm::StringRef folder, llvm::StringRef name, llvm::StringRef text) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, name);
  std::error_code error = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  if (!error) {
    llvm::raw_fd_ostream file(path, error);
    if (!error) {
      file << text;
      file.close();
      error = file.error();
      file.clear_error();
    }
  }
  if (error)
    llvm::errs() << "write-command-line: " << path << ": " << error.message() << "\n";
  return !error;
}

/// The versions "MAJOR.FIRST" to "MAJOR.LAST".
void addVersions(unsigned major, unsigned first, unsigned last,
                 std::vector<std::string> &versions) {
  for (unsigned minor = first; minor <= last; ++minor)
    versions.push_back(std::to_string(major) + "." + std::to_string(minor));
}

ListedValues listedValues(llvm::ArrayRef<std::string> pages) {
  using namespace tranship::mapping;
  ListedValues listed;
  addVersions(11, 8, 8, listed["--cuda-version"]);
  addVersions(12, 0, 9, listed["--cuda-version"]);
  addVersions(newestCuda.major, 0, newestCuda.minor, listed["--cuda-version"]);
  std::vector<std::string> &hip = listed["--hip-version"];
  addVersions(5, 2, 7, hip);
  addVersions(6, 0, 4, hip);
  addVersions(7, 0, 2, hip);
  addVersions(newestHip.major, newestHip.minor, newestHip.minor, hip);
  hip.push_back(newestRelease().str());
  for (const Command *command : subcommandsOf(""))
    listed["help"].push_back(command->lastWord().str());
  listed["help"].push_back("topics");
  for (llvm::StringRef page : pages)
    listed["help"].push_back(llvm::sys::path::stem(page).str());
  for (const tranship::mapping::Target &target : tranship::mapping::knownTargets())
    listed["GPU,..."].push_back(target.name.str());
  for (tranship::DiagnosticKind kind : tranship::allDiagnosticKinds())
    for (const char *place : {"GLOBS", "explain"})
      listed[place].push_back(tranship::idOf(kind).str());
  listed["BACKEND,..."] = {
#define BACKEND(Name, Id) Id,
#include "verify/backends/Backends.def"
  };
  return listed;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 4) {
    llvm::errs() << "usage: write-command-line VERSION FOLDER PAGE...\n";
    return 2;
  }
  llvm::StringRef version = argv[1], folder = argv[2];
  ListedValues listed = listedValues(std::vector<std::string>(argv + 3, argv + argc));
  bool isWritten = write(folder, "command-line.md", referencePage());
  isWritten &= write(folder, "share/bash-completion/completions/tranship", bashCompletion(listed));
  isWritten &= write(folder, "share/zsh/site-functions/_tranship", zshCompletion(listed));
  isWritten &=
      write(folder, "share/fish/vendor_completions.d/tranship.fish", fishCompletion(listed));
  for (const Command &command : allCommands())
    isWritten &= write(folder, "share/man/man1/" + manPageName(command), manPage(command, version));
  return isWritten ? 0 : 1;
}

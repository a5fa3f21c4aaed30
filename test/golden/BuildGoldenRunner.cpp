// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the translations of build files with their goldens, byte for byte. Also checks that
// translating a golden again changes nothing.
//
//   build-golden-runner CASE...             compare
//   build-golden-runner --update CASE...    write the goldens
//
// A case is a folder below test-inputs/buildfiles. The runner translates the files in `input` and
// compares them with `expected`; `diagnostics.txt` lists the diagnostics, and after them those of the build check. In a case whose name ends
// with `in-place`, sources keep the name `.cu`. Exit: 0 success, 1 something differs.
#include "buildfiles/BuildCheck.h"
#include "buildfiles/BuildFile.h"
#include "buildfiles/MakeIncludes.h"
#include "support/FileWriting.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

using namespace tranship;
using namespace tranship::buildfiles;

namespace fs = llvm::sys::fs;

namespace {

std::vector<std::string> filesBelow(const std::string &folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error), end; i != end && !error;
       i.increment(error))
    if (fs::is_regular_file(i->path()))
      files.push_back(i->path());
  llvm::sort(files);
  return files;
}

std::string lineOf(const Diagnostic &diagnostic, const std::string &input) {
  std::string line =
      fmt::format("{}:{}:{}: {}: {} [{}]\n", diagnostic.file.substr(input.size() + 1),
                  diagnostic.line, diagnostic.column, toString(severityOf(diagnostic.kind)).str(),
                  diagnostic.message, idOf(diagnostic.kind).str());
  return diagnostic.advice.empty() ? line : line + "    " + diagnostic.advice + "\n";
}

bool settle(const std::string &golden, const std::string &text, bool update) {
  if (update) {
    llvm::Error error = writeTextFile(golden, text);
    if (!error)
      return true;
    llvm::errs() << llvm::toString(std::move(error)) << "\n";
    return false;
  }
  if (textOrNothing(golden) == text)
    return true;
  llvm::errs() << golden << " differs from what tranship writes now:\n"
               << text << "If this is right, run scripts/update-goldens and read its diff.\n";
  return false;
}

/// Translating a translation again must not change it.
bool isIdempotent(std::vector<BuildFile> files, llvm::ArrayRef<TranslatedBuildFile> results,
                  const BuildOptions &options) {
  for (size_t i = 0; i < files.size(); ++i)
    files[i].text = results[i].newText.value_or(files[i].text);
  std::vector<TranslatedBuildFile> again = translateBuildFiles(files, options);
  bool good = true;
  for (size_t i = 0; i < files.size(); ++i)
    if (again[i].newText) {
      llvm::errs() << files[i].path << ": translated again, it becomes\n" << *again[i].newText;
      good = false;
    }
  return good;
}

bool run(const std::string &folder, bool update) {
  std::string input = folder + "/input";
  BuildOptions options;
  options.targets = mapping::defaultTargets();
  options.cudaVersion = {13, 0, 0};
  std::vector<BuildFile> files;
  std::set<std::string> makefiles, others, tree;
  for (const std::string &path : filesBelow(input))
    (buildSystemOf(path) == BuildSystem::Make ? makefiles : others).insert(path);
  addIncludedMakefiles(makefiles, others,
                       [](const std::string &path) { return std::optional(textOrNothing(path)); });
  for (const std::string &path : filesBelow(input)) {
    if (llvm::StringRef(path).ends_with(".cu"))
      (llvm::StringRef(folder).ends_with("in-place") ? options.kept : options.renamed).insert(path);
    // Replaces what the driver finds out from includes.
    if (llvm::StringRef(path).ends_with(".device.cpp"))
      options.deviceSources.insert(path);
    if (std::optional<BuildSystem> system =
            makefiles.contains(path) ? BuildSystem::Make : buildSystemOf(path))
      files.push_back({path, *system, textOrNothing(path)});
    else
      tree.insert(path);
  }
  std::vector<TranslatedBuildFile> results = translateBuildFiles(files, options);
  std::string reported;
  bool good = !files.empty();
  for (size_t i = 0; i < files.size(); ++i) {
    std::string golden = folder + "/expected" + files[i].path.substr(input.size());
    good &= settle(golden, results[i].newText.value_or(files[i].text), update);
    for (const Diagnostic &diagnostic : results[i].diagnostics)
      reported += lineOf(diagnostic, input);
  }
  for (const Diagnostic &diagnostic : checkBuild(files, results, tree, options).diagnostics)
    reported += lineOf(diagnostic, input);
  good &= isIdempotent(files, results, options);
  return settle(folder + "/diagnostics.txt", reported, update) && good;
}

} // namespace

int main(int argc, char **argv) {
  std::vector<std::string> cases(argv + 1, argv + argc);
  bool update = llvm::is_contained(cases, "--update");
  llvm::erase(cases, "--update");
  size_t failed = llvm::count_if(cases, [&](const auto &folder) { return !run(folder, update); });
  llvm::outs() << cases.size() - failed << " of " << cases.size() << " goldens hold\n";
  return failed || cases.empty() ? 1 : 0;
}

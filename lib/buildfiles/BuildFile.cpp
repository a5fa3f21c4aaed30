// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildFile.h"

#include "buildfiles/ByHand.h"
#include "buildfiles/CMakePresets.h"
#include "buildfiles/CMakeRewriter.h"
#include "buildfiles/MakeIncludes.h"
#include "buildfiles/MakeRewriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

std::optional<BuildSystem> buildSystemOf(llvm::StringRef path) {
  using Result = std::optional<BuildSystem>;
  llvm::StringRef name = llvm::sys::path::filename(path);
  Result byName =
      llvm::StringSwitch<Result>(name)
          .Case("CMakeLists.txt", BuildSystem::CMake)
          .Cases({"CMakePresets.json", "CMakeUserPresets.json"}, BuildSystem::CMakePresets)
          .Cases({"Makefile", "makefile", "GNUmakefile"}, BuildSystem::Make)
          .Cases({"setup.py", "setup.cfg", "pyproject.toml"}, BuildSystem::Python)
          .Cases({"meson.build", "meson_options.txt", "meson.options"}, BuildSystem::Meson)
          .Cases(
              {"BUILD", "BUILD.bazel", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel", ".bazelrc"},
              BuildSystem::Bazel)
          .Default(std::nullopt);
  if (byName)
    return byName;
  if (name.ends_with(".cmake") || name.ends_with(".cmake.in"))
    return BuildSystem::CMake;
  if (name.ends_with(".mk") || name.ends_with(".mak") || name.starts_with("Makefile."))
    return BuildSystem::Make;
  return name.ends_with(".bzl") ? Result(BuildSystem::Bazel) : std::nullopt;
}

namespace {

/// A CMake file that cannot be parsed stays as it is.
void reportSyntax(const CMakeSource &source, TranslatedBuildFile &result) {
  BuildReporter reporter(source.path, source.text);
  reporter.report(DiagnosticKind::BuildSyntax, source.parsed.problem->offset,
                  "copied as it is: this is not valid CMake: " + source.parsed.problem->text,
                  "correct it, and translate again");
  result.diagnostics = std::move(reporter.diagnostics);
}

void translateCMake(llvm::ArrayRef<BuildFile> files, const BuildOptions &options,
                    std::vector<TranslatedBuildFile> &results) {
  std::vector<CMakeSource> sources;
  std::vector<size_t> positions;
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].system != BuildSystem::CMake || llvm::StringRef(files[i].text).contains('\0'))
      continue;
    CMakeSource source{files[i].path, files[i].text, parseCMake(files[i].text)};
    if (source.parsed.problem) {
      reportSyntax(source, results[i]);
      continue;
    }
    sources.push_back(std::move(source));
    positions.push_back(i);
  }
  const mapping::BuildTable &table = mapping::BuildTable::builtin();
  CMakeTree tree(sources, table);
  // The first round finds out which packages the folders use.
  for (const CMakeSource &source : sources)
    (void)CMakeRewriter(source, tree, table, options).run();
  for (size_t i = 0; i < sources.size(); ++i)
    results[positions[i]] = CMakeRewriter(sources[i], tree, table, options).run();
}

/// What one makefile says about a variable holds for those that make reads with it.
void translateMake(llvm::ArrayRef<BuildFile> files, const BuildOptions &options,
                   std::vector<TranslatedBuildFile> &results) {
  std::map<std::string, llvm::StringRef> makefiles;
  for (const BuildFile &file : files)
    if (file.system == BuildSystem::Make)
      makefiles[file.path] = file.text;
  std::map<std::string, std::set<std::string>> related = relatedMakefiles(makefiles);
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].system != BuildSystem::Make)
      continue;
    std::vector<llvm::StringRef> texts;
    for (const std::string &other : related[files[i].path])
      texts.push_back(makefiles[other]);
    results[i] = rewriteMakefile(files[i], texts, options);
  }
}

} // namespace

std::vector<TranslatedBuildFile> translateBuildFiles(llvm::ArrayRef<BuildFile> files,
                                                     const BuildOptions &options) {
  std::vector<TranslatedBuildFile> results(files.size());
  translateCMake(files, options, results);
  translateMake(files, options, results);
  for (size_t i = 0; i < files.size(); ++i)
    switch (files[i].system) {
    case BuildSystem::CMake:
    case BuildSystem::Make:
      break;
    case BuildSystem::CMakePresets:
      results[i] = rewritePresets(files[i], options);
      break;
    case BuildSystem::Python:
    case BuildSystem::Meson:
    case BuildSystem::Bazel:
      results[i] = reportByHand(files[i], options);
      break;
    }
  return results;
}

} // namespace tranship::buildfiles

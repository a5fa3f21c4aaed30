// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildFile.h"

#include "buildfiles/ByHand.h"
#include "buildfiles/CMakePresets.h"
#include "buildfiles/CMakeRewriter.h"
#include "buildfiles/CMakeTemplates.h"
#include "buildfiles/MakeIncludes.h"
#include "buildfiles/MakeRewriter.h"
#include "buildfiles/PythonText.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

#include <map>

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
          .Cases({"configure", "configure.ac", "configure.in", "Dockerfile", "Containerfile"},
                 BuildSystem::Script)
          .Default(std::nullopt);
  if (byName)
    return byName;
  if (name.ends_with(".cmake") || name.ends_with(".cmake.in"))
    return BuildSystem::CMake;
  if (name.ends_with(".mk") || name.ends_with(".mak") || name.starts_with("Makefile."))
    return BuildSystem::Make;
  if (name.ends_with(".sh") || name.ends_with(".m4") || name.starts_with("Dockerfile.") ||
      name.ends_with(".dockerfile"))
    return BuildSystem::Script;
  return name.ends_with(".bzl") ? Result(BuildSystem::Bazel) : std::nullopt;
}

namespace {

TranslatedBuildFile keep(const BuildFile &file, DiagnosticKind kind, size_t offset,
                         const std::string &reason, std::string advice) {
  BuildReporter reporter(file.path, file.text);
  reporter.report(kind, offset, "copied as it is: " + reason, std::move(advice));
  return {std::nullopt, std::move(reporter.diagnostics)};
}

/// A file that is not what its name says stays as it is.
TranslatedBuildFile reportSyntax(const BuildFile &file, size_t offset, const std::string &problem,
                                 std::string advice = "correct it, and translate again") {
  return keep(file, DiagnosticKind::BuildSyntax, offset, problem, std::move(advice));
}

/// Whether a file is a copy of a CMake module that finds CUDA. Many projects keep one.
bool isCudaModule(llvm::StringRef path) {
  llvm::StringRef name = llvm::sys::path::filename(path);
  return name.consume_front("Find") && name.consume_back(".cmake") &&
         mapping::BuildTable::builtin().findsToolkit(name);
}

/// Whether a file is a script that such a module runs.
bool isScriptOfCudaModule(llvm::StringRef path) {
  return llvm::sys::path::filename(llvm::sys::path::parent_path(path)) == "FindCUDA";
}

bool isBinary(const BuildFile &file) { return llvm::StringRef(file.text).contains('\0'); }

void translateCMake(llvm::ArrayRef<BuildFile> files, const BuildOptions &options,
                    std::vector<TranslatedBuildFile> &results) {
  std::map<std::string, const std::string *> texts;
  for (const BuildFile &file : files)
    texts.emplace(file.path, &file.text);
  TreeFiles tree;
  for (const std::set<std::string> *sources :
       {&options.renamed, &options.kept, &options.hipSources, &options.deviceSources})
    tree.paths.insert(sources->begin(), sources->end());
  for (const BuildFile &file : files)
    tree.paths.insert(file.path);
  tree.read = [&](const std::string &path) {
    auto text = texts.find(path);
    return text == texts.end() ? std::nullopt : std::optional(*text->second);
  };
  CMakeModel model(tree);
  std::vector<const CMakeFile *> sources;
  std::vector<size_t> positions;
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].system != BuildSystem::CMake || isBinary(files[i]))
      continue;
    if (isScriptOfCudaModule(files[i].path))
      continue;
    if (isCudaModule(files[i].path)) {
      results[i] = keep(files[i], DiagnosticKind::BuildUnknown, 0,
                        "it finds CUDA, which a build for HIP does not look for", "remove it");
      continue;
    }
    const CMakeFile *source = model.file(files[i].path);
    if (const std::optional<CMakeProblem> &problem = source->parsed.problem) {
      results[i] =
          reportSyntax(files[i], problem->offset, "this is not valid CMake: " + problem->text);
      continue;
    }
    sources.push_back(source);
    positions.push_back(i);
  }
  if (sources.empty())
    return; // the table is read at its first use
  const mapping::BuildTable &table = mapping::BuildTable::builtin();
  CMakeNames names(sources);
  CMakeUses uses = usesIn(sources, model, table);
  CMakePackages packages(sources, uses.roots, table);
  // The first round finds out which packages the folders use.
  for (const CMakeFile *source : sources)
    (void)CMakeRewriter(*source, names, uses, packages, table, options).run();
  for (size_t i = 0; i < sources.size(); ++i)
    results[positions[i]] = CMakeRewriter(*sources[i], names, uses, packages, table, options).run();
  for (size_t i = 0; i < files.size(); ++i)
    if (files[i].system == BuildSystem::CMakeTemplate && !isBinary(files[i]))
      results[i] = rewriteTemplate(files[i], names, packages, table, options);
}

/// `setup.py`, and not `setup.cfg` or `pyproject.toml`.
bool isPythonSource(const BuildFile &file) { return llvm::StringRef(file.path).ends_with(".py"); }

/// A variable means the same in all makefiles that make reads together.
void translateMake(llvm::ArrayRef<BuildFile> files, const BuildOptions &options,
                   std::vector<TranslatedBuildFile> &results) {
  std::map<std::string, llvm::StringRef> makefiles;
  for (const BuildFile &file : files)
    if (file.system == BuildSystem::Make && !isBinary(file))
      makefiles[file.path] = file.text;
  std::map<std::string, std::set<std::string>> related = relatedMakefiles(makefiles);
  MakeCalls calls = callsOfMakefiles(makefiles, related);
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].system != BuildSystem::Make || isBinary(files[i]))
      continue;
    MakeTexts texts;
    auto add = [&](const std::set<std::string> &others, MakeTexts::Texts &to) {
      for (const std::string &other : others)
        to.push_back(makefiles[other]);
    };
    add(related[files[i].path], texts.read);
    add(calls.called[files[i].path], texts.called);
    add(calls.callers[files[i].path], texts.callers);
    results[i] = rewriteMakefile(files[i], texts, options);
  }
}

} // namespace

std::vector<TranslatedBuildFile> translateBuildFiles(llvm::ArrayRef<BuildFile> files,
                                                     const BuildOptions &options) {
  std::vector<TranslatedBuildFile> results(files.size());
  translateCMake(files, options, results);
  translateMake(files, options, results);
  for (size_t i = 0; i < files.size(); ++i) {
    if (isBinary(files[i])) {
      results[i] = reportSyntax(files[i], 0, "this is a binary file (it contains a zero byte)", "");
      continue;
    }
    switch (files[i].system) {
    case BuildSystem::CMake:
    case BuildSystem::CMakeTemplate:
    case BuildSystem::Make:
      break;
    case BuildSystem::CMakePresets:
      results[i] = rewritePresets(files[i], options);
      break;
    case BuildSystem::Python:
      if (std::optional<PythonProblem> problem =
              isPythonSource(files[i]) ? findPythonProblem(files[i].text) : std::nullopt) {
        results[i] =
            reportSyntax(files[i], problem->offset, "this is not valid Python: " + problem->text);
        break;
      }
      [[fallthrough]];
    case BuildSystem::Meson:
    case BuildSystem::Bazel:
    case BuildSystem::Script:
      results[i] = reportByHand(files[i], options);
      break;
    }
  }
  return results;
}

} // namespace tranship::buildfiles

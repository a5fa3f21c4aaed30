// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyTranslation.h"

#include "driver/HipHeaders.h"
#include "driver/Project.h"

#include "diagnostics/Finding.h"
#include "project/Config.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <set>

namespace tranship::driver {
namespace {

/// Whether the diagnostic is in code that this build leaves out.
bool isInactive(const Translation &translation, const Diagnostic &diagnostic) {
  std::pair<unsigned, unsigned> place(diagnostic.line, diagnostic.column);
  return llvm::any_of(translation.files, [&](const TranslatedFile &file) {
    const SourceFile &source = *file.input->source;
    return source.path() == diagnostic.file && llvm::any_of(file.inactive, [&](Range range) {
             return source.lineAndColumn(range.begin) <= place &&
                    place < source.lineAndColumn(range.end);
           });
  });
}

/// Whether the diagnostic is in a header that no unit of the program reads.
bool isUnread(const Translation &translation, const Diagnostic &diagnostic) {
  std::set<std::string> unread;
  for (const TranslatedFile &file : translation.files)
    if (file.isUnread && file.input->role == FileRole::Header)
      unread.insert(file.input->source->path());
  // If a unit failed to parse, its headers are unknown.
  return unread.contains(diagnostic.file) &&
         llvm::all_of(translation.notParsed,
                      [&](const std::string &file) { return unread.contains(file); });
}

/// Relative folders in a program's flags start at the program's folder; those of a translation, at the current one.
std::vector<std::string> withAbsolutePaths(std::vector<std::string> flags, llvm::StringRef folder) {
  for (size_t i = 0; i < flags.size(); ++i)
    for (llvm::StringRef name : {"-I", "-isystem", "-include"}) {
      llvm::StringRef path = flags[i];
      if (!path.consume_front(name) || (!path.empty() && name != "-I"))
        continue;
      bool isApart = path.empty() && i + 1 < flags.size();
      if (isApart)
        path = flags[++i];
      if (llvm::sys::path::is_relative(path))
        flags[i] = (isApart ? "" : "-I") + joinPath(folder, path);
      break;
    }
  return flags;
}

/// The compile database in the folder; empty if there is none.
std::string databaseIn(llvm::StringRef folder) {
  std::string file = joinPath(folder, "compile_commands.json");
  return llvm::sys::fs::is_regular_file(file) ? file : std::string();
}

std::vector<std::string> filesOf(const Settings &settings) {
  std::vector<std::string> files;
  for (const std::string &file : settings.files)
    files.push_back(absolutePath(file));
  llvm::append_range(files, settings.rules);
  return files;
}

/// The request of the translation that `tranship` would make of the program alone. The backends report what they lack of
/// a toolkit or an installed ROCm; a translation needs neither.
RunRequest requestFor(const VerifySource &source, const std::string &folder,
                      llvm::ArrayRef<std::string> flags) {
  RunRequest request = source.run;
  request.parse.extraFlags = withAbsolutePaths(flags, folder);
  if (!llvm::sys::fs::is_directory(joinPath(request.parse.cudaPath, "include")))
    request.parse.cudaPath.clear();
  if (!findInstalledHip(request.project.rocmPath))
    request.project.rocmPath.clear();
  request.parse.databaseIsNamed = !request.parse.compileDatabase.empty();
  if (!request.parse.databaseIsNamed)
    request.parse.compileDatabase = databaseIn(folder);
  request.project.noDatabase = true; // other than that one
  request.form.renameUnits = true;
  request.form.helpers = rules::HelperForm::Inline;
  return request;
}

/// Adds the settings of the folder that options replaced. A check of the receipt does not know the
/// options, so otherwise it would find these settings and report them as new.
void addUnusedSettings(const VerifySource &source, llvm::StringRef folder,
                       std::vector<std::string> &settings) {
  if (source.run.project.configFile.empty() && !source.run.project.noConfig &&
      source.run.parse.compileDatabase.empty())
    return;
  llvm::Expected<std::vector<std::string>> found = settingsFiles(folder);
  if (found)
    llvm::append_range(settings, *found);
  else
    llvm::consumeError(found.takeError());
}

} // namespace

llvm::Expected<std::vector<std::string>> settingsFiles(llvm::StringRef folder) {
  std::vector<std::string> files;
  if (std::string config = findConfig(folder); !config.empty()) {
    llvm::Expected<Settings> settings = readSettings(config);
    if (!settings)
      return settings.takeError();
    files = filesOf(*settings);
  }
  if (std::string database = databaseIn(folder); !database.empty())
    files.push_back(database);
  return files;
}

llvm::Expected<ProgramTranslation> translateProgram(std::vector<InputFile> inputs,
                                                    const Manifest &manifest,
                                                    const VerifySource &source,
                                                    llvm::ArrayRef<std::string> flags) {
  ProgramTranslation result;
  RunRequest request = requestFor(source, manifest.folder, flags);
  llvm::Expected<Project> project = readProject(request, manifest.folder);
  if (!project)
    return project.takeError();
  result.settings = filesOf(project->settings);
  ReadSources sources;
  sources.inputs = std::move(inputs);
  sources.isPart = true; // of what the cache knows of the tree around the program
  llvm::Expected<RunPlan> plan = planRun(request, std::move(*project), std::move(sources));
  if (!plan)
    return plan.takeError();
  result.plan = std::move(*plan);
  const TranslateOptions &translate = result.plan.translate;
  if (translate.target.hip.known())
    result.hip = translate.target.hip;
  if (!translate.parse.compileDatabase.empty())
    result.settings.push_back(absolutePath(translate.parse.compileDatabase));
  addUnusedSettings(source, manifest.folder, result.settings);
  llvm::Expected<RunResult> made = translateRun(request, result.plan);
  if (!made)
    return made.takeError();
  result.translation = std::move(made->translation);
  return result;
}

std::vector<std::string> ProgramTranslation::errors(llvm::StringRef folder) const {
  std::vector<std::string> errors;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    if (severityOf(diagnostic.kind) != Severity::Error || isInactive(translation, diagnostic) ||
        isUnread(translation, diagnostic))
      continue;
    std::string file = pathFrom(folder, diagnostic.file);
    std::string place =
        diagnostic.line ? fmt::format(":{}:{}", diagnostic.line, diagnostic.column) : std::string();
    errors.push_back(fmt::format("{}{}: {}", file, place, diagnostic.message));
  }
  return errors;
}

std::string ProgramTranslation::headerOutside() const {
  auto found = llvm::find_if(translation.diagnostics, [](const Diagnostic &diagnostic) {
    return diagnostic.kind == DiagnosticKind::HeaderOutsideTree;
  });
  return found == translation.diagnostics.end() ? std::string() : found->file;
}

} // namespace tranship::driver

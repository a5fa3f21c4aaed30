// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyTranslation.h"

#include "driver/HipHeaders.h"
#include "driver/Project.h"

#include "diagnostics/Finding.h"
#include "project/Config.h"
#include "support/DiskCache.h"
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
  // Nobody knows what a unit reads that was not understood.
  return unread.contains(diagnostic.file) &&
         llvm::all_of(translation.notParsed,
                      [&](const std::string &file) { return unread.contains(file); });
}

/// Flags of a program name folders from its own; those of a translation, from the current one.
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

/// The compile database in the folder. Empty: there is none.
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

/// The options of a translation with the same effect.
Options optionsFor(const VerifySource &source) {
  Options options;
  options.configFile = source.configFile;
  options.noConfig = source.noConfig;
  TranslateOptions &translate = options.translate;
  // The backends report that there is no toolkit; a translation needs none.
  if (llvm::sys::fs::is_directory(joinPath(source.cudaPath, "include")))
    translate.cudaPath = source.cudaPath;
  translate.hipVersion = source.hipVersion;
  translate.compileDatabase = source.compileDatabase;
  translate.databaseIsNamed = !source.compileDatabase.empty();
  translate.jobs = source.jobs;
  translate.cacheFolder = defaultCacheFolder();
  translate.isPart = true; // of what the cache knows of the tree around the program
  options.checkPort = source.checkPort;
  // Whether a folder has what a backend needs is for the backend to report.
  if (findInstalledHip(source.rocmPath))
    options.rocmPath = source.rocmPath;
  return options;
}

/// Adds the settings of the folder that options replaced. Otherwise a check of the receipt, which
/// does not know the options, would find them and take them for new.
void addUnusedSettings(const VerifySource &source, llvm::StringRef folder,
                       std::vector<std::string> &settings) {
  if (source.configFile.empty() && !source.noConfig && source.compileDatabase.empty())
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

llvm::Expected<ProgramTranslation> translateProgram(llvm::ArrayRef<InputFile> inputs,
                                                    const Manifest &manifest,
                                                    const VerifySource &source,
                                                    llvm::ArrayRef<std::string> flags) {
  ProgramTranslation result;
  Table table;
  Options options = optionsFor(source);
  llvm::Expected<Settings> settings = readProject(options, manifest.folder, table);
  if (!settings)
    return settings.takeError();
  result.settings = filesOf(*settings);
  TranslateOptions &translate = options.translate;
  if (translate.hipVersion.known())
    result.hip = translate.hipVersion;
  translate.extraFlags = withAbsolutePaths(flags, manifest.folder);
  translate.renameUnits = true;
  translate.helpers = rules::HelperForm::Inline;
  llvm::Expected<std::string> database =
      translate.databaseIsNamed ? findDatabase(options, inputs) : databaseIn(manifest.folder);
  if (!database)
    return database.takeError();
  translate.compileDatabase = *database;
  if (!database->empty())
    result.settings.push_back(absolutePath(*database));
  addUnusedSettings(source, manifest.folder, result.settings);
  llvm::Expected<std::optional<PortCheckOptions>> portCheck = portCheckOptions(options);
  if (!portCheck)
    return portCheck.takeError();
  translate.portCheck = std::move(*portCheck);
  if (translate.portCheck) // what the backends define for HIP 6
    translate.portCheck->flags = {"-DHIPBLAS_V2=1", "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1"};
  llvm::Expected<Translation> translation = translateInputs(inputs, table, translate);
  if (!translation)
    return translation.takeError();
  result.translation = std::move(*translation);
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyTranslation.h"

#include "diagnostics/Finding.h"
#include "project/Config.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

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

/// The compile database in the folder. Empty: there is none.
std::string databaseIn(llvm::StringRef folder) {
  std::string file = joinPath(folder, "compile_commands.json");
  return llvm::sys::fs::is_regular_file(file) ? file : std::string();
}

std::vector<std::string> filesOf(const Settings &settings) {
  std::vector<std::string> files = settings.files;
  llvm::append_range(files, settings.rules);
  return files;
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
  TranslateOptions options;
  if (std::string config = findConfig(manifest.folder); !config.empty()) {
    llvm::Expected<Settings> settings = readConfig(config, table);
    if (!settings)
      return settings.takeError();
    if (settings->roc)
      table.useRocLibraries();
    result.settings = filesOf(*settings);
    options.keepChevrons = settings->keepChevrons;
    options.hipVersion = settings->hipVersion;
    options.cudaVersion = settings->cudaVersion;
  }
  if (source.hipVersion.known())
    options.hipVersion = source.hipVersion;
  if (options.hipVersion.known())
    result.hip = options.hipVersion;
  options.cudaPath = source.cudaPath;
  options.extraFlags = flags;
  options.renameUnits = true;
  if (std::string database = databaseIn(manifest.folder); !database.empty()) {
    options.compileDatabase = database;
    result.settings.push_back(database);
  }
  llvm::Expected<Translation> translation = translateInputs(inputs, table, options);
  if (!translation)
    return translation.takeError();
  result.translation = std::move(*translation);
  return result;
}

std::vector<std::string> ProgramTranslation::errors(llvm::StringRef folder) const {
  std::vector<std::string> errors;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    if (severityOf(diagnostic.kind) != Severity::Error || isInactive(translation, diagnostic))
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

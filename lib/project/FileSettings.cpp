// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/FileSettings.h"

#include "llvm/Support/Path.h"

namespace tranship::project {

/// Applies an option of the command line, for which an error names the option and no line.
static llvm::Error applyOption(KindSet &kinds, llvm::StringRef name, llvm::StringRef globs) {
  if (llvm::Error error = kinds.apply(globs))
    return llvm::createStringError(name + ": " + llvm::toString(std::move(error)));
  return llvm::Error::success();
}

llvm::Expected<KindSet> selectedKinds(const Settings &settings, const KindOptions &options) {
  KindSet kinds = options.initial;
  llvm::cantFail(kinds.apply(settings.checks)); // seen by the reader
  if (llvm::Error error = applyOption(kinds, "--checks", options.checks))
    return error;
  return kinds;
}

llvm::Expected<FileSettings::Kinds> FileSettings::kindsOf(const Settings &settings,
                                                          const KindOptions &options) {
  llvm::Expected<KindSet> selected = selectedKinds(settings, options);
  if (!selected)
    return selected.takeError();
  KindSet errors = KindSet::none();
  llvm::cantFail(errors.apply(settings.warningsAsErrors));
  if (llvm::Error error = applyOption(errors, "--warnings-as-errors", options.warningsAsErrors))
    return error;
  return Kinds{std::move(*selected), std::move(errors)};
}

llvm::Expected<FileSettings> FileSettings::read(llvm::ArrayRef<InputFile> inputs,
                                                const KindOptions &options) {
  FileSettings result;
  for (const InputFile &input : inputs) {
    llvm::StringRef folder = llvm::sys::path::parent_path(input.source->path());
    auto [known, isNew] = result.byFolder_.try_emplace(folder);
    if (!isNew)
      continue;
    std::string config = options.noConfig              ? ""
                         : !options.configFile.empty() ? options.configFile
                                                       : findConfig(folder);
    auto entry = result.byConfig_.find(config);
    if (entry == result.byConfig_.end()) {
      Settings settings;
      if (!config.empty()) {
        llvm::Expected<Settings> read = readSettings(config);
        if (!read)
          return read.takeError();
        settings = std::move(*read);
      }
      llvm::Expected<Kinds> kinds = kindsOf(settings, options);
      if (!kinds)
        return kinds.takeError();
      entry = result.byConfig_.try_emplace(config, std::move(*kinds)).first;
    }
    known->second = &entry->second;
    if (!result.first_)
      result.first_ = known->second;
  }
  return result;
}

const FileSettings::Kinds &FileSettings::kindsFor(llvm::StringRef file) const {
  auto known = byFolder_.find(llvm::sys::path::parent_path(file));
  return known == byFolder_.end() ? *first_ : *known->second;
}

} // namespace tranship::project

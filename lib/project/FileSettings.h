// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which kinds of diagnostics count in which file, according to the nearest config file and then the
// command line.
#pragma once

#include "diagnostics/KindSet.h"
#include "project/Config.h"

#include "llvm/ADT/StringMap.h"

namespace tranship::project {

/// The selection on the command line.
struct KindOptions {
  /// The kinds that are selected by default.
  KindSet initial = KindSet::all();
  std::string checks, warningsAsErrors;
  /// One config file for all files; empty: the nearest one for each file.
  std::string configFile;
  bool noConfig = false;
};

class FileSettings {
public:
  /// Fails if a config file cannot be read, or if a glob matches no kind.
  static llvm::Expected<FileSettings> read(llvm::ArrayRef<InputFile> inputs,
                                           const KindOptions &options);

  bool isSelected(llvm::StringRef file, DiagnosticKind kind) const {
    return kindsFor(file).selected.contains(kind);
  }
  bool isError(llvm::StringRef file, DiagnosticKind kind) const {
    return kindsFor(file).errors.contains(kind);
  }

private:
  struct Kinds {
    KindSet selected, errors;
  };

  static llvm::Expected<Kinds> kindsOf(const Settings &settings, const KindOptions &options);
  /// Files that are not inputs get the settings of the first input.
  const Kinds &kindsFor(llvm::StringRef file) const;

  /// The kinds for each config file, and which of these apply in a folder.
  llvm::StringMap<Kinds> byConfig_;
  llvm::StringMap<const Kinds *> byFolder_;
  const Kinds *first_ = nullptr;
};

/// The kinds that settings and the command line select together.
llvm::Expected<KindSet> selectedKinds(const Settings &settings, const KindOptions &options);

} // namespace tranship::project

// Which kinds of diagnostics count in which file: what the nearest config file says, then the
// command line.
#pragma once

#include "diagnostics/KindSet.h"
#include "project/Config.h"

#include "llvm/ADT/StringMap.h"

namespace tranship::project {

/// What the command line says of it.
struct KindOptions {
  /// What there is before anybody selects.
  KindSet initial = KindSet::all();
  std::string checks, warningsAsErrors;
  /// One config file for all files; empty: the nearest one of each.
  std::string configFile;
  bool noConfig = false;
};

class FileSettings {
public:
  /// Errors: a config file that cannot be read, a glob that says nothing.
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
  /// Files that were no inputs are as the first input is.
  const Kinds &kindsFor(llvm::StringRef file) const;

  /// By config file; and which of them holds in a folder.
  llvm::StringMap<Kinds> byConfig_;
  llvm::StringMap<const Kinds *> byFolder_;
  const Kinds *first_ = nullptr;
};

/// What one settings and the command line together select.
llvm::Expected<KindSet> selectedKinds(const Settings &settings, const KindOptions &options);

} // namespace tranship::project

// The config file of a project: a mapping file (mappings/README.md) with settings next to its rows.
#pragma once

#include "mapping/Table.h"
#include "project/Inputs.h"

namespace tranship::project {

inline constexpr llvm::StringLiteral configFileName = ".tranship.yaml";

/// What a config file may set; the command line outranks it. A file that says `inherit: true` adds
/// to the next one above it: lists get longer, of single values its own count.
struct Settings {
  /// Not known: not set.
  Version cudaVersion, hipVersion;
  bool roc = false;
  bool keepChevrons = false;
  /// Patterns of files to leave out.
  std::vector<ExcludedPattern> exclude;
  /// Rule files, absolute.
  std::vector<std::string> rules;
  /// Globs for `KindSet`, separated by commas.
  std::string checks, warningsAsErrors;
  /// Names for `parseTargets`; empty: not set.
  std::string targets;
  /// Of the last file that was read.
  bool inherit = false;
  /// Where all of this stands, the outermost first.
  std::vector<std::string> files;
};

/// Path of the nearest config file in `folder` or above; empty: there is none.
std::string findConfig(llvm::StringRef folder);

/// With those that the file inherits. Errors name file and line.
llvm::Expected<Settings> readSettings(llvm::StringRef path);
/// The same, and adds the rows of the rule files that a config file names, and then its own, which
/// outrank them.
llvm::Expected<Settings> readConfig(llvm::StringRef path, mapping::Table &into);

/// As the text of a config file, with comments on where it comes from.
std::string settingsText(const Settings &settings);

/// The keys that a config file has and other mapping files do not; whether such a key has a value
/// that it may have (see OtherKey).
llvm::ArrayRef<llvm::StringLiteral> settingKeys();
std::optional<std::string> checkSetting(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                        bool isList);

/// Adds the rows of a file.
llvm::Error readRules(llvm::StringRef path, mapping::Table &into);

} // namespace tranship::project

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The config file of a project: a mapping file (mappings/README.md) with settings next to its rows.
#pragma once

#include "mapping/Table.h"
#include "project/Inputs.h"

namespace tranship::project {

inline constexpr llvm::StringLiteral configFileName = ".tranship.yaml";

/// The settings in a config file. The command line outranks them. A file with `inherit: true` adds
/// to the next one above it: its lists are appended, and its single values win.
struct Settings {
  /// Unknown if not set.
  Version cudaVersion, hipVersion, torchVersion;
  bool roc = false;
  bool keepChevrons = false;
  /// Patterns for files to leave out.
  std::vector<ExcludedPattern> exclude;
  /// Absolute paths of rule files.
  std::vector<std::string> rules;
  /// Globs for `KindSet`, separated by commas.
  std::string checks, warningsAsErrors;
  /// Names for `parseTargets`; empty: not set.
  std::string targets;
  /// The value in the file that was read last.
  bool inherit = false;
  /// The config files that were read, the outermost first.
  std::vector<std::string> files;
};

/// Returns the path of the nearest config file in `folder` or above it; empty if there is none.
std::string findConfig(llvm::StringRef folder);

/// Reads a file and those that it inherits from. Errors name file and line.
llvm::Expected<Settings> readSettings(llvm::StringRef path);
/// Does the same, and adds the rows of the rule files that a config file names, then its own rows,
/// which outrank them.
llvm::Expected<Settings> readConfig(llvm::StringRef path, mapping::Table &into);

/// Writes settings as a config file, with comments that say where they come from.
std::string settingsText(const Settings &settings);

/// The keys that only config files have, and a check of their values (see OtherKey).
llvm::ArrayRef<llvm::StringLiteral> settingKeys();
std::optional<std::string> checkSetting(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                        bool isList);

/// Adds the rows of a file.
llvm::Error readRules(llvm::StringRef path, mapping::Table &into);

} // namespace tranship::project

// The config file of a project: a mapping file (mappings/README.md) with settings next to its rows.
#pragma once

#include "mapping/Table.h"

namespace tranship {

inline constexpr llvm::StringLiteral configFileName = ".tranship.yaml";

/// What a config file may set; the command line outranks it.
struct Settings {
  /// Not known: not set.
  Version cudaVersion, hipVersion;
  bool roc = false;
  bool keepChevrons = false;
  /// Patterns of files to leave out, from the folder of the config file (`PathPatterns`).
  std::vector<std::string> exclude;
};

/// Path of the nearest config file in `folder` or above; empty: there is none.
std::string findConfig(llvm::StringRef folder);

/// Adds the rows of the rule files that a config file names, and then its own, which outrank them.
/// Errors name file and line.
llvm::Expected<Settings> readConfig(llvm::StringRef path, Table &into);

/// The keys that a config file has and other mapping files do not; whether such a key has a value
/// that it may have (see OtherKey).
llvm::ArrayRef<llvm::StringLiteral> settingKeys();
std::optional<std::string> checkSetting(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                                        bool isList);

/// Adds the rows of a file.
llvm::Error readRules(llvm::StringRef path, Table &into);

} // namespace tranship

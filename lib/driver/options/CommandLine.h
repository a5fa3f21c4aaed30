// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses the command line of tranship by its table.
#pragma once

#include "driver/options/CommandTable.h"
#include "support/Version.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::driver {

struct GivenOption {
  OptionId id;
  /// Empty for a flag, and where an optional value was left out.
  std::string value;
};

/// A command line that is well-formed: every option belongs to the command, and numbers, versions
/// and choices are what they should be.
struct ParsedCommandLine {
  CommandId command = CommandId::Translate;
  /// In the order in which they were given.
  std::vector<GivenOption> options;
  /// Arguments that are not options: files, folders, names.
  std::vector<std::string> names;
  /// Flags for the compiler: those of `--extra-arg`, then those after `--`.
  std::vector<std::string> compilerFlags;

  bool has(OptionId id) const;
  /// The last value that was given; empty if there is none.
  std::string value(OptionId id) const;
  /// All values, in order.
  std::vector<std::string> values(OptionId id) const;
  std::optional<unsigned> number(OptionId id) const;
  /// An unknown version if the option was not given.
  Version version(OptionId id) const;

  /// An error about this command line, which says where help is.
  llvm::Error misuse(const llvm::Twine &message) const;
};

/// Reads the arguments that follow the name of the program. `@FILE` stands for the arguments in a
/// file. After --help or --version, the rest is not read. Errors name the argument, and the known
/// one that is most like it.
llvm::Expected<ParsedCommandLine> parseCommandLine(llvm::ArrayRef<std::string> arguments);

/// The words that give these options again: "--name=value".
std::vector<std::string> wordsOf(llvm::ArrayRef<GivenOption> options);

} // namespace tranship::driver

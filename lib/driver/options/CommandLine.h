// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses the command line of tranship, which CommandTable.h describes.
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
  /// Empty for a flag, and if an optional value was left out.
  std::string value;
};

/// A valid command line: every option belongs to the command, and numbers, versions and choices are
/// well-formed.
struct ParsedCommandLine {
  CommandId command = CommandId::Translate;
  /// In the order in which they were given.
  std::vector<GivenOption> options;
  /// Arguments that are not options: files, folders, names.
  std::vector<std::string> names;
  /// Flags for the compiler: those of `--extra-arg`, then what follows `--`.
  std::vector<std::string> compilerFlags;

  bool has(OptionId id) const;
  /// The last value that was given; empty if there is none.
  std::string value(OptionId id) const;
  /// All values, in order.
  std::vector<std::string> values(OptionId id) const;
  std::optional<unsigned> number(OptionId id) const;
  /// The version is unknown if the option was not given.
  Version version(OptionId id) const;

  /// An error about this command line that ends with how to get help.
  llvm::Error misuse(const llvm::Twine &message) const;
};

/// Parses the arguments that follow the name of the program. Replaces `@FILE` by the arguments in
/// that file. Reads nothing after --help or --version. Errors name the argument and the closest
/// known one.
llvm::Expected<ParsedCommandLine> parseCommandLine(llvm::ArrayRef<std::string> arguments);

/// The value of `__CUDA_ARCH__` for an architecture that is given as in `sm_80` or as in
/// `__CUDA_ARCH__ >= 800`; nothing if no architecture has that number.
std::optional<unsigned> architectureNumber(unsigned given);

/// The arguments that give the same options again: "--name=value".
std::vector<std::string> wordsOf(llvm::ArrayRef<GivenOption> options);

} // namespace tranship::driver

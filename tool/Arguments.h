// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses the command line of a pack's `run`. tranship's own parser uses the table of its
// subcommands and options, which `run` neither has nor needs.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <optional>
#include <vector>

namespace tranship {

class Arguments {
public:
  /// `command` is the name in error messages: "run". `usage` is the text that --help prints.
  Arguments(llvm::StringRef command, llvm::StringRef usage) : command_(command), usage_(usage) {}

  /// Adds an option without a value.
  void flag(llvm::StringRef name, bool &into) { options_.push_back({name, &into, nullptr}); }
  /// Adds an option that may be given several times, as `--name VALUE` or `--name=VALUE`.
  void values(llvm::StringRef name, std::vector<llvm::StringRef> &into) {
    options_.push_back({name, nullptr, &into});
  }

  /// Sets the variables of the given options. Returns an exit code if the program must end now:
  /// after --help, or after a mistake, which it prints.
  std::optional<int> parse(llvm::ArrayRef<llvm::StringRef> arguments);
  /// The arguments that are not options.
  llvm::ArrayRef<llvm::StringRef> names() const { return names_; }

  /// Prints the message and how to get help. Returns the exit code.
  int misuse(const llvm::Twine &message) const;

private:
  struct Option {
    llvm::StringRef name;
    bool *flag;
    std::vector<llvm::StringRef> *values;
  };

  llvm::StringRef command_, usage_;
  std::vector<Option> options_;
  std::vector<llvm::StringRef> names_;
};

/// Prints why the program cannot continue. Returns the exit code.
int fail(const llvm::Twine &message);

} // namespace tranship

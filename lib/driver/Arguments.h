// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The arguments of `run`, the program of a pack. It is linked without the table of options.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <optional>
#include <vector>

namespace tranship::driver {

class Arguments {
public:
  /// `command` as the user calls it: "tranship explain". `usage` is what --help prints.
  Arguments(llvm::StringRef command, llvm::StringRef usage) : command_(command), usage_(usage) {}

  void flag(llvm::StringRef name, bool &into) { options_.push_back({name, &into, nullptr}); }
  /// `--name VALUE` or `--name=VALUE`, any number of times.
  void values(llvm::StringRef name, std::vector<llvm::StringRef> &into) {
    options_.push_back({name, nullptr, &into});
  }
  /// `--name` or `--name=VALUE`; either sets the flag.
  void flagWithValue(llvm::StringRef name, bool &flag, std::vector<llvm::StringRef> &into) {
    options_.push_back({name, &flag, &into});
  }

  /// Sets what was added. An exit code when that was all: --help, or a misuse.
  std::optional<int> parse(llvm::ArrayRef<llvm::StringRef> arguments);
  /// What is no option.
  llvm::ArrayRef<llvm::StringRef> names() const { return names_; }

  /// Prints what is wrong, and where help is; the exit code.
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

/// Prints why the tool cannot go on; the exit code.
int fail(const llvm::Twine &message);

} // namespace tranship::driver

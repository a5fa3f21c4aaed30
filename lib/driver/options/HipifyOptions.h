// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of HIPIFY's programs (HipifyOptions.def), for `tranship hipify`.
#pragma once

#include "driver/options/CommandTable.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::driver {

enum class HipifyId : uint8_t {
#define HIPIFY_OPTION(Id, Programs, Group, Names, Value, Action, Argument, Help) Id,
#include "driver/options/HipifyOptions.def"
};

enum class HipifyAction : uint8_t { Own, Pass, ToCompiler, Always, Without, Refused };

/// The programs of HIPIFY that document an option, as a set.
enum class HipifyPrograms : uint8_t { Perl = 1, Clang = 2, Both = 3 };

struct HipifyOption {
  HipifyId id;
  HipifyPrograms programs;
  HipifyAction action;
  llvm::StringLiteral argument;
  /// The option as help shows it. Only its group, names, value and help mean something.
  Option shown;
};

llvm::ArrayRef<HipifyOption> hipifyOptions();

/// A valid command line of HIPIFY.
struct HipifyLine {
  struct Given {
    HipifyId id;
    std::string value;
  };
  /// What `tranship hipify` does itself.
  std::vector<Given> own;
  std::vector<std::string> inputs;
  /// For `tranship`.
  std::vector<std::string> options, compilerFlags;
  /// What happens instead of options that have no effect, in a line each.
  std::vector<std::string> notes;

  bool has(HipifyId id) const;
  /// The last value that was given; empty if there is none.
  std::string value(HipifyId id) const;
};

/// Parses the arguments that follow the name of the program. Options of `tranship` itself are accepted as well.
llvm::Expected<HipifyLine> parseHipifyLine(llvm::ArrayRef<std::string> arguments);

/// The table of options in docs/coming-from-hipify.md.
std::string hipifyTable();

} // namespace tranship::driver

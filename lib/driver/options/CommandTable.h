// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line as data: subcommands, their options, exit codes and examples (Commands.def,
// Options.def).
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tranship::driver {

enum class CommandId : uint8_t {
#define COMMAND(Id, Name, After, Synopsis, Summary, Description) Id,
#include "driver/options/Commands.def"
};

enum class OptionGroup : uint8_t {
#define OPTION_GROUP(Id, Title) Id,
#include "driver/options/Options.def"
};

enum class OptionId : uint8_t {
#define OPTION(Id, Group, Commands, Names, OtherNames, Value, Help) Id,
#include "driver/options/Options.def"
};

/// The meaning of the arguments after `--`. Verbatim: all arguments of the command are names, which
/// it parses itself.
enum class Rest : uint8_t { CompilerFlags, Names, Nothing, Verbatim };

struct Command {
  CommandId id;
  /// The name as it is typed, with its parent: "verify record".
  llvm::StringLiteral name;
  Rest rest;
  /// A line for each form, without "tranship NAME".
  llvm::StringLiteral synopsis;
  /// The summary is one line without a period. Empty lines separate the paragraphs of the
  /// description. Both mark literal text with backticks.
  llvm::StringLiteral summary, description;

  /// The last word: "record".
  llvm::StringRef lastWord() const;
  /// "tranship verify record"; for a translation just "tranship".
  std::string invocation() const;
};

/// A set with one bit for each command.
using CommandSet = uint32_t;

struct Option {
  OptionId id;
  OptionGroup group;
  CommandSet commands;
  /// "-o, --output". The names in `otherNames` are accepted but not shown.
  llvm::StringLiteral names, otherNames;
  /// The kind of value. Empty for a flag, "[X]" if the value is optional, "a|b" for one of several
  /// words.
  llvm::StringLiteral value;
  llvm::StringLiteral help;

  bool belongsTo(CommandId command) const { return commands >> unsigned(command) & 1; }
  bool isFlag() const { return value.empty(); }
  bool isValueOptional() const { return value.starts_with("["); }
  /// `value` without brackets.
  llvm::StringRef valueName() const { return llvm::StringRef(value).trim("[]"); }
  /// The allowed values; empty if any value is allowed.
  std::vector<llvm::StringRef> choices() const;
  /// The names that are shown, with their dashes.
  std::vector<llvm::StringRef> shownNames() const;
  /// All names that are accepted.
  std::vector<llvm::StringRef> allNames() const;
  /// The name for messages: the long one if there is one.
  llvm::StringRef mainName() const;
};

/// The meaning of an exit code for some commands.
struct Exit {
  CommandSet commands;
  int code;
  llvm::StringLiteral meaning;
};

struct Example {
  CommandId command;
  llvm::StringLiteral line, meaning;
};

llvm::ArrayRef<Command> allCommands();
llvm::ArrayRef<Option> allOptions();

const Command &commandOf(CommandId id);
const Option &optionOf(OptionId id);
llvm::StringRef titleOf(OptionGroup group);

/// The command with this name, which may be two words; null if there is none.
const Command *findCommand(llvm::StringRef name);
/// The subcommands of a command ("verify"), or of tranship itself ("").
std::vector<const Command *> subcommandsOf(llvm::StringRef parent);

struct OptionSection {
  llvm::StringRef title;
  std::vector<const Option *> options;
};
/// The options of a command in the sections that help shows.
std::vector<OptionSection> optionsOf(const Command &command);

std::vector<Exit> exitsOf(const Command &command);
std::vector<Example> examplesOf(const Command &command);

} // namespace tranship::driver

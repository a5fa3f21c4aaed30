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

/// What the arguments after `--` are.
enum class Rest : uint8_t { CompilerFlags, Names, Nothing };

struct Command {
  CommandId id;
  /// As it is typed, with its parent: "verify record".
  llvm::StringLiteral name;
  Rest rest;
  /// One line for each form, without "tranship NAME".
  llvm::StringLiteral synopsis;
  /// One line without a period, and paragraphs between blank lines. Both mark literal text with
  /// backticks.
  llvm::StringLiteral summary, description;

  /// The last word: "record".
  llvm::StringRef lastWord() const;
  /// "tranship verify record"; of a translation "tranship" alone.
  std::string invocation() const;
};

/// A bit for each command.
using CommandSet = uint32_t;

struct Option {
  OptionId id;
  OptionGroup group;
  CommandSet commands;
  /// "-o, --output"; the names in `otherNames` are accepted, but not shown.
  llvm::StringLiteral names, otherNames;
  /// Empty for a flag; "[X]" if it may be left out; "a|b" for one of several words.
  llvm::StringLiteral value;
  llvm::StringLiteral help;

  bool belongsTo(CommandId command) const { return commands >> unsigned(command) & 1; }
  bool isFlag() const { return value.empty(); }
  bool isValueOptional() const { return value.starts_with("["); }
  /// The value without brackets.
  llvm::StringRef valueName() const { return llvm::StringRef(value).trim("[]"); }
  /// The words that the value may be; empty if it may be anything.
  std::vector<llvm::StringRef> choices() const;
  /// Names as they are shown, with their dashes.
  std::vector<llvm::StringRef> shownNames() const;
  /// All that are accepted.
  std::vector<llvm::StringRef> allNames() const;
  /// The one for messages: the long one, if there is one.
  llvm::StringRef mainName() const;
};

/// What an exit code of some commands means.
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

/// Null if there is none. The name may have two words.
const Command *findCommand(llvm::StringRef name);
/// The subcommands of a command ("verify"), or, of "", those of tranship itself.
std::vector<const Command *> subcommandsOf(llvm::StringRef parent);

struct OptionSection {
  llvm::StringRef title;
  std::vector<const Option *> options;
};
/// The options of a command as help shows them.
std::vector<OptionSection> optionsOf(const Command &command);

std::vector<Exit> exitsOf(const Command &command);
std::vector<Example> examplesOf(const Command &command);

} // namespace tranship::driver

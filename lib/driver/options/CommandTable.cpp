// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandTable.h"

#include "driver/options/HipifyOptions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::driver {
namespace {

using enum CommandId;

template <typename... Ids> constexpr CommandSet just(Ids... ids) {
  return ((CommandSet(1) << unsigned(ids)) | ...);
}

// The sets that Commands.def and Options.def use.
constexpr CommandSet translating = just(Translate, Apply);
/// The subcommands that write a translation.
constexpr CommandSet porting = translating | just(Sync);
constexpr CommandSet parsing = porting | just(Header, Check, Lsp, Mcp);
constexpr CommandSet verifying =
    just(Verify, VerifyRecord, VerifyCompare, VerifyReplay, VerifyPack, VerifyJudge);
constexpr CommandSet makingPorts =
    just(Verify, VerifyRecord, VerifyCompare, VerifyReplay, VerifyPack);
constexpr CommandSet listing = just(MappingsList, MappingsStats);
constexpr CommandSet everywhere = ~CommandSet(0);

constexpr Command commands[] = {
#define COMMAND(Id, Name, After, Synopsis, Summary, Description)                                   \
  {CommandId::Id, Name, Rest::After, Synopsis, Summary, Description},
#include "driver/options/Commands.def"
};
static_assert(std::size(commands) <= 32, "CommandSet has a bit for each command");

constexpr Option options[] = {
#define OPTION(Id, Group, Commands, Names, OtherNames, Value, Help)                                \
  {OptionId::Id, OptionGroup::Group, Commands, Names, OtherNames, Value, Help},
#include "driver/options/Options.def"
};

constexpr llvm::StringLiteral groupTitles[] = {
#define OPTION_GROUP(Id, Title) Title,
#include "driver/options/Options.def"
};

constexpr Exit exits[] = {
#define EXIT(Commands, Code, Meaning) {Commands, Code, Meaning},
#include "driver/options/Commands.def"
};

constexpr Example examples[] = {
#define EXAMPLE(Command, Line, Meaning) {CommandId::Command, Line, Meaning},
#include "driver/options/Commands.def"
};

std::vector<llvm::StringRef> parts(llvm::StringRef text, llvm::StringRef separator) {
  llvm::SmallVector<llvm::StringRef> found;
  text.split(found, separator, -1, /*KeepEmpty=*/false);
  return {found.begin(), found.end()};
}

} // namespace

llvm::StringRef Command::lastWord() const {
  size_t space = name.rfind(' ');
  return llvm::StringRef(name).drop_front(space == llvm::StringRef::npos ? 0 : space + 1);
}

std::string Command::invocation() const {
  return id == Translate ? "tranship" : "tranship " + name.str();
}

std::vector<llvm::StringRef> Option::choices() const {
  if (!value.contains('|'))
    return {};
  return parts(valueName(), "|");
}

std::vector<llvm::StringRef> Option::shownNames() const { return parts(names, ", "); }

std::vector<llvm::StringRef> Option::allNames() const {
  std::vector<llvm::StringRef> all = shownNames();
  llvm::append_range(all, parts(otherNames, ", "));
  return all;
}

llvm::StringRef Option::mainName() const { return shownNames().back(); }

llvm::ArrayRef<Command> allCommands() { return commands; }

llvm::ArrayRef<Option> allOptions() { return options; }

const Command &commandOf(CommandId id) { return commands[unsigned(id)]; }

const Option &optionOf(OptionId id) { return options[unsigned(id)]; }

llvm::StringRef titleOf(OptionGroup group) { return groupTitles[unsigned(group)]; }

const Command *findCommand(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(commands, [&](const Command &command) { return command.name == name; });
  return found == std::end(commands) ? nullptr : found;
}

std::vector<const Command *> subcommandsOf(llvm::StringRef parent) {
  std::vector<const Command *> found;
  for (const Command &command : commands) {
    auto [first, second] = llvm::StringRef(command.name).split(' ');
    if (parent.empty() ? second.empty() : first == parent && !second.empty())
      found.push_back(&command);
  }
  return found;
}

std::vector<OptionSection> optionsOf(const Command &command) {
  std::vector<OptionSection> sections;
  for (size_t group = 0; group < std::size(groupTitles); ++group) {
    OptionSection section{groupTitles[group], {}};
    for (const HipifyOption &option : hipifyOptions())
      if (option.shown.group == OptionGroup(group) && command.id == CommandId::Hipify)
        section.options.push_back(&option.shown);
    for (const Option &option : options)
      if (option.group == OptionGroup(group) && option.belongsTo(command.id))
        section.options.push_back(&option);
    if (!section.options.empty())
      sections.push_back(std::move(section));
  }
  return sections;
}

std::vector<Exit> exitsOf(const Command &command) {
  std::vector<Exit> found;
  for (const Exit &exit : exits)
    if (exit.commands >> unsigned(command.id) & 1)
      found.push_back(exit);
  llvm::stable_sort(found, [](const Exit &a, const Exit &b) { return a.code < b.code; });
  return found;
}

std::vector<Example> examplesOf(const Command &command) {
  std::vector<Example> found;
  for (const Example &example : examples)
    if (example.command == command.id)
      found.push_back(example);
  return found;
}

} // namespace tranship::driver

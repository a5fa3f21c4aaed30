// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandTable.h"

#include "driver/options/HipifyOptions.h"

#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace tranship;
using namespace tranship::driver;

namespace {

/// What is written for people: a capital letter first, no period at the end, all backticks in
/// pairs.
void checkText(llvm::StringRef text) {
  INFO(text.str());
  REQUIRE_FALSE(text.empty());
  CHECK((llvm::isUpper(text.front()) || text.front() == '`'));
  CHECK_FALSE(text.ends_with("."));
  CHECK(text.count('`') % 2 == 0);
  CHECK_FALSE(text.contains("  "));
}

} // namespace

TEST_CASE("Every command has a name of its own, a summary and exit codes", "[driver]") {
  std::set<std::string> names;
  for (const Command &command : allCommands()) {
    INFO(command.name.str());
    CHECK(names.insert(command.name.str()).second);
    CHECK(&commandOf(command.id) == &command);
    CHECK(findCommand(command.name) == &command);
    checkText(command.summary);
    CHECK(command.description.ends_with("."));
    CHECK(command.description.count('`') % 2 == 0);
    std::vector<Exit> exits = exitsOf(command);
    CHECK(llvm::any_of(exits, [](const Exit &exit) { return exit.code == 2; }));
    for (size_t i = 1; i < exits.size(); ++i)
      CHECK(exits[i - 1].code < exits[i].code);
  }
}

TEST_CASE("Subcommands of two words stand below a command", "[driver]") {
  size_t below = 0;
  for (const Command &command : allCommands()) {
    auto [first, second] = llvm::StringRef(command.name).split(' ');
    if (second.empty())
      continue;
    ++below;
    REQUIRE(findCommand(first));
    CHECK(llvm::is_contained(subcommandsOf(first), &command));
    CHECK(command.lastWord() == second);
  }
  CHECK(below == 10);
  CHECK(subcommandsOf("").size() + below == allCommands().size());
  CHECK(commandOf(CommandId::VerifyPack).invocation() == "tranship verify pack");
  CHECK(commandOf(CommandId::Translate).invocation() == "tranship");
}

TEST_CASE("Every option belongs to a command and has help", "[driver]") {
  for (const Option &option : allOptions()) {
    INFO(option.names.str());
    CHECK(&optionOf(option.id) == &option);
    CHECK(llvm::any_of(allCommands(),
                       [&](const Command &command) { return option.belongsTo(command.id); }));
    checkText(option.help);
    CHECK_FALSE(titleOf(option.group).empty());
    for (llvm::StringRef name : option.allNames()) {
      INFO(name.str());
      // One dash and a letter, or two dashes and a word.
      CHECK((name.starts_with("--") ? name.size() > 3 : name.size() == 2 && name[0] == '-'));
    }
  }
}

TEST_CASE("No command has two options of one name", "[driver]") {
  for (const Command &command : allCommands()) {
    std::set<std::string> names;
    for (const Option &option : allOptions())
      if (option.belongsTo(command.id))
        for (llvm::StringRef name : option.allNames()) {
          INFO(command.name.str() << ": " << name.str());
          CHECK(names.insert(name.ltrim('-').str()).second);
        }
  }
}

TEST_CASE("An option takes a value in every command or in none", "[driver]") {
  std::map<std::string, const Option *> first;
  for (const Option &option : allOptions())
    for (llvm::StringRef name : option.shownNames()) {
      INFO(name.str());
      const Option *other = first.try_emplace(name.str(), &option).first->second;
      CHECK(other->isFlag() == option.isFlag());
      CHECK(other->isValueOptional() == option.isValueOptional());
    }
}

TEST_CASE("Every command has the general options, and help shows all of its options", "[driver]") {
  for (const Command &command : allCommands()) {
    INFO(command.name.str());
    for (OptionId id :
         {OptionId::Help, OptionId::Version, OptionId::Quiet, OptionId::Verbose, OptionId::Color})
      CHECK(optionOf(id).belongsTo(command.id));
    size_t shown = 0;
    for (const OptionSection &section : optionsOf(command))
      shown += section.options.size();
    if (command.id == CommandId::Hipify)
      shown -= hipifyOptions().size();
    CHECK(shown == size_t(llvm::count_if(allOptions(), [&](const Option &option) {
            return option.belongsTo(command.id);
          })));
  }
}

TEST_CASE("The value of an option says what it may be", "[driver]") {
  CHECK(optionOf(OptionId::InPlace).isFlag());
  CHECK(optionOf(OptionId::TraceKernels).isValueOptional());
  CHECK(optionOf(OptionId::TraceKernels).valueName() == "FOLDER");
  CHECK(optionOf(OptionId::Color).choices() ==
        std::vector<llvm::StringRef>{"auto", "always", "never"});
  CHECK(optionOf(OptionId::Output).choices().empty());
  CHECK(optionOf(OptionId::Jobs).mainName() == "--jobs");
  CHECK(optionOf(OptionId::Database).mainName() == "-p");
}

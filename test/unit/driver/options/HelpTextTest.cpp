// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("The help of a command begins with its usage and shows every option", "[driver]") {
  for (const Command &command : allCommands()) {
    std::string help = helpText(command);
    INFO(help);
    CHECK(llvm::StringRef(help).starts_with("usage: " + command.invocation()));
    for (const Option &option : allOptions())
      if (option.belongsTo(command.id))
        CHECK(llvm::StringRef(help).contains(option.names));
    CHECK(llvm::StringRef(help).contains("\nExit code:\n"));
    CHECK_FALSE(llvm::StringRef(help).contains('`'));
  }
}

TEST_CASE("Help fits into 80 columns, but for usage and examples, which are copied", "[driver]") {
  for (const Command &command : allCommands()) {
    std::string help = helpText(command);
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(help).split(lines, '\n');
    for (llvm::StringRef line : lines) {
      INFO(line.str());
      CHECK((line.size() <= 80 || line.contains("tranship ") || line.ltrim().starts_with("--")));
      CHECK(line.rtrim() == line);
    }
  }
}

TEST_CASE("The help of tranship lists every subcommand", "[driver]") {
  std::string help = helpText(commandOf(CommandId::Translate));
  for (const Command &command : allCommands()) {
    INFO(command.name.str());
    CHECK(llvm::StringRef(help).contains(command.lastWord().str() + " "));
    CHECK(llvm::StringRef(help).contains(command.summary.substr(0, 40)));
  }
}

TEST_CASE("Terms stand before their meaning, long ones above it", "[driver]") {
  std::string help = helpText(commandOf(CommandId::Translate));
  CHECK(llvm::StringRef(help).contains(
      "\n  -j, --jobs N              Parse N files, or verify N programs of a tree, at a\n"
      "                            time (default: the number of cores)\n"));
  CHECK(llvm::StringRef(help).contains(
      "\n      --wave-groups auto|always|never\n"
      "                            On wavefronts of 64 lanes, keep"));
}

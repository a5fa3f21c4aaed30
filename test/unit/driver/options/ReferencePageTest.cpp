// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"

#include "support/Repository.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("docs/command-line.md is up to date", "[driver]") {
  INFO("scripts/update-command-line writes it anew");
  CHECK(repositoryText("docs/command-line.md") == referencePage());
}

TEST_CASE("The reference page has a section for each command", "[driver]") {
  std::string page = referencePage();
  for (const Command &command : allCommands()) {
    INFO(command.name.str());
    CHECK(llvm::StringRef(page).contains("\n## " + command.invocation() + "\n"));
  }
  for (const Option &option : allOptions()) {
    INFO(option.names.str());
    CHECK(llvm::StringRef(page).contains("\n- `" + option.names.str()));
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"

#include "support/Test.h"

#include <set>

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("Every command has a man page with all that help says", "[driver]") {
  std::set<std::string> names;
  for (const Command &command : allCommands()) {
    std::string page = manPage(command, "1.2.3");
    INFO(page);
    CHECK(names.insert(manPageName(command)).second);
    CHECK(llvm::StringRef(page).starts_with(".TH \"TRANSHIP"));
    CHECK(llvm::StringRef(page).contains("\"tranship 1.2.3\""));
    for (llvm::StringRef section :
         {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "\"EXIT STATUS\"", "\"SEE ALSO\""})
      CHECK(llvm::StringRef(page).contains(("\n.SH " + section + "\n").str()));
    // Literal text is bold.
    CHECK_FALSE(llvm::StringRef(page).contains('`'));
  }
  CHECK(names.contains("tranship.1"));
  CHECK(names.contains("tranship-verify-pack.1"));
}

TEST_CASE("Nothing in a man page is taken for a request of roff", "[driver]") {
  const std::set<std::string> requests = {".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"};
  for (const Command &command : allCommands()) {
    std::string page = manPage(command, "1.2.3");
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(page).split(lines, '\n');
    for (llvm::StringRef line : lines) {
      INFO(line.str());
      if (line.starts_with("."))
        CHECK(requests.contains(line.split(' ').first.str()));
      CHECK_FALSE(line.starts_with("'"));
    }
  }
}

TEST_CASE("Options of a man page can be copied", "[driver]") {
  std::string page = manPage(commandOf(CommandId::Check), "1");
  CHECK(llvm::StringRef(page).contains(".TP\n\\fB\\-j\\fR, \\fB\\-\\-jobs\\fR \\fIN\\fR\n"));
  CHECK(llvm::StringRef(manPage(commandOf(CommandId::Verify), "1"))
            .contains("\\fB\\-\\-trace\\-kernels\\fR[=\\fIFOLDER\\fR]\n"));
}

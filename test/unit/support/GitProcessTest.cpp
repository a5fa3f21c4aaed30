// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/GitProcess.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("Settings of the run outrank those of a repository", "[support]") {
  llvm::Expected<GitOutput> output =
      runGit({"config", "--get", "filter.a.b=c.clean"}, {}, {{"filter.a.b=c.clean", "x"}});
  REQUIRE(bool(output));
  CHECK(output->out == "x\n");
  for (auto [key, value] :
       {std::pair("protocol.allow", "never\n"), {"core.fsmonitor", "false\n"}}) {
    output = runGit({"config", "--get", key});
    REQUIRE(bool(output));
    CHECK(output->out == value);
  }
}

TEST_CASE("A failure of git is its exit code", "[support]") {
  llvm::Expected<GitOutput> output = runGit({"no-such-command"});
  REQUIRE(bool(output));
  CHECK(output->exitCode == 1);
  CHECK(llvm::StringRef(output->err).contains("no-such-command"));
}

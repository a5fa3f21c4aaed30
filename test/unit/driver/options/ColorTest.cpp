// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/Color.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::driver;

TEST_CASE("--color says whether messages are colored", "[driver]") {
  auto mode = [](const Strings &arguments) {
    return colorMode(llvm::cantFail(parseCommandLine(arguments)));
  };
  CHECK(mode({}) == ColorMode::Auto);
  CHECK(mode({"--color=always"}) == ColorMode::Always);
  CHECK(mode({"check", "--color", "never"}) == ColorMode::Never);
  TemporaryFolder folder;
  std::error_code error;
  llvm::raw_fd_ostream file(folder.path("file"), error);
  REQUIRE_FALSE(error);
  CHECK_FALSE(isColored(ColorMode::Auto, file)); // no terminal
  CHECK(isColored(ColorMode::Always, file));
  CHECK_FALSE(isColored(ColorMode::Never, file));
}

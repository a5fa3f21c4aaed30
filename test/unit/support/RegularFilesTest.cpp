// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/RegularFiles.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include <sys/stat.h>

using namespace tranship;

TEST_CASE("Clang sees folders and regular files, and nothing else", "[support]") {
  TemporaryFolder folder;
  folder.write("a.h", "x");
  folder.makeLink("a.h", "link.h");
  folder.makeLink("/dev/zero", "zero.h");
  REQUIRE(mkfifo(folder.path("pipe.h").c_str(), 0600) == 0);
  RegularFiles files;
  CHECK(bool(files.status(folder.path())));
  for (llvm::StringRef name : {"a.h", "link.h"}) {
    INFO(name.str());
    auto buffer = files.getBufferForFile(folder.path(name));
    REQUIRE(bool(buffer));
    CHECK((*buffer)->getBuffer() == "x");
    CHECK(files.whyRefused(name).empty());
  }
  for (auto [name, why] : {std::pair("pipe.h", "a pipe"), {"zero.h", "a device"}}) {
    INFO(name);
    CHECK(files.getBufferForFile(folder.path(name)).getError() ==
          std::errc::no_such_file_or_directory);
    CHECK_FALSE(files.exists(folder.path(name)));
    CHECK(files.whyRefused(name) == why);
  }
  CHECK(files.whyRefused("missing.h").empty());
}

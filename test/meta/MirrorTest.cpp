// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The path of a unit test shows what it tests.
#include "support/Repository.h"
#include "support/Test.h"

#include <set>

using namespace tranship;

TEST_CASE("The path of each unit test matches its source", "[meta]") {
  std::set<std::string> sources;
  for (const RepositoryFile &file : repositoryFiles("lib"))
    sources.insert(file.path);
  size_t seen = 0;
  for (const RepositoryFile &file : repositoryFiles("test/unit")) {
    llvm::StringRef path = file.path;
    INFO(file.path << " has to be called as a file below lib/, with Test at the end");
    REQUIRE(path.consume_front("test/unit/"));
    CHECK(path.consume_back("Test.cpp"));
    std::string source = "lib/" + path.str();
    CHECK((sources.contains(source + ".cpp") || sources.contains(source + ".h")));
    ++seen;
  }
  CHECK(seen > 50);
}

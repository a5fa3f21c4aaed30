// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Version.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("Version reads what CUDA and HIP print") {
  CHECK(Version::parse("12.5") == Version{12, 5, 0});
  CHECK(Version::parse("7.2.4") == Version{7, 2, 4});
  CHECK(Version::parse("0.1") == Version{0, 1, 0});
}

TEST_CASE("Version refuses everything else") {
  for (llvm::StringRef text : {"", "12", "12.", ".5", "12.5.", "12.5.1.2", "v12.5", "12.x", "-1.0",
                               "12.5 ", " 12.5", "70000.0"}) {
    INFO(text.str());
    CHECK_FALSE(Version::parse(text).has_value());
  }
}

TEST_CASE("Version orders by number, not by text") {
  CHECK(*Version::parse("9.2") < *Version::parse("12.0"));
  CHECK(*Version::parse("7.2") < *Version::parse("7.2.1"));
  CHECK(*Version::parse("7.2") == *Version::parse("7.2.0"));
}

TEST_CASE("Version prints itself as it is read") {
  for (llvm::StringRef text : {"12.5", "7.2.4", "13.0"})
    CHECK(Version::parse(Version::parse(text)->str()) == Version::parse(text));
  CHECK_FALSE(Version{}.known());
  CHECK(Version{0, 1, 0}.known());
}

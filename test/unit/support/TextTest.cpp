// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Text.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("Text becomes valid UTF-8", "[support]") {
  CHECK(utf8("größe") == "größe");
  CHECK(utf8("a\xff z") == "a\xEF\xBF\xBD z");
}

TEST_CASE("Counted nouns", "[support]") {
  CHECK(plural(0, "file") == "0 files");
  CHECK(plural(1, "file") == "1 file");
  CHECK(plural(2, "file") == "2 files");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/HeaderWords.h"

#include "support/Test.h"

using namespace tranship::mapping;

TEST_CASE("names of hipCUB's and rocThrust's headers are known with what the headers do with them",
          "[mapping]") {
  const HeaderWord *macro = findHeaderWord("IS_RDNA4");
  REQUIRE(macro);
  CHECK((macro->isInHipCub && macro->isInAllOfHipCub && macro->isDefined));
  const HeaderWord *constant = findHeaderWord("TILE_SIZE");
  REQUIRE(constant);
  CHECK((!constant->isInHipCub && constant->isInAllOfHipCub && !constant->isInRocThrust));
  CHECK((!constant->isDefined && !constant->isCalled));
  const HeaderWord *everywhere = findHeaderWord("max");
  REQUIRE(everywhere);
  CHECK((everywhere->isInHipCub && everywhere->isInRocThrust && everywhere->isCalled));
}

TEST_CASE("macros that configure the headers, and words of the language, are not names of theirs",
          "[mapping]") {
  for (const char *name : {"THRUST_IGNORE_CUB_VERSION_CHECK", "NDEBUG", "__HIP_PLATFORM_AMD__",
                           "template", "BLOCK_SIZE", "#", ""})
    CHECK_FALSE(findHeaderWord(name));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/compare/ElementLayout.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Layouts say what lies where", "[verify][trace]") {
  CHECK(parseElementLayout("4=f4@0").onlyType() == ElementType::F32);
  CHECK(parseElementLayout("16=f4@0x4").onlyType() == ElementType::F32);
  CHECK(parseElementLayout("2=h2@0").onlyType() == ElementType::F16);
  CHECK(parseElementLayout("2=b2@0").onlyType() == ElementType::BF16);
  CHECK(parseElementLayout("8=u8@0").onlyType() == ElementType::U64);

  ElementLayout layout = parseElementLayout("24=f4@0x3,u1@12,p8@16(view.data 4=f4@0)");
  CHECK(layout.size == 24);
  CHECK(layout.isKnown());
  CHECK(!layout.onlyType());
  REQUIRE(layout.fields.size() == 3);
  CHECK(layout.fields[0].count == 3);
  CHECK(layout.fields[1].type == ElementType::U8);
  CHECK(layout.fields[1].offset == 12);
  CHECK(layout.fields[2].kind == ElementField::Kind::Pointer);
  CHECK(layout.fields[2].name == "view.data");
  CHECK(parseElementLayout(layout.fields[2].target).onlyType() == ElementType::F32);
}

TEST_CASE("Padding is no number", "[verify][trace]") {
  CHECK(!parseElementLayout("8=f4@0").onlyType());
  CHECK(parseElementLayout("8=f4@0").isKnown());
}

TEST_CASE("Of what is no layout nothing is known", "[verify][trace]") {
  for (llvm::StringRef text : {"",
                               "?",
                               "4",
                               "4=",
                               "=f4@0",
                               "0=f4@0",
                               "4=f4",
                               "4=f4@",
                               "4=f4@1",
                               "4=f4@0x2",
                               "4=f4@0,",
                               "4=q4@0",
                               "4=f3@0",
                               "8=p8@0(data 4=f4@0",
                               "-4=f4@0",
                               "4=f4@0x0",
                               "4=r2@0",
                               "99999999999999999999=f4@0",
                               "8=i4@0x9999999999999999",
                               "4=f4@18446744073709551615"})
    CHECK(!parseElementLayout(text).isKnown());
  CHECK(!parseElementLayout("8=r1@0x8").isKnown());
}

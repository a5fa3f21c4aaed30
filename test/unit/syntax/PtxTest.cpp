// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/Ptx.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// The items in short: `{`, `}`, `reg u32 a b`, `label L`, `@p add.u32 %0 | %1`.
Strings itemsOf(llvm::StringRef text) {
  Strings items;
  for (const PtxItem &item : readPtxItems(text))
    switch (item.kind) {
    case PtxItem::Kind::Open:
      items.push_back("{");
      break;
    case PtxItem::Kind::Close:
      items.push_back("}");
      break;
    case PtxItem::Kind::Registers:
      items.push_back("reg " + item.registers.type + " " + llvm::join(item.registers.names, " "));
      break;
    case PtxItem::Kind::Label:
      items.push_back("label " + item.text);
      break;
    case PtxItem::Kind::Instruction: {
      const PtxInstruction &one = item.instruction;
      items.push_back((one.predicate.empty() ? "" : one.predicate + " ") + one.opcode + " " +
                      llvm::join(one.operands, " | "));
      break;
    }
    case PtxItem::Kind::Hint:
      items.push_back("hint");
      break;
    case PtxItem::Kind::Other:
      items.push_back("other " + item.text);
      break;
    }
  return items;
}

} // namespace

TEST_CASE("readPtxItems: blocks, registers, labels and instructions in order") {
  CHECK(itemsOf("{ .reg .u32 a, b<2>; // a comment; with a semicolon\n"
                "L%=: { @!p add.u32 %0, {a, b0}, [b1+4]; } /* one */ bra L%=;}") ==
        Strings{"{", "reg u32 a b0 b1", "label L%=", "{", "@!p add.u32 %0 | {a, b0} | [b1+4]", "}",
                "bra L%=", "}"});
}

TEST_CASE("readPtxItems: spaces where the assembler allows them") {
  CHECK(itemsOf(".reg.pred p; @ ! p cvt .rn .f32.s32 %0, %1; again : st.u32[%0],1;") ==
        Strings{"reg pred p", "@!p cvt.rn.f32.s32 %0 | %1", "label again", "st.u32 [%0] | 1"});
}

TEST_CASE("readPtxItems: hints, and what is neither") {
  CHECK(itemsOf(".pragma \"nounroll\"; .shared .b32 x[4]; .reg .b32 r<5000>; ?; /* open") ==
        Strings{"hint", "other .shared .b32 x[4]", "other .reg .b32 r<5000>", "other ?"});
}

TEST_CASE("readPtxNumber: integers, computed ones, and reals by their bits") {
  auto integer = [](llvm::StringRef text) {
    std::optional<PtxNumber> number = readPtxNumber(text);
    return number && !number->realBits ? number->text : "none";
  };
  CHECK(integer("0x1fU") == "0x1f");
  CHECK(integer("- 1") == "-1");
  CHECK(integer("32-2") == "30");
  CHECK(integer("2*-3") == "-6");
  for (const char *text : {"", "x", "0x", "1.5", "3-x", "0f3F800000"})
    CHECK(integer(text) == "none");
  CHECK(readPtxNumber("0f3F800000")->value == 0x3f800000);
  CHECK(readPtxNumber("-0f3F800000")->value == 0xbf800000);
  CHECK(readPtxNumber("0d3FF0000000000000")->realBits == 64);
  CHECK(readPtxNumber("-1.5")->value == 0xbff8000000000000);
  CHECK(readPtxNumber("1e3")->value == 0x408f400000000000);
  CHECK_FALSE(readPtxNumber("0f3F80000g"));
}

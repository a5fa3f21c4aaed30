// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Ptx.h"

#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::rules;
using namespace tranship::translate;

/// What HIP has for the only instruction in a text.
static std::string hip(llvm::StringRef text, std::vector<std::string> operands) {
  std::vector<PtxInstruction> instructions = parsePtx(text);
  REQUIRE(instructions.size() == 1);
  const PtxIdiom *idiom = findPtxIdiom(instructions.front());
  REQUIRE(idiom);
  return hipForm(instructions.front(), *idiom, operands);
}

TEST_CASE("ptx: instructions, without declarations, labels, comments and braces") {
  std::vector<PtxInstruction> instructions =
      parsePtx("{ .reg .pred p; // why\n setp.ne.u32 p, %1, 0;\n loop: @p bra loop; /* ; */\n "
               "cp.async.cg.shared.global.L2::128B [%0], [%1], 16; }");
  REQUIRE(instructions.size() == 3);
  CHECK(instructions[0].opcode == "setp.ne.u32");
  CHECK(instructions[0].operands == std::vector<std::string>{"p", "%1", "0"});
  CHECK(instructions[1].opcode == "bra");
  CHECK(instructions[1].predicate == "@p");
  CHECK(instructions[2].opcode == "cp.async.cg.shared.global.L2::128B");
  CHECK(instructions[2].operands == std::vector<std::string>{"[%0]", "[%1]", "16"});
}

TEST_CASE("ptx: the statement's operands replace those of PTX") {
  CHECK(hip("mov.u32 %0, %%laneid;", {"lane"}) == "lane = __lane_id()");
  CHECK(hip("mov.u32 %0, %lanemask_lt;", {"mask"}) == "mask = __lanemask_lt()");
  CHECK(hip("mov.u32 %0, %%tid.y;", {"y"}) == "y = threadIdx.y");
  CHECK(hip("mul.hi.u32 %0, %1, %2;", {"h", "a[i]", "b"}) == "h = __umulhi(a[i], b)");
  CHECK(hip("st.global.cs.f32 [%0], %1;", {"p", "x"}) == "__builtin_nontemporal_store(x, p)");
  CHECK(hip("ld.global.nc.f32 %0, [%1 + 16];", {"x", "p"}) == "x = __ldg((p + 16))");
  CHECK(hip("shfl.sync.bfly.b32 %0|p, %1, %2, 0x1f, 0xffffffff;", {"d", "v", "m"}) ==
        "d = __shfl_xor_sync(~0ull, v, m)");
  CHECK(hip("membar.gl;", {}) == "__threadfence()");
}

TEST_CASE("ptx: vectors, and instructions that HIP lacks, have no form") {
  CHECK(hip("ld.global.v4.u32 {%0,%1,%2,%3}, [%4];", {"a", "b", "c", "d", "p"}).empty());
  CHECK(hip("cp.async.commit_group;", {}).empty());
  CHECK(findPtxIdiom({"novelty.u32", {"%0"}, {}}) == nullptr);
}

TEST_CASE("ptx: every logic function of three words") {
  // A function is right if it is for the words whose bits are all eight rows of a truth table.
  for (unsigned table = 0; table < 256; ++table) {
    std::string form = logicFunction(table, "a", "b", "c");
    // Evaluated by a reader of `|`, `^`, `&`, `~` and parentheses, in C's order.
    struct Reader {
      llvm::StringRef text;
      unsigned primary() {
        text = text.ltrim();
        if (text.consume_front("(")) {
          unsigned value = any();
          text = text.ltrim();
          REQUIRE(text.consume_front(")"));
          return value;
        }
        if (text.consume_front("~"))
          return ~primary();
        if (text.consume_front("0"))
          return text.consume_front("u"), 0;
        unsigned value = text.front() == 'a' ? 0xf0 : text.front() == 'b' ? 0xcc : 0xaa;
        text = text.drop_front();
        return value;
      }
      unsigned level(char sign, unsigned (Reader::*inner)()) {
        unsigned value = (this->*inner)();
        while (text.ltrim().starts_with(std::string(1, sign))) {
          text = text.ltrim().drop_front();
          unsigned other = (this->*inner)();
          value = sign == '&' ? value & other : sign == '^' ? value ^ other : value | other;
        }
        return value;
      }
      unsigned all() { return level('&', &Reader::primary); }
      unsigned odd() { return level('^', &Reader::all); }
      unsigned any() { return level('|', &Reader::odd); }
    };
    Reader reader{form};
    INFO(form);
    CHECK((reader.any() & 0xff) == table);
    CHECK(reader.text.trim().empty());
  }
  CHECK(hip("lop3.b32 %0, %1, %2, %3, 0x96;", {"d", "x", "y", "z"}) == "d = x ^ y ^ z");
}

TEST_CASE("inline-ptx: the diagnostic says what the code does and what the HIP form is") {
  TranslatedSnippet snippet = translateText(
      "__device__ unsigned f() {\n  unsigned lane;\n  asm volatile(\"mov.u32 %0, %%laneid;\" : "
      "\"=r\"(lane));\n  asm volatile(\"\" ::: \"memory\");\n  return lane;\n}\n");
  const std::vector<Diagnostic> &found = snippet.translation.diagnostics;
  REQUIRE(found.size() == 1);
  CHECK(found[0].message.find("`mov.u32` (the lane index)") != std::string::npos);
  CHECK(found[0].advice.find("write `lane = __lane_id();`") != std::string::npos);
}

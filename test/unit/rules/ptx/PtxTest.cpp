// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/Ptx.h"

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
  CHECK(hip("st.global.cs.f32 [%0], %1;", {"p", "x"}) ==
        "__builtin_nontemporal_store(x, (float *)p)");
  CHECK(hip("ld.global.nc.f32 %0, [%1 + 16];", {"x", "p"}) ==
        "x = __ldg((float *)((char *)p + 16))");
  CHECK(hip("shfl.sync.bfly.b32 %0|p, %1, %2, 0x1f, 0xffffffff;", {"d", "v", "m"}) ==
        "d = __shfl_xor(v, m, 32)");
  CHECK(hip("membar.gl;", {}) == "__threadfence()");
}

TEST_CASE("ptx: memory order, scope, type and address space come from the opcode") {
  CHECK(hip("ld.acquire.gpu.global.u32 %0, [%1];", {"x", "p"}) ==
        "x = __hip_atomic_load((unsigned *)p, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)");
  CHECK(hip("ld.global.acquire.gpu.s32 %0, [%1];", {"x", "p"}) ==
        "x = __hip_atomic_load((int *)p, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)");
  CHECK(hip("st.relaxed.sys.global.u64 [%0], %1;", {"p", "x"}) ==
        "__hip_atomic_store((unsigned long long *)p, x, __ATOMIC_RELAXED, "
        "__HIP_MEMORY_SCOPE_SYSTEM)");
  CHECK(hip("red.release.gpu.global.add.s32 [%0], %1;", {"p", "x"}) ==
        "__hip_atomic_fetch_add((int *)p, static_cast<int>(x), __ATOMIC_RELEASE, "
        "__HIP_MEMORY_SCOPE_AGENT)");
  CHECK(hip("red.global.xor.b32 [%0], %1;", {"p", "x"}) ==
        "__hip_atomic_fetch_xor((unsigned *)p, static_cast<unsigned>(x), __ATOMIC_RELAXED, "
        "__HIP_MEMORY_SCOPE_AGENT)");
  CHECK(hip("atom.acq_rel.cta.global.cas.b32 %0, [%1], %2, %3;", {"old", "p", "a", "b"}) ==
        "old = a, __hip_atomic_compare_exchange_strong((unsigned *)p, (unsigned *)&old, "
        "static_cast<unsigned>(b), __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, "
        "__HIP_MEMORY_SCOPE_WORKGROUP)");
  CHECK(hip("ld.shared.f32 %0, [%1 + 4];", {"x", "address"}) ==
        "x = *(__attribute__((address_space(3))) float *)"
        "((__attribute__((address_space(3))) char *)address + 4)");
  CHECK(hip("ld.volatile.global.s8 %0, [%1];", {"x", "p + i"}) ==
        "x = *(volatile signed char *)(p + i)");
  CHECK(hip("atom.acquire.gpu.inc.u32 %0, [%1], %2;", {"old", "p", "n"}).empty());
}

TEST_CASE("ptx: an instruction for the warp is none for memory") {
  CHECK(hip("redux.sync.add.u32 %0, %1, 0xffffffff;", {"sum", "x"}) ==
        "sum = __reduce_add_sync(~0ull, static_cast<unsigned>(x))");
  CHECK(hip("redux.sync.xor.b32 %0, %1, 0xffffffff;", {"sum", "x"}) ==
        "sum = __reduce_xor_sync(~0ull, static_cast<unsigned>(x))");
}

TEST_CASE("ptx: a modifier that a form does not cover leaves no form") {
  for (llvm::StringRef text : {"add.rz.f32 %0, %1, %2;", "mul.rm.f64 %0, %1, %2;",
                               "add.f32x2 %0, %1, %2;", "max.xorsign.abs.f32 %0, %1, %2;",
                               "fma.rz.f32 %0, %1, %2, %2;", "fma.rn.relu.f16x2 %0, %1, %2, %2;",
                               "mul.wide.u16 %0, %1, %2;", "atom.global.cas.b128 %0, [%1], %2, %2;",
                               "prmt.b32 %0, %1, %2, 0xba98;", "ld.shared::cluster.u32 %0, [%1];"})
    CHECK(hip(text, {"d", "a", "b"}).empty());
  CHECK(hip("add.sat.f32 %0, %1, %2;", {"d", "a", "b"}) == "d = fminf(fmaxf(a + b, 0.0f), 1.0f)");
  CHECK(hip("max.NaN.f32 %0, %1, %2;", {"d", "a", "b"}) ==
        "d = a != a || b != b ? __builtin_nanf(\"\") : fmaxf(a, b)");
  CHECK(hip("sub.f16x2 %0, %1, %2;", {"d", "a", "b"}) ==
        "d = __builtin_bit_cast(unsigned, __hsub2(__builtin_bit_cast(__half2, a), "
        "__builtin_bit_cast(__half2, b)))");
  CHECK(llvm::StringRef(hip("fma.rn.bf16x2 %0, %1, %2, %2;", {"d", "a", "b"}))
            .contains("__hip_bfloat162_raw, a"));
  CHECK(hip("prmt.b32 %0, %1, %2, 0x3210;", {"d", "a", "b"}) == "d = __byte_perm(a, b, 0x3210)");
  CHECK(hip("bar.sync 0;", {}) == "__syncthreads()");
  CHECK(hip("mov.b64 {%0, %1}, %2;", {"low", "high", "x"}) ==
        "low = static_cast<unsigned>(x), high = x >> 32");
  CHECK(hip("mov.b64 %0, {%1, %2};", {"x", "low", "high"}) ==
        "x = static_cast<unsigned long long>(high) << 32 | static_cast<unsigned>(low)");
  CHECK(hip("and.b32 %0, %1, %2;", {"d", "a | b", "c"}) == "d = (a | b) & c");
}

TEST_CASE("ptx: advice") {
  auto advice = [](llvm::StringRef text, std::vector<std::string> operands) {
    std::vector<PtxInstruction> all = parsePtx(text);
    const PtxIdiom *idiom = findPtxIdiom(all.back());
    REQUIRE(idiom);
    return ptxAdvice(all.back(), *idiom, operands, all);
  };
  CHECK(advice("setp.ne.s32 p, %2, 0; @p st.global.u32 [%0], %1;", {"to", "x", "flag"}) ==
        "write `if (flag != 0) *(unsigned *)to = x;`");
  CHECK(advice("setp.lt.u32 p, %2, 3; @!p membar.gl;", {"to", "x", "n"}) ==
        "write `if (!(static_cast<unsigned>(n) < static_cast<unsigned>(3))) __threadfence();`");
  CHECK(advice("@q trap;", {}) == "write `__builtin_trap();` where the predicate `q` holds");
  CHECK(advice("ld.volatile.global.v2.u32 {%0, %1}, [%2];", {"a", "b", "p"}) ==
        "for `.v2`, write it for each element, or access a vector type of two elements");
  CHECK(advice("mov.u64 {%0, %1}, %2;", {"a", "b", "x"}) ==
        "write `mov.u64` in C++, element by element");
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
  TranslatedSnippet snippet =
      translateText("__device__ unsigned f() {\n  unsigned lane;\n  asm volatile(\"mov.u32 %0, "
                    "%%laneid; exit;\" : "
                    "\"=r\"(lane));\n  asm volatile(\"\" ::: \"memory\");\n  return lane;\n}\n");
  const std::vector<Diagnostic> &found = snippet.translation.diagnostics;
  REQUIRE(found.size() == 1);
  CHECK(found[0].message.find("`mov.u32` (the lane index)") != std::string::npos);
  CHECK(found[0].advice.find("write `lane = __lane_id();`") != std::string::npos);
}

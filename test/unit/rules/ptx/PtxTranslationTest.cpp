// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/ptx/PtxTranslation.h"
#include "rules/ptx/PtxArithmetic.h"
#include "rules/ptx/PtxForm.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::rules;
using frontend::AsmEvidence;
using frontend::AsmOperandEvidence;

static AsmOperandEvidence operand(std::string constraint, std::string name, bool isSigned = false) {
  AsmOperandEvidence result;
  result.constraint = std::move(constraint);
  result.kind = AsmOperandEvidence::Integer;
  result.bits = llvm::StringRef(result.constraint).contains('l') ? 64 : 32;
  result.isSigned = isSigned;
  result.form = AsmOperandEvidence::Simple;
  result.variable = std::move(name);
  return result;
}

/// The lines, or why there are none.
static std::string translated(std::string text, std::vector<AsmOperandEvidence> outputs,
                              std::vector<AsmOperandEvidence> inputs, PtxPlace place = {}) {
  AsmEvidence seen;
  seen.text = std::move(text);
  seen.outputs = std::move(outputs);
  seen.inputs = std::move(inputs);
  std::vector<std::string> names;
  for (const auto *list : {&seen.outputs, &seen.inputs})
    for (const AsmOperandEvidence &one : *list)
      names.push_back(one.variable);
  PtxOutcome outcome = translatePtx(seen, names, place);
  if (!outcome.translation)
    return outcome.reason;
  std::string result;
  for (const PtxLine &line : outcome.translation->lines)
    result += (line.condition.empty() ? "" : "if (" + line.condition + ") ") + line.text + ";";
  for (size_t i = 0; i < names.size(); ++i)
    for (size_t at; (at = result.find(operandMark(i))) != std::string::npos;)
      result.replace(at, markSize, names[i]);
  return result;
}

TEST_CASE("ptx translation: casts only where the types differ") {
  auto add = [](bool first, bool second) {
    return translated("add.s32 %0, %1, %2;", {operand("=r", "d")},
                      {operand("r", "a", first), operand("r", "b", second)});
  };
  CHECK(add(false, false) == "d = a + b;");
  CHECK(add(true, false) == "d = a + b;");
  CHECK(add(true, true) == "d = unsigned(a) + b;");
  CHECK(translated("mov.u32 %0, %%laneid;", {operand("=r", "lane")}, {}) == "lane = __lane_id();");
}

TEST_CASE("ptx translation: masks of lanes need groups of 32") {
  PtxPlace groups;
  groups.keepsGroups = true;
  CHECK(translated("mov.u32 %0, %lanemask_lt;", {operand("=r", "m")}, {}, groups) ==
        "m = (1u << (__lane_id() & 31)) - 1;");
  CHECK(translated("mov.u32 %0, %lanemask_lt;", {operand("=r", "m")}, {}).find("wrong") !=
        std::string::npos);
}

TEST_CASE("ptx translation: a tied input, a named operand, an operand that is read twice") {
  CHECK(translated("add.u32 %0, %0, %2;", {operand("=r", "d")},
                   {operand("0", "a"), operand("r", "b")}) == "d = a;d = d + b;");
  AsmOperandEvidence named = operand("r", "b");
  named.name = "what";
  CHECK(translated("not.b32 %0, %[what];", {operand("=r", "d")}, {named}) == "d = ~b;");
  AsmOperandEvidence call = operand("r", "f()");
  call.form = AsmOperandEvidence::Primary;
  call.hasEffects = true;
  call.type = "unsigned int";
  CHECK(translated("mul.lo.u32 %0, %1, %1;", {operand("=r", "d")}, {call}) ==
        "const unsigned value = f();d = value * value;");
}

TEST_CASE("ptx translation: a carry goes from one statement to the next") {
  auto text = [](const char *code) {
    return translated(code, {operand("=r", "d")}, {operand("r", "a")});
  };
  CHECK(text("addc.u32 %0, %1, 1;") == "d = tranship::addc_u32(a, 1u);");
  CHECK(text("add.cc.u32 %0, %1, 1;") == "d = tranship::add_cc_u32(a, 1u);");
  CHECK(text("madc.hi.cc.u32 %0, %1, %1, 0;") == "d = tranship::addc_cc_u32(__umulhi(a, a), 0u);");
  CHECK(text("mad.lo.cc.u32 %0, %1, %1, 0;") == "d = tranship::add_cc_u32(a * a, 0u);");
  // All instructions of the statement, if one of them concerns another statement.
  CHECK(text("{ .reg .u32 t; sub.cc.u32 t, %1, 1; subc.cc.u32 %0, t, 0; }") ==
        "unsigned t = tranship::sub_cc_u32(a, 1u);d = tranship::subc_cc_u32(t, 0u);");
  CHECK(text("{ .reg .u32 t; sub.cc.u32 t, %1, 1; subc.u32 %0, t, 0; }").find("tranship") ==
        std::string::npos);
  CHECK(text("{ .reg .pred p; setp.ne.u32 p, %1, 0; mov.u32 %0, 1; @p addc.u32 %0, %0, 0; }") ==
        "bool p = a != 0;d = 1u;if (p) d = tranship::addc_u32(d, 0u);");
}

TEST_CASE("ptx translation: what is not exact is refused, with a reason") {
  auto reason = [](const char *text) {
    return translated(text, {operand("=r", "d")}, {operand("r", "a")});
  };
  CHECK(reason("brev.b32.foo %0, %1;") ==
        "`brev.b32.foo` is not an instruction that tranship knows");
  CHECK(reason("bra NOWHERE;") == "its jumps are no `if` and no loop");
  CHECK(reason("setp.eq.u32 p, %1, 0; @p bra IN; L: mov.u32 %0, %1; IN: bra L;") ==
        "its jumps are no `if` and no loop");
  CHECK(reason(".branchtargets A, B;") == "it has directives");
  CHECK(reason("mov.u32 %0, %nsmid;") == "`%nsmid` has no counterpart");
  AsmOperandEvidence dependent = operand("r", "t");
  dependent.kind = AsmOperandEvidence::Unknown;
  CHECK(translated("mov.u32 %0, %1;", {operand("=r", "d")}, {dependent}) ==
        "d = __builtin_bit_cast(unsigned, t);");
}

TEST_CASE("ptx translation: a form that calls a helper needs a port that brings it along") {
  auto prmt = [](PtxPlace place) {
    return translated("prmt.b32 %0, %1, 0, %2;", {operand("=r", "d")},
                      {operand("r", "a"), operand("r", "s")}, place);
  };
  CHECK(prmt({}) == "d = tranship::prmt(a, 0, s);");
  PtxPlace none;
  none.hasHelpers = false;
  CHECK(prmt(none) == "it needs a function that the port would have to bring along");
}

TEST_CASE("ptx translation: a shuffle stays outside of conditions") {
  auto chosen = [](const char *text) {
    return translated(text, {operand("=r", "d")}, {operand("r", "a"), operand("r", "b")});
  };
  CHECK(chosen("{ .reg .pred p; .reg .b32 t; setp.ne.u32 p, %2, 0; "
               "shfl.sync.idx.b32 t, %1, %2, 31, -1; selp.b32 %0, t, %1, p; }") ==
        "bool p = b != 0;unsigned t = __shfl(a, b, 32);d = p ? t : a;");
  CHECK(
      chosen("{ .reg .pred p; shfl.sync.down.b32 %0|p, %1, 1, %2, -1; @p add.u32 %0, %0, %1; }") ==
      "bool p;d = tranship::shfl_down(a, 1, b, &p);if (p) d = d + a;");
  // The value alone, the predicate alone, and neither the whole warp
  CHECK(chosen("shfl.up.b32 %0, %1, %2, 0x1800;") == "d = tranship::shfl_up(a, b, 0x1800);");
  CHECK(chosen("{ .reg .pred p; .reg .b32 t; shfl.sync.bfly.b32 t|p, %1, %2, 0x0f, -1; "
               "selp.u32 %0, 1, 0, p; }") ==
        "bool p;tranship::shfl_bfly(a, b, 0x0f, &p);d = p ? 1 : 0;");
}

TEST_CASE("ptx forms: arithmetic of guards") {
  std::vector<PtxValue> operands(2);
  operands[0].value = 8;
  operands[0].isLiteral = true;
  operands[0].text = "8";
  operands[1].text = "N";
  CHECK(computePtx("$1 + 4 <= 12 && $1 > 0", operands) == 1);
  CHECK(computePtx("2 + 3 * 4 - 1", operands) == 13);
  CHECK_FALSE(computePtx("$2 < 3", operands));
  CHECK(computedText("mask($1)", operands) == "0xff");
  CHECK(computedText("32 - $1", operands) == "24");
  CHECK(computedText("32 - $2", operands) == "(32 - N)");
}

TEST_CASE("ptx forms: every line has a signature and uses only its sources") {
  for (const PtxForm &form : allPtxForms()) {
    std::vector<PtxType> types = signatureTypes(form.signature);
    INFO(form.opcode.str());
    for (size_t i = 1; i < types.size(); ++i)
      CHECK(types[i].code != 0);
    for (const llvm::StringLiteral &text : {form.text, form.guard})
      for (size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '$')
          CHECK(size_t(text[i + 1] - '0') < types.size());
  }
}

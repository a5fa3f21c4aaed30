// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a C++ function for each way in which an integer instruction of PTX is translated, by the
// translator itself: for each line of the table, with operands of either signedness, and with
// constants for which its guard holds. PtxProof.cpp compares them with the reference.
#include "mapping/Helpers.h"
#include "ptx/PtxCases.h"
#include "ptx/PtxReference.h"
#include "rules/AsmSyntax.h"
#include "rules/ptx/PtxForm.h"
#include "rules/ptx/PtxTranslation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <map>
#include <set>

using namespace tranship;
using namespace tranship::rules;
using frontend::AsmOperandEvidence;

namespace {

bool isWanted(const std::vector<PtxType> &types) {
  return types.size() > 1 &&
         llvm::all_of(types, [](PtxType type) { return type.isInteger() && type.bits >= 16; });
}

std::string cppType(unsigned bits, bool isSigned) {
  return PtxType{isSigned ? 's' : 'u', bits}.cpp();
}

AsmOperandEvidence operandOf(unsigned bits, bool isSigned, bool isOutput) {
  AsmOperandEvidence operand;
  operand.constraint = std::string(isOutput ? "=" : "") + (bits == 64   ? 'l'
                                                           : bits == 16 ? 'h'
                                                                        : 'r');
  operand.kind = AsmOperandEvidence::Integer;
  operand.bits = bits;
  operand.isSigned = isSigned;
  operand.type = bits == 32 && !isSigned ? "unsigned int" : cppType(bits, isSigned);
  operand.form = AsmOperandEvidence::Simple;
  operand.variable = "x";
  return operand;
}

/// The translation as statements, in place of the operands these names.
std::string statements(const PtxTranslation &translation, const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &line : statementsOf(translation))
    text += " " + line;
  std::string result;
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\x01') {
      result += text[i];
    } else {
      result += names[*markedOperand(llvm::StringRef(text).drop_front(i))];
      i += markSize - 1;
    }
  return result;
}

/// The operands of one of several statements, which are a part of all: `%4` becomes `%1`.
struct StatementOperands {
  std::string text;
  std::vector<size_t> operands;
};
StatementOperands operandsOf(llvm::StringRef text, size_t count) {
  StatementOperands result;
  std::map<size_t, std::string> renamed;
  for (size_t i = 0; i < count; ++i)
    if (text.contains(fmt::format("%{}", i))) { // there are fewer than ten
      renamed[i] = fmt::format("%{}", result.operands.size());
      result.operands.push_back(i);
    }
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '%' && llvm::isDigit(text[i + 1]))
      result.text += renamed[text[++i] - '0'];
    else
      result.text += text[i];
  return result;
}

struct Function {
  unsigned count = 0;
  /// For statements with outputs of these widths and then inputs.
  void write(const std::vector<std::string> &texts, const std::vector<unsigned> &outputs,
             const std::vector<unsigned> &inputs, bool isSigned, std::string group = {}) {
    std::string variables, results, body;
    std::vector<AsmOperandEvidence> operands;
    for (size_t i = 0; i < outputs.size() + inputs.size(); ++i) {
      bool isOutput = i < outputs.size();
      unsigned bits = isOutput ? outputs[i] : inputs[i - outputs.size()];
      operands.push_back(operandOf(bits, isSigned, isOutput));
      operands.back().variable = fmt::format("x{}", i);
      std::string type = cppType(bits, isSigned);
      variables += isOutput ? fmt::format(" {} x{};", type, i)
                            : fmt::format(" {0} x{1} = ({0})x[{1}];", type, i);
      if (isOutput)
        results += fmt::format(" x[{}] = ({})x{};", i, cppType(bits, false), i);
    }
    for (const std::string &text : texts) {
      StatementOperands own = operandsOf(text, operands.size());
      frontend::AsmEvidence seen;
      seen.text = own.text;
      std::vector<std::string> names;
      for (size_t i : own.operands) {
        (i < outputs.size() ? seen.outputs : seen.inputs).push_back(operands[i]);
        names.push_back(operands[i].variable);
      }
      PtxOutcome outcome = translatePtx(seen, names, {});
      if (!outcome.translation) {
        llvm::errs() << "not translated: " << text << ": " << outcome.reason << "\n";
        failed = true;
        return;
      }
      body += " {" + statements(*outcome.translation, names) + " }";
    }
    std::string text = llvm::join(texts, " ");
    llvm::outs() << fmt::format("static void f{}(uint64_t *x) {{{}{}{} }}\n", count, variables,
                                body, results);
    table += fmt::format("{{R\"ptx({})ptx\", R\"ptx({})ptx\", f{}, {}, {}}},\n", text,
                         group.empty() ? text : group, count, outputs.size(), inputs.size());
    ++count;
  }
  std::string table;
  bool failed = false;
};

/// The instruction as a part of an expression, in which the type that C++ gives it matters.
void writeChained(const ptx::Case &one, const std::vector<unsigned> &inputs, bool isSigned,
                  Function &function) {
  unsigned bits = one.operands[0].bits;
  for (const char *sign : {"u", "s"}) {
    std::string text = one.text, end;
    text.replace(text.find("%0"), 2, "t");
    end = bits == 64 ? fmt::format("shr.{}64 %0, t, 5", sign)
                     : fmt::format("cvt.{0}64.{0}{1} %0, t", sign, bits);
    function.write({fmt::format("{{ .reg .b{} t; {} {}; }}", bits, text, end)}, {64}, inputs,
                   isSigned, one.opcode + " in an expression");
  }
}

/// Whether a form computes with integers alone.
bool isOnIntegers(const PtxForm &form) {
  bool isOther =
      llvm::any_of(std::initializer_list<llvm::StringRef>{"address_space", "half", "bfloat",
                                                          "f32x2", "extremum", "e8m0"},
                   [&](llvm::StringRef word) { return form.text.contains(word); });
  return isWanted(signatureTypes(form.signature)) && !isOther;
}

void writeForm(const PtxForm &form, Function &function) {
  std::vector<PtxType> types = signatureTypes(form.signature);
  if (!isOnIntegers(form))
    return;
  ptx::forEachCase(form, [&](const ptx::Case &one) {
    if (!ptx::findReference(one.opcode)) {
      llvm::errs() << "the reference does not know " << one.opcode << "\n";
      function.failed = true;
      return;
    }
    std::vector<unsigned> inputs;
    for (PtxType type : llvm::drop_begin(one.operands))
      inputs.push_back(type.bits);
    for (bool isSigned : {false, true}) {
      function.write({one.text}, {types[0].bits}, inputs, isSigned, one.opcode);
      writeChained(one, inputs, isSigned, function);
    }
  });
}

/// Jumps, which become `if` and loops.
template <typename Write> void writeFlow(Write write) {
  const std::vector<unsigned> one{32}, two{32, 32};
  write("{ .reg .pred p; mov.u32 %0, %1; setp.lt.s32 p, %1, %2; @!p bra L; add.u32 %0, %0, %2; "
        "mul.lo.u32 %0, %0, 3; L: xor.b32 %0, %0, %2; }",
        one, two);
  write("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p bra OTHER; add.u32 %0, %1, 1; bra.uni END; "
        "OTHER: sub.u32 %0, %1, %2; END: }",
        one, two);
  write("{ .reg .pred p, q; .reg .u32 t; setp.ge.u32 p, %1, %2; @p bra A; setp.lt.s32 q, %1, 7; "
        "@q bra B; shl.b32 t, %1, 3; bra C; B: not.b32 t, %2; C: add.u32 %0, t, %1; bra D; "
        "A: sub.u32 %0, %1, %2; D: }",
        one, two);
  // The greatest common divisor.
  write("{ .reg .pred p; .reg .u32 a, b, t; mov.u32 a, %1; mov.u32 b, %2; $again: "
        "setp.eq.u32 p, b, 0; @p bra $done; rem.u32 t, a, b; mov.u32 a, b; mov.u32 b, t; "
        "bra $again; $done: mov.u32 %0, a; }",
        one, two);
  // Counts bits, with an output that may be the input.
  write("{ .reg .pred p; .reg .u32 a, t; mov.u32 a, %1; mov.u32 %0, 0; L: add.u32 %0, %0, 1; "
        "sub.u32 t, a, 1; and.b32 a, a, t; setp.ne.u32 p, a, 0; @p bra L; add.u32 %0, %0, %1; }",
        one, one);
  // As a wait for a barrier is written.
  write("{ .reg .pred p; .reg .u32 a; mov.u32 a, %1; WAIT: shr.u32 a, a, 1; setp.le.u32 p, a, %2; "
        "@p bra DONE; bra WAIT; DONE: mov.u32 %0, a; }",
        one, two);
  // A loop in a loop, with ways out in the middle.
  write("{ .reg .pred p, q; .reg .u32 i, j; mov.u32 i, 0; mov.u32 %0, %2; OUTER: add.u32 i, i, 1; "
        "mov.u32 j, 0; INNER: mad.lo.u32 %0, %0, %1, j; setp.gt.u32 q, %0, 0xf0000000; "
        "@q bra OUT; add.u32 j, j, 1; setp.lt.u32 p, j, i; @p bra INNER; OUT: "
        "setp.eq.u32 p, %0, 5; @p bra END; setp.lt.u32 p, i, 6; @p bra OUTER; END: "
        "xor.b32 %0, %0, i; }",
        one, two);
}

/// The carry, from one statement to the next.
void writeCarries(Function &function, bool isSigned) {
  for (unsigned bits : {32u, 64u}) {
    auto write = [&](std::vector<std::string> texts, size_t outputs, size_t inputs) {
      for (std::string &text : texts)
        for (size_t at; (at = text.find("BITS")) != text.npos;)
          text.replace(at, 4, std::to_string(bits));
      function.write(texts, std::vector<unsigned>(outputs, bits),
                     std::vector<unsigned>(inputs, bits), isSigned);
    };
    for (std::string name : {"add", "sub"}) {
      write({name + ".cc.uBITS %0, %3, %4;", name + "c.cc.uBITS %1, %5, %6;",
             name + "c.uBITS %2, %7, %8;"},
            3, 6);
      write({name + ".cc.uBITS %0, %3, %4;", "xor.bBITS %1, %3, %4;", name + "c.uBITS %2, %5, %6;"},
            3, 4);
      write({"{ .reg .uBITS t; " + name + ".cc.uBITS t, %3, %4; }", name + "c.uBITS %0, %5, 0;",
             name + "c.uBITS %1, %6, 0;", name + "c.uBITS %2, %3, %4;"},
            3, 4);
      write({name + ".cc.uBITS %0, %4, %5; " + name + "c.cc.uBITS %1, %6, %7;",
             name + "c.cc.uBITS %2, %4, %6; " + name + "c.uBITS %3, %5, %7;"},
            4, 4);
    }
    write({"mad.lo.cc.uBITS %0, %3, %4, %5;", "madc.hi.cc.uBITS %1, %3, %4, %6;",
           "addc.uBITS %2, %5, 0;"},
          3, 4);
    write({"mad.hi.cc.uBITS %0, %3, %4, %5;", "madc.lo.cc.uBITS %1, %3, %4, %6;",
           "subc.uBITS %2, %5, 0;"},
          3, 4);
  }
}

} // namespace

int main() {
  std::set<std::string> helpers = {"add-carry", "sub-carry"};
  for (const PtxForm &form : allPtxForms())
    if (llvm::StringRef helper = helperOf(form); !helper.empty() && isOnIntegers(form))
      helpers.insert(helper.str());
  helpers = mapping::withRequiredHelpers(std::move(helpers));
  for (const mapping::Helper &helper : mapping::builtinHelpers())
    if (helpers.contains(helper.id))
      llvm::outs() << helper.code;
  Function function;
  for (const PtxForm &form : allPtxForms())
    writeForm(form, function);
  // Sequences: registers, parts of words and the carry.
  for (bool isSigned : {false, true}) {
    auto write = [&](const char *text, std::vector<unsigned> outputs,
                     std::vector<unsigned> inputs) {
      function.write({text}, outputs, inputs, isSigned);
    };
    writeCarries(function, isSigned);
    write("add.cc.u32 %0, %3, %6; addc.cc.u32 %1, %4, %7; addc.u32 %2, %5, %8;", {32, 32, 32},
          {32, 32, 32, 32, 32, 32});
    write("sub.cc.u32 %0, %3, %6; subc.cc.u32 %1, %4, %7; subc.u32 %2, %5, %8;", {32, 32, 32},
          {32, 32, 32, 32, 32, 32});
    write("add.cc.u64 %0, %2, %4; addc.u64 %1, %3, %5;", {64, 64}, {64, 64, 64, 64});
    write("sub.cc.u64 %0, %2, %4; subc.u64 %1, %3, %5;", {64, 64}, {64, 64, 64, 64});
    write("add.cc.u64 %0, %2, %3; addc.u32 %1, %4, 0;", {64, 32}, {64, 64, 32});
    write("sub.cc.u64 %0, %2, %3; subc.u32 %1, %4, 0;", {64, 32}, {64, 64, 32});
    write("add.cc.u32 %0, %2, %3; addc.u64 %1, %4, 0;", {32, 64}, {32, 32, 64});
    write("{ .reg .pred p; mov.u32 %0, %3; setp.lt.u32 p, %1, %2; @p setp.ne.u32 p, %2, %3; @p "
          "mov.u32 %0, %1; }",
          {32}, {32, 32, 32});
    write("mad.lo.cc.u32 %0, %2, %3, %4; madc.hi.u32 %1, %2, %3, %5;", {32, 32}, {32, 32, 32, 32});
    write("mad.lo.cc.u64 %0, %2, %3, %4; madc.hi.u64 %1, %2, %3, %5;", {64, 64}, {64, 64, 64, 64});
    write("{ .reg .u32 a, b; mov.b64 {a, b}, %1; prmt.b32 a, a, 0, 0x0123; prmt.b32 b, b, 0, "
          "0x0123; mov.b64 %0, {b, a}; }",
          {64}, {64});
    write("{ .reg .u32 a, b; mov.b64 {a, b}, %1; shf.l.wrap.b32 %0, b, a, %2; }", {32}, {64, 32});
    write("prmt.b32 %0, %1, %2, 0xba98;", {32}, {32, 32});
    write("prmt.b32 %0, %1, %2, 0xc3f0;", {32}, {32, 32});
    write("{ .reg .u32 t; mul.lo.u32 t, %1, %2; add.u32 t, t, %3; shr.u32 %0, t, 3; }", {32},
          {32, 32, 32});
    for (const char *types : {"s32.s32.s32", "u32.u32.u32", "s32.u32.u32", "u32.s32.s32"}) {
      auto writeVideo = [&](std::string format, size_t count) {
        format.replace(format.find("TYPES"), 5, types);
        write(format.c_str(), {32}, std::vector<unsigned>(count, 32));
      };
      for (const char *name : {"vadd", "vsub", "vabsdiff"}) {
        if (name[1] == 'a' && name[2] == 'b' && llvm::StringRef(types) == "s32.u32.u32")
          continue;
        writeVideo(fmt::format("{}.TYPES %0, %1.h0, %2.h1;", name), 2);
        writeVideo(fmt::format("{}.TYPES %0, %1.b1, %2.b3;", name), 2);
        writeVideo(fmt::format("{}.TYPES %0.b0, %1, %2, %3;", name), 3);
        writeVideo(fmt::format("{}.TYPES %0.h1, %1.b0, %2, %3;", name), 3);
      }
      for (const char *name : {"vadd", "vsub"})
        for (const char *part : {"b0", "b2", "h0", "h1"})
          writeVideo(fmt::format("{}.TYPES.sat %0.{}, %1, %2.h0, %3;", name, part), 3);
      writeVideo("vmad.TYPES %0, %1.b2, %2.h1, %3;", 3);
    }
    write("vmax.s32.s32.s32.add %0, %1.h0, %2.b1, %3;", {32}, {32, 32, 32});
    writeFlow(write);
    write("xor.b32 %0, %1, %2; and.b32 %0, %0, %3; shl.b32 %0, %0, %2;", {32}, {32, 32, 32});
  }
  llvm::outs() << "static const Case cases[] = {\n" << function.table << "};\n";
  return function.failed;
}

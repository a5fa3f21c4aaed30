// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a CUDA program that computes each instruction of the table of forms by inline PTX, on
// random inputs and edges, to compare a GPU with what tranship makes of the program:
//
//   write-ptx-program exact > exact/exact.cu            a hash for each instruction
//   write-ptx-program approximate > some/some.cu        numbers for those that approximate
//
// The programs include inputs.h and results.h, which are in test/gpu.
#include "ptx/PtxCases.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <set>

using namespace tranship;
using namespace tranship::rules;

namespace {

/// `halfBits(x)`, for one or both parts of a result.
std::string sixteen(llvm::StringRef function, unsigned bits, const std::string &x) {
  if (bits == 32)
    return fmt::format("({0}({1} & 0xffff) | {0}({1} >> 16) << 16)", function.str(), x);
  return fmt::format("{}({})", function.str(), x);
}

struct Writer {
  bool isApproximate;
  unsigned count = 0, tables = 0;
  std::string calls;
  std::set<std::string> seen;

  void write(const ptx::Case &one) {
    llvm::StringRef opcode = one.opcode;
    bool approximates = opcode.contains("approx") || opcode.contains(".full");
    bool isAddress = opcode.starts_with("cvta") || opcode.starts_with("isspacep");
    bool isGroup = opcode.starts_with("bar");
    // The numbers of a pair come as bits, among which subnormal ones are not avoided.
    bool flushesPair = opcode.contains(".ftz") && opcode.contains("f32x2");
    if (approximates != isApproximate || isAddress || isGroup || flushesPair ||
        !seen.insert(one.text).second)
      return;
    if (opcode.starts_with("lop3")) {
      bool isConstant = one.operands.size() == 4; // in PTX, the table always is
      ++tables;
      if (!isConstant || tables % 16 != 0) // each 16th of the tables will do
        return;
    }
    bool isHalf = opcode.contains("f16") && !opcode.contains("bf16");
    bool isBfloat = opcode.contains("bf16"), flushes = opcode.contains(".ftz");
    std::string variables, before, after, text = one.text, inputs;
    for (unsigned i = 0; i < one.operands.size(); ++i) {
      PtxType type = one.operands[i];
      std::string name = fmt::format("x{}", i), constraint;
      std::string cpp = type.code == 'f'   ? (type.bits == 64 ? "double" : "float")
                        : type.code == 'p' ? "unsigned"
                                           : PtxType{type.isSigned() ? 's' : 'u', type.bits}.cpp();
      constraint = type.code == 'f'   ? (type.bits == 64 ? "d" : "f")
                   : type.code == 'p' ? "r"
                   : type.bits == 64  ? "l"
                   : type.bits == 16  ? "h"
                                      : "r";
      if (type.bits == 8)
        cpp = "unsigned";
      if (i == 0) {
        variables += fmt::format("  {} x0;\n", cpp);
      } else {
        std::string value = fmt::format("integerOf(i, {})", i);
        if (type.code == 'f')
          value = fmt::format("{}(i, {})",
                              isApproximate     ? "sampleOf"
                              : type.bits == 64 ? "doubleOf"
                                                : "floatOf",
                              i);
        else if (type.code == 'p')
          value += " & 1";
        else if (isApproximate) // two 16-bit floats around 1
          value = fmt::format("(unsigned(integerOf(i, {})) & 0x03ff03ff) + 0x38003800", i);
        if (flushes && type.code == 'f')
          value = fmt::format("flushed({})", value);
        else if (flushes && !isApproximate)
          value = sixteen("flushedHalf", type.bits, fmt::format("unsigned({})", value));
        variables += fmt::format("  {} {} = {};\n", cpp, name, value);
        inputs += fmt::format("{}\"{}\"({})", inputs.empty() ? "" : ", ", constraint, name);
      }
      if (type.bits == 8) { // in a register of its own: statements have no such operands
        std::string register_ = fmt::format("b{}", i), operand = fmt::format("%{}", i);
        text.replace(text.find(operand), operand.size(), register_);
        before += fmt::format(".reg .b8 {0}, {0}x, {0}y, {0}z; ", register_);
        if (i == 0)
          after = fmt::format(" mov.b32 {0}, {{{1}, {1}, {1}, {1}}};", operand, register_);
        else
          before += fmt::format("mov.b32 {{{0}, {0}x, {0}y, {0}z}}, {1}; ", register_, operand);
      }
      if (type.code == 'p') {
        std::string register_ = fmt::format("p{}", i), operand = fmt::format("%{}", i);
        text.replace(text.find(operand), operand.size(), register_);
        before += fmt::format(".reg .pred {}; ", register_);
        if (i == 0)
          after = fmt::format(" selp.u32 {}, 1, 0, {};", operand, register_);
        else
          before += fmt::format("setp.ne.u32 {}, {}, 0; ", register_, operand);
      }
    }
    if (!before.empty())
      text = fmt::format("{{ {}{}{} }}", before, text, after);
    PtxType result = one.operands[0];
    std::string bits = "uint64_t(x0)";
    if (result.code == 'f')
      bits = flushes && result.bits == 32 ? "bitsOf(flushed(x0))" : "bitsOf(x0)";
    else if (result.bits <= 32 && result.code != 'p')
      bits = fmt::format("unsigned(x0){}", result.bits == 16 ? " & 0xffff" : "");
    llvm::StringRef target = opcode.starts_with("cvt") ? opcode.rsplit('.').first : opcode;
    // Any NaN will do: which of two an operation keeps is up to the optimizer.
    if (opcode.contains("f32x2"))
      bits = "pairBits(x0)";
    if (result.code != 'f' && result.code != 'p' && (isHalf || isBfloat) &&
        target.contains("f16")) {
      if (flushes)
        bits = sixteen("flushedHalf", result.bits, bits);
      bits = sixteen(target.contains("bf16") ? "bfloatBits" : "halfBits", result.bits, bits);
    }
    std::string constraint = result.code == 'f'   ? (result.bits == 64 ? "d" : "f")
                             : result.code == 'p' ? "r"
                             : result.bits == 64  ? "l"
                             : result.bits == 16  ? "h"
                                                  : "r";
    // A quotient by 0 is not defined.
    if (opcode.starts_with("div.u") || opcode.starts_with("div.s") || opcode.starts_with("rem"))
      variables += fmt::format("  x2 = x2 == 0 || x2 == decltype(x2)(-1) ? 1 : x2;\n");
    // HIP makes other integers of NaN than CUDA (docs/limits.md).
    if (opcode.starts_with("cvt.") && result.isInteger() && one.operands[1].code == 'f')
      variables += "  x1 = x1 == x1 ? x1 : 0;\n";
    llvm::outs() << fmt::format("__global__ void f{0}(uint64_t *results) {{\n"
                                "  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;\n{1}"
                                "  asm(\"{2}\" : \"={3}\"(x0) : {4});\n"
                                "  results[i] = {5};\n}}\n\n",
                                count, variables, text, constraint, inputs, bits);
    std::string kind = !isApproximate       ? "hash"
                       : result.code != 'f' ? "halves"
                       : result.bits == 64  ? "doubles"
                                            : "floats";
    calls += fmt::format("  failed |= {}(\"{}\", f{});\n", kind, one.text, count);
    ++count;
  }
};

} // namespace

int main(int argc, char **argv) {
  llvm::StringRef kind = argc == 2 ? argv[1] : "";
  if (kind != "exact" && kind != "approximate") {
    llvm::errs() << "usage: write-ptx-program exact|approximate\n";
    return 2;
  }
  Writer writer{.isApproximate = kind == "approximate", .calls = {}, .seen = {}};
  llvm::outs() << "// Written by write-ptx-program.\n#include \"results.h\"\n\n";
  for (const PtxForm &form : allPtxForms())
    if (std::vector<PtxType> types = signatureTypes(form.signature);
        types.size() > 1 && types[0].code != 0 &&
        llvm::none_of(types, [](PtxType type) { return type.code == 'a'; }))
      ptx::forEachCase(form, [&](const ptx::Case &one) { writer.write(one); });
  llvm::outs() << "int main() {\n  int failed = 0;\n" << writer.calls << "  return failed;\n}\n";
}

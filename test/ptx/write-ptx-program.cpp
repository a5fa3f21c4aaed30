// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a CUDA program that computes each instruction of the table of forms by inline PTX, on
// random inputs and edges, to compare a GPU with what tranship makes of the program:
//
//   write-ptx-program exact > exact/exact.cu            a hash for each instruction
//   write-ptx-program approximate > some/some.cu        numbers for those that approximate
#include "ptx/PtxCases.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <set>

using namespace tranship;
using namespace tranship::rules;

namespace {

constexpr llvm::StringLiteral beginning = R"cuda(// Written by write-ptx-program.
#include <cstdint>
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

/// splitmix64
__host__ __device__ uint64_t mixed(uint64_t bits) {
  bits += 0x9e3779b97f4a7c15;
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return bits ^ bits >> 31;
}

/// The integer for operand `k` in thread `i`: of some, an edge.
__device__ uint64_t integerOf(unsigned i, unsigned k) {
  const uint64_t edges[] = {0, 1, 2, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x7fff,
                            0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0xffffff, 0x800000,
                            0x7fffffffffffffff, 1ull << 63, ~0ull, ~1ull, 0xffffffff00000000,
                            0x80808080, 0x7f7f7f7f, 0x100000000, 0xffffffff80000000};
  uint64_t bits = mixed(8ull * i + k);
  return (bits >> 56 & 3) == 0 ? edges[bits >> 59] : bits << 8 | bits >> 56;
}

/// Likewise a float: an edge, any bits, or one of common size.
__device__ float floatOf(unsigned i, unsigned k) {
  const float edges[] = {0.0f, -0.0f, 1.0f, -1.0f, 0.5f, -0.5f, 1.5f, 2.5f, -2.5f, 1e-40f, -1e-45f, 3.4028235e38f,
                         1.17549435e-38f, 2147483648.0f, -2147483648.0f, 2147483520.0f, 4294967296.0f, 4294967040.0f,
                         9223372036854775808.0f, -9223372036854775808.0f, 18446744073709551616.0f, 65504.0f, 65520.0f,
                         __int_as_float(0x7f800000), __int_as_float(0xff800000), __int_as_float(0x7fc00000),
                         __int_as_float(0x7f800001), 255.5f, -128.5f, 16777216.0f, 0.99999994f, 1e30f};
  uint64_t bits = mixed(8ull * i + k);
  if ((bits >> 56 & 3) == 0)
    return edges[bits >> 59];
  if ((bits >> 56 & 3) == 1)
    return __int_as_float(int(bits));
  return ldexpf(float(int(bits)) * 4.656612873e-10f, int(bits >> 40 & 15) - 5);
}

__device__ double doubleOf(unsigned i, unsigned k) {
  uint64_t bits = mixed(8ull * i + k);
  if ((bits >> 56 & 3) == 1)
    return __longlong_as_double((long long)mixed(bits));
  if ((bits >> 56 & 3) == 2)
    return ldexp(double((long long)mixed(bits)), -63 + int(bits >> 40 & 15) - 5);
  return floatOf(i, k);
}

/// Numbers for functions that approximate: positive ones of common size.
__device__ float sampleOf(unsigned i, unsigned k) { return 0.0625f + float(mixed(8ull * i + k) >> 44) * 4e-6f; }

// One NaN for all. What `.ftz` makes 0 is 0 on all GPUs, and so is the smallest normal number: NVIDIA's flush products
// that would round to it.
__device__ uint64_t bitsOf(float x) { return x != x ? 0x7fc00000u : __float_as_uint(x); }
__device__ uint64_t bitsOf(double x) { return x != x ? 0x7ff8ull << 48 : (uint64_t)__double_as_longlong(x); }
__device__ float flushed(float x) { return fabsf(x) <= 1.17549435e-38f ? copysignf(0.0f, x) : x; }
__device__ unsigned halfBits(unsigned x) { return (x & 0x7c00) == 0x7c00 && (x & 0x3ff) != 0 ? 0x7fff : x; }
__device__ unsigned flushedHalf(unsigned x) { return (x & 0x7c00) == 0 ? x & 0x8000 : x; }
__device__ unsigned bfloatBits(unsigned x) { return (x & 0x7f80) == 0x7f80 && (x & 0x7f) != 0 ? 0x7fff : x; }

constexpr unsigned count = 16384;

)cuda";

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
    if (approximates != isApproximate || isAddress || isGroup || !seen.insert(one.text).second)
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
    if (result.code != 'f' && result.code != 'p' && (isHalf || isBfloat) &&
        target.contains("f16")) {
      if (flushes)
        bits = sixteen("flushedHalf", result.bits, bits);
      bits = sixteen(isHalf ? "halfBits" : "bfloatBits", result.bits, bits);
    }
    std::string constraint = result.code == 'f'   ? (result.bits == 64 ? "d" : "f")
                             : result.code == 'p' ? "r"
                             : result.bits == 64  ? "l"
                             : result.bits == 16  ? "h"
                                                  : "r";
    // A quotient by 0 is not defined.
    if (opcode.starts_with("div.u") || opcode.starts_with("div.s") || opcode.starts_with("rem"))
      variables += fmt::format("  x2 = x2 == 0 || x2 == decltype(x2)(-1) ? 1 : x2;\n");
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

constexpr llvm::StringLiteral ending = R"cuda(
static uint64_t *results;
static uint64_t values[count];

static bool run(void (*kernel)(uint64_t *)) {
  kernel<<<count / 256, 256>>>(results);
  cudaError_t error = cudaMemcpy(values, results, sizeof values, cudaMemcpyDeviceToHost);
  if (error != cudaSuccess)
    std::printf("failed: %s\n", cudaGetErrorString(error));
  return error == cudaSuccess;
}
[[maybe_unused]] static int hash(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  uint64_t sum = 0;
  for (uint64_t value : values)
    sum = mixed(sum ^ value);
  std::printf("%-48s %016llx\n", text, (unsigned long long)sum);
  return 0;
}
[[maybe_unused]] static int floats(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.9g", __builtin_bit_cast(float, unsigned(values[i])));
  std::printf("\n");
  return 0;
}
[[maybe_unused]] static int doubles(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.9g", __builtin_bit_cast(double, values[i]));
  std::printf("\n");
  return 0;
}
[[maybe_unused]] static int halves(const char *text, void (*kernel)(uint64_t *)) {
  if (!run(kernel))
    return 1;
  std::printf("%s\n", text);
  for (unsigned i = 0; i < 64; ++i)
    std::printf(" %.4g", __half2float(__ushort_as_half((unsigned short)values[i])));
  std::printf("\n");
  return 0;
}

int main() {
  if (cudaMalloc(&results, sizeof values) != cudaSuccess)
    return 2;
  int failed = 0;
)cuda";

} // namespace

int main(int argc, char **argv) {
  llvm::StringRef kind = argc == 2 ? argv[1] : "";
  if (kind != "exact" && kind != "approximate") {
    llvm::errs() << "usage: write-ptx-program exact|approximate\n";
    return 2;
  }
  Writer writer{.isApproximate = kind == "approximate", .calls = {}, .seen = {}};
  llvm::outs() << beginning;
  for (const PtxForm &form : allPtxForms())
    if (std::vector<PtxType> types = signatureTypes(form.signature);
        types.size() > 1 && types[0].code != 0 &&
        llvm::none_of(types, [](PtxType type) { return type.code == 'a'; }))
      ptx::forEachCase(form, [&](const ptx::Case &one) { writer.write(one); });
  llvm::outs() << ending << writer.calls << "  return failed;\n}\n";
}

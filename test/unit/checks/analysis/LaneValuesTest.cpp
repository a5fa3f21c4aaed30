// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/LaneValues.h"

#include "checks/Check.h"
#include "frontend/toolkit/Headers.h"
#include "support/Parsing.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::mapping;

namespace {

struct Value {
  std::string traits; // "lane", "warp native"
  std::vector<int64_t> starts;
};

std::string namesOf(LaneValues::Traits traits) {
  static constexpr llvm::StringLiteral names[] = {
      "thread", "lane", "warp", "mask", "lane-bits", "block-size", "native", "host-width"};
  std::string text;
  for (size_t i = 0; i < std::size(names); ++i)
    if (traits & (1u << i))
      text += (text.empty() ? "" : " ") + names[i].str();
  return text;
}

/// By name, all variables that the code declares.
std::map<std::string, Value> valuesIn(const std::string &code) {
  TemporaryFolder folder;
  CompileCommand command;
  command.file = folder.write("a.cu", code);
  command.directory = folder.path();
  command.isCuda = true;
  std::map<std::string, Value> values;
  ParseOptions options;
  AllNames vocabulary;
  options.vocabulary = &vocabulary;
  options.declarations = builtinDeclarations();
  for (const Row &row : builtinTables().rows)
    if (row.kind == RowKind::Header)
      options.cudaHeaders[row.name.str()] = includeFileText(row.name);
  LookAtTree observer([&](const ParsedTree &tree) {
    CheckOptions checks;
    UnitContext unit(tree, checks);
    LaneValues lanes(unit);
    for (const auto &[reference, in] : unit.index.references)
      if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
          variable && variable->isLocalVarDeclOrParm())
        values[variable->getNameAsString()] = {namesOf(lanes.traitsOf(reference)),
                                               lanes.startValues(reference)};
  });
  options.observer = &observer;
  llvm::Expected<ParsedUnit> parsed = parseUnit(command, options);
  if (!parsed)
    FAIL(llvm::toString(parsed.takeError()));
  for (const Diagnostic &problem : parsed->problems)
    FAIL(problem.message);
  return values;
}

/// In a kernel, with a use of each variable `a`, `b`, … behind it.
std::map<std::string, Value> inKernel(const std::string &code, llvm::StringRef names,
                                      const std::string &before = "") {
  std::string uses;
  for (char name : names)
    uses += std::string(" use(") + name + ");";
  return valuesIn("__device__ void use(long long);\n" + before + "__global__ void k(int n) { " +
                  code + uses + " }");
}

} // namespace

TEST_CASE("LaneValues: threads, lanes and warps, however 32 is written") {
  auto values = inKernel("int a = threadIdx.x; int b = threadIdx.x & 31; int c = a % W;"
                         "int d = a >> 5; int e = a / (1 << 5); int f = a & (W - 1);"
                         "int g = blockIdx.x * blockDim.x + threadIdx.x; int h = g / two<16>();",
                         "abcdefgh",
                         "#define W 32\n"
                         "template <int N> __device__ constexpr int two() { return N * 2; }\n");
  CHECK(values["a"].traits == "thread");
  CHECK(values["b"].traits == "lane");
  CHECK(values["c"].traits == "lane");
  CHECK(values["d"].traits == "warp");
  CHECK(values["e"].traits == "warp");
  CHECK(values["f"].traits == "lane");
  CHECK(values["g"].traits == "thread");
  CHECK(values["h"].traits == "warp");
}

TEST_CASE("LaneValues: only thread indices have lanes") {
  auto values = inKernel("int a = threadIdx.y % 32; int b = n % 32; int c = threadIdx.x % 16;"
                         "int d = (threadIdx.x * 7) & 31; int e = threadIdx.x; e = n;"
                         "int f = threadIdx.x + n;",
                         "abcdef");
  for (const char *name : {"a", "b", "c", "d", "e", "f"})
    CHECK(values[name].traits == "");
}

TEST_CASE("LaneValues: a thread index in steps of whole warps stays one") {
  auto values = inKernel("int a = threadIdx.x; for (; a < n; a += blockDim.x) {}"
                         "int b = threadIdx.x; b += n; int c = threadIdx.x; c += 64;"
                         "int d = threadIdx.x; d++;",
                         "abcd");
  CHECK(values["a"].traits == "thread");
  CHECK(values["b"].traits == "");
  CHECK(values["c"].traits == "thread");
  CHECK(values["d"].traits == "");
}

TEST_CASE("LaneValues: the real width is distinguished from 32") {
  auto values = inKernel("int a = threadIdx.x % warpSize; int b = threadIdx.x / warpSize;"
                         "int c = warpSize / 2;",
                         "abc");
  CHECK(values["a"].traits == "lane native");
  CHECK(values["b"].traits == "warp native");
  CHECK(values["c"].traits == "native");
}

TEST_CASE("LaneValues: lane masks") {
  auto values = inKernel("unsigned a = __ballot_sync(~0u, n), b = a & ~1u;"
                         "unsigned c = 1u << (threadIdx.x & 31), d = c - 1, e = a & d;"
                         "unsigned f = 1u << n; int g = __popc(a); unsigned h = 0; h |= a;",
                         "abcdefgh");
  CHECK(values["a"].traits == "mask");
  CHECK(values["b"].traits == "mask");
  CHECK(values["c"].traits == "lane-bits");
  CHECK(values["d"].traits == "lane-bits");
  CHECK(values["e"].traits == "mask");
  CHECK(values["f"].traits == "");
  CHECK(values["g"].traits == "");
  CHECK(values["h"].traits == "mask");
}

TEST_CASE("LaneValues: through parameters, results, members and PTX") {
  auto values = valuesIn("__device__ void use(int);\n"
                         "struct Place { int lane; };\n"
                         "__device__ int laneOf() { return threadIdx.x & 31; }\n"
                         "__device__ void given(int a) { use(a); }\n"
                         "template <int Width> __device__ void of(int) {\n"
                         "  int b = threadIdx.x % Width; use(b); }\n"
                         "__global__ void k() {\n"
                         "  int c = laneOf(); use(c); given(threadIdx.x % 32); of<32>(0);\n"
                         "  Place p; p.lane = c; int d = p.lane; use(d);\n"
                         "  unsigned e; asm(\"mov.u32 %0, %%laneid;\" : \"=r\"(e)); use(e); }\n");
  for (const char *name : {"a", "b", "c", "d", "e"})
    CHECK(values[name].traits == "lane");
}

TEST_CASE("LaneValues: the width that the host queries") {
  auto values = valuesIn("void use(int);\n"
                         "void f() { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0);\n"
                         "  int a = p.warpSize; int b = 256 / a; use(a + b); }\n");
  CHECK(values["a"].traits == "host-width");
  CHECK(values["b"].traits == "host-width");
}

TEST_CASE("LaneValues: the start values of a counter") {
  auto values = valuesIn("__device__ void use(int);\n"
                         "__device__ void given(int c) { use(c); }\n"
                         "__global__ void k(int n) {\n"
                         "  for (int a = 16; a > 0; a /= 2) use(a);\n"
                         "  for (int b = n; b > 0; b >>= 1) use(b);\n"
                         "  given(8); given(16); }\n");
  CHECK(values["a"].starts == std::vector<int64_t>{16});
  CHECK(values["b"].starts == std::vector<int64_t>{});
  CHECK(values["c"].starts == std::vector<int64_t>{8, 16});
}

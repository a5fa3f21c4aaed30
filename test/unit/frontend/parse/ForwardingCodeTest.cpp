// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/ForwardingCode.h"
#include "frontend/parse/Parse.h"

#include "mapping/Table.h"
#include "support/ParseCounter.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/TableVocabulary.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

/// What the code for devices may use.
constexpr llvm::StringLiteral declared = R"(
#include <cub/cub.cuh>
#include <cuda.h>
namespace lib { struct Half { unsigned short x; }; using Alias = Half; using Address = CUdeviceptr; }
template <typename T, size_t N> struct Add { __device__ void operator()(T *to, T by); };
namespace cub { struct AddedToCub { __device__ void operator()(float by); }; }
using cub::AddedToCub;
struct AddAt { __device__ void operator()(CUdeviceptr to); };
struct Derived : float2 { __device__ void operator()(float by); };
__device__ float scale(float *to, float by);
__device__ void addAt(lib::Address to);
template <typename T> __device__ void addAny(T to);
__global__ void kernel(float *to);
#define SCALE scale
)";

struct Parsed {
  TemporaryFolder folder;
  ParsedUnit unit;
  int parses = 0;

  explicit Parsed(llvm::StringRef code, llvm::StringRef header = {}) {
    folder.write("code.h", header.str());
    mapping::Table table;
    translate::TableVocabulary vocabulary(table, Version());
    ParseCounter counter;
    ParseOptions options;
    options.vocabulary = &vocabulary;
    options.declarations = mapping::builtinDeclarations();
    options.cudaHeaders = {{"cuda.h", ""}, {"cub/cub.cuh", "namespace cub { class Sum; }"}};
    options.observer = &counter;
    unit = llvm::cantFail(
        parseUnit({folder.write("a.cu", code.str()), folder.path(), /*isCuda=*/true, {}}, options));
    parses = counter.parses;
  }
};

/// Code with a part for devices alone.
std::string withDevicePart(llvm::StringRef part) {
  return (declared + "#ifdef __CUDA_ARCH__\n" + part + "\n#else\nint n;\n#endif\n").str();
}

} // namespace

TEST_CASE("functions for devices that only pass their arguments on need no parse of their own") {
  for (llvm::StringRef part : {
           "static inline __device__ void add(lib::Half *to, lib::Half by) {\n"
           "  Add<lib::Half, sizeof(lib::Half)>()(to, by);\n}",
           "__device__ __forceinline__ float twice(float *to, const float by) { return scale(to, "
           "by); }",
           "__device__ void add(lib::Alias &to); // declared only",
           "__device__ void any(unsigned long long to) { addAny(to); ::addAny<unsigned long "
           "long>(to); }",
           "#pragma unroll",
           "/* nothing */",
       }) {
    INFO(part.str());
    Parsed parsed(withDevicePart(part));
    CHECK(parsed.unit.problems.empty());
    CHECK(parsed.parses == 1);
  }
}

TEST_CASE("code for devices that a parse may have something to say of is parsed", "[slow]") {
  for (llvm::StringRef part : {
           // of CUDA's
           "__device__ void add(float *to, float by) { atomicAdd(to, by); }",
           "__device__ void f(CUdeviceptr to) { addAny(to); }",
           "__device__ void f(float to) { AddedToCub()(to); }",
           "__device__ void f(lib::Address to) { addAny(to); }",
           "__device__ void f(unsigned long long to) { addAt(to); }",
           "__device__ void f(unsigned long long to) { AddAt()(to); }",
           "__device__ void f(float by) { Derived()(by); }",
           "__device__ void atomicAdd(lib::Half *to, lib::Half by);",
           // for more than devices
           "__global__ void f(float *to) { addAny(to); }",
           "__host__ __device__ void f(float *to) { addAny(to); }",
           "void f(float *to) { addAny(to); }",
           "__device__ void f(float *to) { kernel(to); }",
           // more than passing on
           "__device__ void f(float *to, float by) { scale(to, by + by); }",
           "__device__ void f(float *to) { scale(to, 2); }",
           "__device__ void f(float *to) { float by = 2; scale(to, by); }",
           "__device__ void f(float *to, float by) { if (by) scale(to, by); }",
           "__device__ void f(float *to, float by) { SCALE(to, by); }",
           "__device__ void f(float *to) { asm(\"trap;\"); }",
           "__device__ void f(lib::Half by) { addAny(by); }", // `lib` may have one as well
           "__device__ void f(float by) { unknown(by); }",
           "__device__ int n;",
           "#define N 1",
           "#if 1\n#endif",
       }) {
    INFO(part.str());
    CHECK(Parsed(withDevicePart(part)).parses == 2);
  }
}

TEST_CASE("where a function stands is a part of what it means") {
  llvm::StringRef part =
      "#ifdef __CUDA_ARCH__\n__device__ void f(float *to) { addAny(to); }\n#endif\n";
  CHECK(Parsed((declared + part).str()).parses == 1);
  CHECK(Parsed((declared + "namespace user {\n" + part + "}\n").str()).parses == 2);
  CHECK(Parsed((declared + "#include \"code.h\"\n").str(), part).parses == 1);
  CHECK(Parsed((declared + "namespace user {\n#include \"code.h\"\n}\n").str(), part).parses == 2);
  CHECK(Parsed((declared + "#include \"code.h\"\nnamespace user {\n#include \"code.h\"\n}\n").str(),
               part)
            .parses == 2);
  // Without this function, other code may need a header.
  CHECK(Parsed((declared + "__device__ void memcpy(float);\n" + part).str()).parses == 2);
}

TEST_CASE("code that needs no parse is active all the same") {
  std::string code =
      withDevicePart("__device__ float f(float *to, float by) { return scale(to, by); }");
  Parsed parsed(code);
  CHECK(parsed.parses == 1);
  unsigned function = code.find("float f(");
  CHECK(llvm::none_of(parsed.unit.files[parsed.folder.path("a.cu")].inactive,
                      [&](const Range &range) { return range.contains(function); }));
}

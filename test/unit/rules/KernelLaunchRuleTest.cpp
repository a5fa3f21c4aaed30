// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

TranslatedSnippet launched(const std::string &statement, const TranslateOptions &options = {}) {
  return translateText("#include <cuda_runtime.h>\n"
                       "template <class T, int N> __global__ void k2(T *) {}\n"
                       "template <class T> __global__ void k1(T) {}\n"
                       "__global__ void k() {}\nstruct P { int x, y; };\n"
                       "void f(int *p, cudaStream_t s, bool b) {\n" +
                           statement + "\n}\n",
                       options);
}
/// The layers of the changes in the statement.
Strings layersOf(const TranslatedSnippet &snippet) {
  Strings layers = snippet.layers();
  Strings before = {"preprocessor", "ast"}; // the include and the stream
  REQUIRE(layers.size() >= before.size());
  CHECK(Strings(layers.begin(), layers.begin() + 2) == before);
  return Strings(layers.begin() + 2, layers.end());
}
std::string launch(const std::string &statement) {
  std::string text = launched(statement).text();
  return llvm::StringRef(text).split("bool b) {\n").second.rsplit("\n}\n").first.str();
}

} // namespace

TEST_CASE("kernel-launch: two to four parts of a configuration") {
  CHECK(launch("k<<<1, 2>>>();") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);");
  CHECK(launch("k<<<1, 2, 3>>>();") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 3, 0);");
  CHECK(launch("k<<<1, 2, 3, s>>>();") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 3, s);");
}

TEST_CASE("kernel-launch: arguments and the text around them") {
  CHECK(launch("k1<int><<<dim3(1, 2), dim3{4}>>>(7);") ==
        "hipLaunchKernelGGL(k1<int>, dim3(1, 2), dim3{4}, 0, 0, 7);");
  CHECK(launch("k2<int, 4><<<1, 2>>>(p);") ==
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(k2<int, 4>), dim3(1), dim3(2), 0, 0, p);");
  CHECK(launch("k1<<<1, /* two */ 2>>>( // why\n  7);") ==
        "hipLaunchKernelGGL(k1, dim3(1), /* two */ dim3(2), 0, 0, // why\n  7);");
  CHECK(launch("k1 <<< 1 , 2 >>> ( 7 ) ;") ==
        "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, 0, 7 ) ;");
  CHECK(launch("k<<<1,2,3,s>>>();") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 3, s);");
  CHECK(launch("k<<<1,\n  2>>>();") == "hipLaunchKernelGGL(k, dim3(1),\n  dim3(2), 0, 0);");
}

TEST_CASE("kernel-launch: white space before removed chevrons is removed, comments and line breaks "
          "stay") {
  CHECK(launch("k1 <<< 1, 2, 0, s >>> (7);") ==
        "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, s, 7);");
  CHECK(launch("k <<<1, 2>>> ( );") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);");
  CHECK(launch("k1<<<1, 2>>>\n    (7);") ==
        "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, 0,\n    7);");
  CHECK(launch("k1\n  <<<1, 2\n  >>>(7);") == "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, 0, 7);");
  CHECK(launch("k1<<<1, 2 /* b */ >>> /* a */ (7);") ==
        "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, 0 /* b */  /* a */ , 7);");
}

TEST_CASE("kernel-launch: a comma that would end the macro's argument is wrapped") {
  CHECK(launch("k<<<1, 2, sizeof(P{1, 2}), s>>>();") ==
        "hipLaunchKernelGGL(k, dim3(1), dim3(2), sizeof(P{1, 2}), s);");
  CHECK(launch("k<<<1, 2, P{1, 2}.x, s>>>();") ==
        "hipLaunchKernelGGL(k, dim3(1), dim3(2), (P{1, 2}.x), s);");
}

TEST_CASE("kernel-launch: names in its parts are translated as well") {
  CHECK(launch("k1<<<1, cudaSuccess, 0, cudaStreamPerThread>>>(cudaFree(p));") ==
        "hipLaunchKernelGGL(k1, dim3(1), dim3(hipSuccess), 0, hipStreamPerThread, hipFree(p));");
}

TEST_CASE("kernel-launch: a launch inside an expression keeps its chevrons") {
  auto snippet = launched("b ? k<<<1, 1>>>()\n : k<<<2, 1>>>();");
  CHECK(snippet.diagnostics() == Strings{"7: launch-kept", "8: launch-kept"});
  CHECK(layersOf(snippet) == Strings{});
}

TEST_CASE("kernel-launch: chevrons stay on request") {
  TranslateOptions options;
  options.form.keepChevrons = true;
  auto snippet = launched("k<<<1, 2>>>(); cudaDeviceReset();", options);
  CHECK(layersOf(snippet) == Strings{"ast"});
  CHECK(llvm::StringRef(snippet.text()).contains("k<<<1, 2>>>(); hipDeviceReset();"));
}

TEST_CASE("kernel-launch: chevrons may contain blanks") {
  CHECK(launch("k1 << <1, 2 >> > (7);") == "hipLaunchKernelGGL(k1, dim3(1), dim3(2), 0, 0, 7);");
  CHECK(launch("k<<<1, 2>> >();") == "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);");
  CHECK(layersOf(launched("k << <1, 2>> >();")) == Strings{"ast"});
}

TEST_CASE("kernel-launch: chevrons that stay lose their blanks, which HIP rejects") {
  CHECK(launch("b ? k << <1, 1>>\t>() : k<<<2, 1>> >();") == "b ? k <<<1, 1>>>() : k<<<2, 1>>>();");
  CHECK(layersOf(launched("b ? k << <1, 1>> >() : k<<<2, 1>> >();")) ==
        Strings{"ast", "ast", "ast"});
  CHECK(launch("k << <C>> >();") == "k <<<C>>>();");
  CHECK(launch("\n#define OPEN k << <1\nOPEN, 2>>>();") == "\n#define OPEN k <<<1\nOPEN, 2>>>();");
  TranslateOptions options;
  options.form.keepChevrons = true;
  auto kept = launched("k << <1, 2 >> > ();\n#if 0\nk << <1, 2>> >();\n#endif", options);
  CHECK(layersOf(kept) == Strings{"ast", "ast", "token", "token"});
  CHECK(llvm::StringRef(kept.text()).contains("k <<<1, 2 >>> ();\n#if 0\nk <<<1, 2>>>();\n#endif"));
}

TEST_CASE("kernel-launch: launches that no configuration compiles are translated by their text") {
  auto snippet = launched("\n#if 0\nk<<<1, 2>>>();\n#endif\n");
  CHECK(layersOf(snippet) == Strings{"token"});
  CHECK(llvm::StringRef(snippet.text()).contains("hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);"));
}

TEST_CASE("kernel-launch: a launch from device code is reported") {
  auto snippet = translateText("#include <cuda_runtime.h>\n__global__ void k() {}\n"
                               "__global__ void parent() {\n  k<<<1, 1>>>();\n}\n");
  CHECK(snippet.diagnostics() == Strings{"4: device-launch"});
  CHECK(snippet.layers() == Strings{"preprocessor"}); // the include
}

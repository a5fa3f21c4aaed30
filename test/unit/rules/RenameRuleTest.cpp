// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

TEST_CASE("rename: names that clang resolved") {
  CHECK(translatedBody("cudaStream_t s; cudaStreamCreate(&s);") ==
        "hipStream_t s; hipStreamCreate(&s);");
  CHECK(translatedBody("::cudaFree(0);") == "::hipFree(0);");
  CHECK(translatedBody("auto f = &cudaFree;") == "auto f = &hipFree;");
}

TEST_CASE("rename: comments, strings and the user's names stay") {
  CHECK(translatedBody("/* cudaFree */ const char *s = \"cudaFree\"; // cudaFree\n") ==
        "/* cudaFree */ const char *s = \"cudaFree\"; // cudaFree\n");
  CHECK(translatedBody("int cudaFree = 1; (void)cudaFree;") == "int cudaFree = 1; (void)cudaFree;");
  CHECK(
      translatedBody("own::cudaFree(1); cudaFree(0);", "namespace own { void cudaFree(int); }\n") ==
      "own::cudaFree(1); hipFree(0);");
}

TEST_CASE("rename: a name that a unit defines itself is kept in code that Clang does not see") {
  std::string code =
      "static int cudaMine(int x) { return x; }\n#if 0\ncudaMine(1); cudaDeviceReset();\n#endif\n";
  auto snippet = translateText("#include <cuda_runtime.h>\n" + code);
  CHECK(llvm::StringRef(snippet.text()).contains("cudaMine(1); hipDeviceReset();"));
  CHECK(snippet.layers() == Strings{"preprocessor", "token"});
  CHECK(snippet.diagnostics() == Strings{});
}

TEST_CASE("rename: a macro is edited where it is written, once") {
  auto snippet = translateText("#include <cuda_runtime.h>\n#define SYNC() cudaDeviceSynchronize()\n"
                               "void f() { SYNC(); SYNC(); }\n");
  CHECK(snippet.layers() == Strings{"preprocessor", "ast"});
  CHECK(llvm::StringRef(snippet.text()).contains("#define SYNC() hipDeviceSynchronize()"));
  // Also one that nobody uses.
  auto unused =
      translateText("#include <cuda_runtime.h>\n#define SYNC() cudaDeviceSynchronize()\n");
  CHECK(unused.layers() == Strings{"preprocessor", "token"});
}

TEST_CASE("rename: members of the user's types stay, also in code that Clang does not see") {
  CHECK(translatedBody(
            "\n#if 0\nx.cudaFree(1); p->cudaFree(2); own::cudaFree(3); ::cudaFree(4);\n#endif\n") ==
        "\n#if 0\nx.cudaFree(1); p->cudaFree(2); own::cudaFree(3); ::hipFree(4);\n#endif\n");
}

TEST_CASE("rename: names that involve unknown types are still the user's") {
  std::string code = "#include \"missing.h\"\n"
                     "class cudaWorker { Missing member; void cudaImport(Missing x); };\n"
                     "void cudaWorker::cudaImport(Missing x) { (void)x; }\n"
                     "static int cudaStart(Missing *x, int n) { return n; }\n"
                     "int run(cudaWorker &w, int n) { return cudaStart(0, n); }\n";
  auto snippet = translateText("#include <cuda_runtime.h>\n" + code);
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics) {
    INFO(diagnostic.message);
    CHECK(diagnostic.kind != DiagnosticKind::UnknownName);
  }
}

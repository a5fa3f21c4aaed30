// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/TodoComments.h"

#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

/// Without the include that HIP wants and nvcc brings along.
std::string withTodos(llvm::StringRef code) {
  TranslateOptions options;
  options.form.writeTodos = true;
  std::string text = translated(code, options);
  for (llvm::StringRef include :
       {"#include <hip/hip_runtime.h>\r\n", "#include <hip/hip_runtime.h>\n"})
    if (size_t at = text.find(include.str()); at != std::string::npos)
      return text.erase(at, include.size());
  return text;
}

constexpr char unsupported[] = "// TODO(tranship): AMD GPUs cannot run the inline PTX in this "
                               "device code; not translated: `a` "
                               "is not an instruction that tranship knows [inline-ptx]: write it "
                               "as a HIP builtin or in C++, or "
                               "guard it with `#ifdef __HIP_PLATFORM_NVIDIA__`";

/// A kernel whose body may have PTX on some lines.
std::string kernel(llvm::StringRef body) {
  return "__global__ void k(int *x) {\n" + body.str() + "}\n";
}

} // namespace

TEST_CASE("--todo writes what is left above its line, indented as it is") {
  CHECK(withTodos(kernel("\t  asm(\"a\");\n  *x = 1;\n")) ==
        kernel(std::string("\t  ") + unsupported + "\n\t  asm(\"a\");\n  *x = 1;\n"));
  CHECK(withTodos("int a;\n") == "int a;\n");
}

TEST_CASE("--todo writes one comment for each thing, above the first line of the file too") {
  CHECK(withTodos("__global__ void k() { asm(\"a\"); asm(\"a\"); }") ==
        std::string(unsupported) + "\n__global__ void k() { asm(\"a\"); asm(\"a\"); }");
  CHECK(withTodos("\xEF\xBB\xBF__global__ void k() { asm(\"a\"); }\n") ==
        std::string("\xEF\xBB\xBF") + unsupported + "\n__global__ void k() { asm(\"a\"); }\n");
}

TEST_CASE("--todo keeps line endings") {
  CHECK(withTodos("int a;\r\n__global__ void k() {\r\n  asm(\"a\");\r\n}\r\n") ==
        std::string("int a;\r\n__global__ void k() {\r\n  ") + unsupported +
            "\r\n  asm(\"a\");\r\n}\r\n");
}

TEST_CASE("--todo writes nowhere where a comment would be none, or change something") {
  // The next line of a macro, behind a continued line, inside a raw string or a comment.
  CHECK(withTodos("int a;\n#define MOVE \\\n  cudaNoSuchThing(); \\\n  cudaOther2()\n")
            .starts_with("int a;\n// TODO(tranship): "));
  std::string text = withTodos(kernel("  const char *s = R\"(\n  )\"; asm(\"a\");\n"));
  CHECK(text ==
        kernel(std::string("  ") + unsupported + "\n  const char *s = R\"(\n  )\"; asm(\"a\");\n"));
  CHECK(withTodos(kernel("  /* one\n  two */ asm(\"a\");\n")) ==
        kernel(std::string("  ") + unsupported + "\n  /* one\n  two */ asm(\"a\");\n"));
  CHECK(withTodos(kernel("  *x = 1; // one \\\n  two\n  asm(\"a\");\n")) ==
        kernel(std::string("  *x = 1; // one \\\n  two\n  ") + unsupported + "\n  asm(\"a\");\n"));
}

TEST_CASE("--todo goes round what a translation rewrites as a whole") {
  TranslateOptions options;
  options.form.writeTodos = true;
  TranslatedSnippet snippet = translateText(
      "void f(int *x) {\n  myCopy(x,\n         cudaNoSuchThing());\n}\n", options,
      "library: mine\nrows:\n- {name: myCopy, kind: function, hip: c, call: 'c($1, $0)'}\n");
  CHECK(llvm::StringRef(snippet.text())
            .contains(
                "void f(int *x) {\n  // TODO(tranship): `cudaNoSuchThing` looks like a name "
                "from cudart, but the tables do not list it [unknown-name]: translate it by hand, "
                "or add a row for it with --rules\n"
                "  c(cudaNoSuchThing(), x);\n}\n"));
}

TEST_CASE("--todo writes nothing twice") {
  std::string once = withTodos(kernel("  asm(\"a\");\n"));
  CHECK(withTodos(once) == once);
  std::string two =
      "void f(void *p) {\n  cuGetProcAddress(\"a\", &p, 0, 0, 0); cudaNoSuchThing();\n}\n";
  once = withTodos(two);
  CHECK(llvm::StringRef(once).count("TODO(tranship)") == 2);
  // What has become HIP says nothing; what is left is known.
  CHECK(withTodos(once) == once);
}

TEST_CASE("--todo says what is left, not notes and not what is silenced") {
  CHECK_FALSE(llvm::StringRef(withTodos("void f(void *p) {\n  cuGetProcAddress(\"a\", &p, 0, 0, "
                                        "0); // tranship-disable(meaning): known\n}\n"))
                  .contains("TODO"));
  CHECK_FALSE(llvm::StringRef(withTodos("#include \"missing.h\"\n")).contains("TODO"));
}

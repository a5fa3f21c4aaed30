// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Snippet.h"
#include "translate/Fixes.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

TranslateOptions inCheck() {
  TranslateOptions options;
  options.selection.errorsCanBeSuppressed = true;
  return options;
}

Strings suppressed(const TranslatedSnippet &snippet) {
  Strings lines;
  for (const SuppressedDiagnostic &one : snippet.translation.suppressed)
    lines.push_back(std::to_string(one.diagnostic.line) + ": " + idOf(one.diagnostic.kind).str() +
                    ": " + one.reason);
  return lines;
}

} // namespace

TEST_CASE("A comment silences a warning of a translation, and keeps its reason") {
  TranslatedSnippet snippet =
      translateText("#include <cuda_runtime.h>\nint f() {\n"
                    "  int a = cudaDevAttrGpuOverlap; // tranship-disable(meaning): never used\n"
                    "  return cudaDevAttrGpuOverlap;\n}\n");
  CHECK(snippet.diagnostics() == Strings{"4: meaning"});
  CHECK(suppressed(snippet) == Strings{"3: meaning: never used"});
}

TEST_CASE("A comment silences a finding of a check, on its line or in its region") {
  TranslatedSnippet snippet =
      translateText("// tranship-disable-begin(launch-*): tuned\n"
                    "__global__ void __launch_bounds__(64, 4) a(); // tranship-disable(meaning)\n"
                    "// tranship-disable-end(launch-*)\n"
                    "// tranship-disable-next-line(meaning, launch-bounds): also\n"
                    "__global__ void __launch_bounds__(64, 4) b();\n"
                    "__global__ void a() {}\n__global__ void b() {}\n");
  for (const std::string &line : snippet.diagnostics())
    CHECK_FALSE(llvm::StringRef(line).contains("launch-bounds"));
  CHECK_FALSE(suppressed(snippet).empty());
}

TEST_CASE("A comment silences an error only in a check: a translation would not compile") {
  constexpr char code[] =
      "__global__ void k() { asm(\"a\"); } // tranship-disable(inline-ptx): guarded elsewhere\n";
  CHECK(translateText(code).diagnostics() == Strings{"1: inline-ptx"});
  CHECK(translateText(code, inCheck()).diagnostics().empty());
}

TEST_CASE(
    "A comment that suppresses nothing is reported, where the run would have found something") {
  CHECK(translateText("int a; // tranship-disable(meaning)\n").diagnostics() ==
        Strings{"1: unused-suppression"});
  TranslatedSnippet alone = translateText(
      "#include <cuda_runtime.h>\n// tranship-disable(meaning)\nint v = cudaDevAttrGpuOverlap;\n");
  CHECK(alone.diagnostics() == Strings{"2: unused-suppression", "3: meaning"});
  CHECK(llvm::StringRef(alone.translation.diagnostics.front().advice)
            .contains("tranship-disable-next-line"));
  // Code that nobody compiles, and kinds that nobody asked for.
  CHECK(translateText("#if 0\nint a; // tranship-disable(launch-bounds)\n#endif\n")
            .diagnostics()
            .empty());
  TranslateOptions options;
  options.selection.isSelected = [](llvm::StringRef, DiagnosticKind kind) {
    return kind != DiagnosticKind::Meaning;
  };
  CHECK(translateText("int a; // tranship-disable(meaning)\n", options).diagnostics().empty());
  options.selection = {};
  options.selection.reportUnusedSuppressions = false;
  CHECK(translateText("int a; // tranship-disable(meaning)\n", options).diagnostics().empty());
}

TEST_CASE(
    "The fix for a comment that suppresses nothing deletes it, with its line if it is alone") {
  auto fixed = [](llvm::StringRef code) {
    TranslatedSnippet snippet = translateText(code);
    Findings findings;
    for (const Diagnostic &diagnostic : snippet.translation.diagnostics) {
      findings.list.emplace_back().diagnostic = diagnostic;
      findings.texts[diagnostic.file] = code;
    }
    Fixes fixes = applyFixes(findings);
    return fixes.texts.empty() ? code.str() : fixes.texts.begin()->second;
  };
  CHECK(fixed("int a;  // tranship-disable(meaning): once\nint b;\n") == "int a;\nint b;\n");
  CHECK(fixed("int a;\n  /* tranship-disable-next-line(meaning) */\nint b;\n") ==
        "int a;\nint b;\n");
  CHECK(fixed("int a; /* tranship-disable(meaning) */ int b;\n") == "int a; int b;\n");
  // A comment that says more, one that may be meant for the next line, and regions are a person's.
  for (llvm::StringRef kept :
       {"int a; // see tranship-disable(meaning)\n", "// tranship-disable(meaning)\nint a;\n",
        "// tranship-disable-begin(meaning)\nint a;\n// tranship-disable-end(meaning)\n"})
    CHECK(fixed(kept) == kept);
}

TEST_CASE("A header that no unit includes does not tell of unused comments") {
  TranslatedSnippet snippet = translateFiles(
      {{"a.cuh", "inline void f() { cudaFree(0); } // tranship-disable(launch-bounds): x\n"}});
  CHECK(snippet.diagnostics().empty());
}

TEST_CASE("Kinds that are not selected are not there, whatever comments say") {
  TranslateOptions options;
  options.selection.isSelected = [](llvm::StringRef file, DiagnosticKind kind) {
    CHECK(file.ends_with("a.cu"));
    return kind == DiagnosticKind::InlinePtx;
  };
  TranslatedSnippet snippet =
      translateText("void f(CUdeviceptr p) { p++; } // tranship-disable(nonsense)\n"
                    "__global__ void k() { asm(\"a\"); }\n",
                    options);
  CHECK(snippet.diagnostics() == Strings{"2: inline-ptx"});
}

TEST_CASE("Where comments silence, each use of a name is reported at its place") {
  std::string a = "auto a = cudaDevAttrGpuOverlap;", b = "auto b = cudaDevAttrGpuOverlap;";
  CHECK(translateText(a + "\n" + b + "\n").diagnostics() == Strings{"1: meaning"});
  CHECK(translateText(a + "\n" + b + " // tranship-disable(meaning)\n").diagnostics() ==
        Strings{"1: meaning"});
  TranslateOptions options;
  options.selection.everyPlace = true;
  CHECK(translateText(a + "\n" + b + "\n", options).diagnostics() ==
        Strings{"1: meaning", "2: meaning"});
}

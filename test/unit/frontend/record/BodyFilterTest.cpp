// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/BodyFilter.h"
#include "frontend/parse/Parse.h"

#include "frontend/evidence/UnitFile.h"
#include "frontend/precompile/PreludePch.h"
#include "support/Repository.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/TableVocabulary.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::translate;

namespace {

class Parser {
public:
  Parser() {
    options_.vocabulary = &vocabulary_;
    options_.declarations = builtinDeclarations();
    options_.prelude = &prelude_;
  }

  ParsedUnit parse(const std::string &file, bool canSkip) {
    options_.skipPlainBodies = canSkip;
    return llvm::cantFail(parseUnit({file, folder_.path(), /*isCuda=*/true, {}}, options_));
  }
  ParsedUnit parseCode(const std::string &code, bool canSkip) {
    return parse(folder_.write("a.cu", code), canSkip);
  }

  /// Clang says nothing of an error in a body that it does not parse.
  bool skips(const std::string &code) {
    REQUIRE_FALSE(parseCode(code, /*canSkip=*/false).problems.empty());
    return parseCode(code, /*canSkip=*/true).problems.empty();
  }

  TemporaryFolder folder_;

private:
  Table table_;
  TableVocabulary vocabulary_{table_, Version()};
  PreludePch prelude_;
  ParseOptions options_;
};

/// All that a unit says, but for errors in bodies that hold nothing, and for what these bodies mean.
std::string evidenceOf(ParsedUnit unit) {
  unit.problems.clear();
  for (auto &[path, record] : unit.files)
    record.meaning.clear();
  return serializeUnit(unit);
}

} // namespace

TEST_CASE("BodyFilter: evidence is the same with it and without", "[slow]") {
  Parser parser;
  for (const RepositoryFile &file : repositoryFiles("test-inputs")) {
    if (!llvm::StringRef(file.path).ends_with(".cu"))
      continue;
    INFO(file.path);
    std::string whole = std::string(SOURCE_FOLDER) + "/" + file.path;
    CHECK(evidenceOf(parser.parse(whole, true)) == evidenceOf(parser.parse(whole, false)));
  }
}

TEST_CASE("BodyFilter: bodies of the host that have nothing to do with CUDA are not parsed") {
  Parser parser;
  for (const char *code :
       {"int f() { return unknown; }", "#define ID(x) x\nint f() { return ID(unknown); }",
        "#include <cassert>\nvoid f() { assert(unknown); }",
        // Its text is only in the prelude.
        "#include <cmath>\nfloat f() { return NAN + unknown; }",
        "const int n = 64;\nint g() { return n; }\nint f() { g(); return unknown; }",
        "namespace n { int g() { return 1; } }\nint f() { n::g(); return unknown; }"}) {
    INFO(code);
    CHECK(parser.skips(code));
  }
}

TEST_CASE("BodyFilter: bodies that may hold something of CUDA's are parsed") {
  Parser parser;
  for (const char *code :
       {"int f() { cudaGetLastError(); return unknown; }", "__global__ void f() { unknown; }",
        "template <class T> T f(T a) { return a + unknown; }", "__device__ void f() { unknown; }",
        "constexpr int f() { return unknown; }", "auto f() { unknown; return 1; }",
        "struct S { int f() { return unknown; } };",
        "struct S { S(); };\nvoid f() { S s; unknown; }",
        "#define LAST cudaGetLastError()\nint f() { LAST; return unknown; }",
        "#define NAME(n) cuda##n\nint f() { NAME(GetLastError)(); return unknown; }",
        "typedef float2 V;\ninline V operator*(V a, V b) { unknown; return a; }",
        "CUdeviceptr p;\nvoid f() { p + 4; unknown; }", "void f(CUdeviceptr p) { p + 4; unknown; }",
        "struct S { CUdeviceptr p; };\nvoid f(S s) { s.p + 4; unknown; }",
        "float *f(float *p) { unknown; return p; }",
        "__managed__ int m[4];\nvoid f(int *p) { p[0] = 1; unknown; }",
        "void f() { puts(\"_Z5scaleP6float4f\"); unknown; }",
        "void f() { puts(\"-arch=compute_80\"); unknown; }"}) {
    INFO(code);
    CHECK_FALSE(parser.skips(code));
  }
}

TEST_CASE("BodyFilter: bodies that tell of parsed code are parsed") {
  Parser parser;
  // A caller tells of the arguments, whoever changes a variable of its values.
  for (
      const char *code :
      {"__global__ void k() {}\nvoid run(int n) { k<<<1, n>>>(); }\nvoid f() { run(48); unknown; }",
       "namespace n { void run(int n) { cudaFree(0); } }\nvoid f() { n::run(48); unknown; }",
       "void run(int n);\nvoid f() { run(48); unknown; }\nvoid run(int n) { cudaFree(0); }",
       "int n = 64;\nvoid f() { n = 48; unknown; }", "void f(void (*run)()) { run(); unknown; }"}) {
    INFO(code);
    CHECK_FALSE(parser.skips(code));
  }
}

TEST_CASE("BodyFilter: headers that skipped bodies need") {
  Parser parser;
  auto needed = [&](const std::string &code, bool canSkip) {
    ParsedUnit unit = parser.parseCode(code, canSkip);
    return unit.files[parser.folder_.path("a.cu")].neededHeaders;
  };
  const std::set<std::string> none, strings = {"string.h"};
  for (bool canSkip : {false, true}) {
    CHECK(needed("void f(void *p) { memset(p, 0, 4); }", canSkip) == strings);
    CHECK(needed("void f(void *p) { std::memset(p, 0, 4); }", canSkip) == strings);
    CHECK(needed("#define CLEAR memset\nvoid f(void *p) { CLEAR(p, 0, 4); }", canSkip) == strings);
    CHECK(needed("namespace n { void memset(int); void f() { memset(0); } }", canSkip) == none);
    CHECK(needed("template <class T> void f(T p) { memset(p, 0, 4); }", canSkip) == none);
  }
  CHECK(parser.skips("int f(const int *p) { return memcmp(p, p, 4) + unknown; }"));
}

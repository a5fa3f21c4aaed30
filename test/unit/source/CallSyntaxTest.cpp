// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/CallSyntax.h"

#include "support/Test.h"

using namespace tranship;

static size_t find(const SourceFile &file, llvm::StringRef text) {
  size_t token = 0;
  while (token < file.tokens().size() && file.text(file.tokens()[token]) != text)
    ++token;
  REQUIRE(token < file.tokens().size());
  return token;
}

/// The arguments of the call of `f` in `code`; "none" when it is not read as a call.
static Strings arguments(llvm::StringRef code, int count = -1) {
  SourceFile file("a.cu", code.str());
  std::optional<CallSyntax> call = parseCall(file, find(file, "f"), count);
  if (!call)
    return {"none"};
  CHECK(file.text()[call->leftParen] == '(');
  CHECK(file.text()[call->rightParen] == ')');
  Strings texts;
  for (Range range : call->arguments)
    texts.push_back(file.text(range).str());
  return texts;
}

TEST_CASE("parseCall splits at commas of its own level") {
  CHECK(arguments("f()") == Strings{});
  CHECK(arguments("f( )") == Strings{});
  CHECK(arguments("f(a)") == Strings{"a"});
  CHECK(arguments("f( a ,\n  b /* c, d */ )") == Strings{"a", "b"});
  CHECK(arguments("f(g(a, b), {c, d}, e[i, j])") == Strings{"g(a, b)", "{c, d}", "e[i, j]"});
  CHECK(arguments("f(\"a,b\", ',')") == Strings{"\"a,b\"", "','"});
  CHECK(arguments("f([=](int a, int b) { return a, b; }, c)") ==
        Strings{"[=](int a, int b) { return a, b; }", "c"});
}

TEST_CASE("parseCall keeps an empty argument") {
  CHECK(arguments("f(a, , b)") == Strings{"a", "", "b"});
  CHECK(arguments("f(,)") == Strings{"", ""});
}

TEST_CASE("parseCall takes template arguments for what they are") {
  CHECK(arguments("f<int, 4>(a, b)") == Strings{"a", "b"});
  CHECK(arguments("f(g<a, b>(c), d)") == Strings{"g<a, b>(c)", "d"});
  CHECK(arguments("f(std::map<a, std::vector<b>>(), c)") ==
        Strings{"std::map<a, std::vector<b>>()", "c"});
  CHECK(arguments("f(g<a, b>::value, c)") == Strings{"g<a, b>::value", "c"});
}

TEST_CASE("parseCall takes comparisons for what they are") {
  CHECK(arguments("f(a < b, c)") == Strings{"a < b", "c"});
  CHECK(arguments("f(a < b, c > d)") == Strings{"a < b", "c > d"});
  CHECK(arguments("f(1 < b, c > (d))") == Strings{"1 < b", "c > (d)"});
  CHECK(arguments("f(a << b, c >> d)") == Strings{"a << b", "c >> d"});
}

TEST_CASE("parseCall lets the number of arguments settle angle brackets") {
  CHECK(arguments("f(a < b, c > (d))") == Strings{"a < b, c > (d)"});
  CHECK(arguments("f(a < b, c > (d))", 1) == Strings{"a < b, c > (d)"});
  CHECK(arguments("f(a < b, c > (d))", 2) == Strings{"a < b", "c > (d)"});
  CHECK(arguments("f(a, b)", 3) == Strings{"none"}); // a macro stands for more than one
}

TEST_CASE("parseCall says no to what is no call") {
  CHECK(arguments("f;") == Strings{"none"});
  CHECK(arguments("f") == Strings{"none"});
  CHECK(arguments("f(a") == Strings{"none"});
  CHECK(arguments("f < a") == Strings{"none"});
  CHECK(arguments("f{a}") == Strings{"none"});
}

TEST_CASE("parseCall does not read across directives") {
  CHECK(arguments("f(a,\n#if X\nb\n#else\nc\n#endif\n)") == Strings{"none"});
  CHECK(arguments("#define M f\n(a)") == Strings{"none"});
  CHECK(arguments("#define M f(a, \\\n b)\n") == Strings{"a", "b"});
  CHECK(arguments("#define M f(a,\nb)") == Strings{"none"}); // the macro ends first
}

/// What is called at the first `<<<`.
static std::string callee(llvm::StringRef code) {
  SourceFile file("a.cu", code.str());
  size_t end = find(file, "<<<"), begin = calleeBegin(file, end);
  return begin == end
             ? "none"
             : file.text(Range{file.tokens()[begin].offset, file.tokens()[end - 1].end()}).str();
}

TEST_CASE("calleeBegin finds the whole of a callee") {
  CHECK(callee("; k<<<1,1>>>();") == "k");
  CHECK(callee("; a::b::k<<<1,1>>>();") == "a::b::k");
  CHECK(callee("; ::k<<<1,1>>>();") == "::k");
  CHECK(callee("; k<int, 4><<<1,1>>>();") == "k<int, 4>");
  CHECK(callee("; a<b>::k<std::vector<c>><<<1,1>>>();") == "a<b>::k<std::vector<c>>");
  CHECK(callee("; this->k<<<1,1>>>();") == "this->k");
  CHECK(callee("; a.b->k<<<1,1>>>();") == "a.b->k");
  CHECK(callee("; table[i]<<<1,1>>>();") == "table[i]");
  CHECK(callee("; get(a)<<<1,1>>>();") == "get(a)");
  CHECK(callee("; (*pointer)<<<1,1>>>();") == "(*pointer)");
  CHECK(callee("; a.template k<b><<<1,1>>>();") == "a.template k<b>");
  CHECK(callee("#define L(n) kernel_##n<<<1,1>>>()") == "kernel_##n");
}

TEST_CASE("calleeBegin stops where the callee starts") {
  CHECK(callee("x = k<<<1,1>>>();") == "k");
  CHECK(callee("if (a) k<<<1,1>>>();") == "k");
  CHECK(callee("{ k<<<1,1>>>();") == "k");
  CHECK(callee("a, k<<<1,1>>>();") == "k");
  CHECK(callee("#define L k\n<<<1,1>>>()") == "none");
  CHECK(callee("; <<<1,1>>>();") == "none");
}

namespace {

struct Read {
  SourceFile file;
  std::optional<LaunchSyntax> launch;

  explicit Read(llvm::StringRef code) : file("a.cu", code.str()) {
    size_t open = file.tokenExactlyAt(code.find("<<<"));
    REQUIRE(open < file.tokens().size());
    launch = parseLaunch(file, open);
  }
  Strings texts(llvm::ArrayRef<Range> ranges) const {
    Strings result;
    for (Range range : ranges)
      result.push_back(file.text(range).str());
    return result;
  }
};

bool isStatement(llvm::StringRef code) {
  Read read(code);
  REQUIRE(read.launch);
  return read.launch->isStatement;
}

} // namespace

TEST_CASE("parseLaunch reads the parts") {
  Read read("{ ns::k<T, 4> <<< dim3(1, 2), b /* b */, 0, s >>> ( x, g(y, z) ); }");
  REQUIRE(read.launch);
  CHECK(read.file.text(read.launch->callee) == "ns::k<T, 4>");
  CHECK(read.launch->calleeHasComma);
  CHECK(read.file.text(read.launch->open) == "<<<");
  CHECK(read.file.text(read.launch->close) == ">>>");
  CHECK(read.texts(read.launch->configuration) == Strings{"dim3(1, 2)", "b", "0", "s"});
  CHECK(read.texts(read.launch->call.arguments) == Strings{"x", "g(y, z)"});
  CHECK(read.launch->isStatement);
  CHECK_FALSE(read.launch->hasDirective);
}

TEST_CASE("parseLaunch: only a comma outside of parentheses counts for the callee") {
  CHECK_FALSE(Read("{ k<f(1, 2)><<<1, 1>>>(); }").launch->calleeHasComma);
  CHECK_FALSE(Read("{ k<T><<<1, 1>>>(a, b); }").launch->calleeHasComma);
  CHECK(Read("{ k<f(1), 2><<<1, 1>>>(); }").launch->calleeHasComma);
}

TEST_CASE("parseLaunch knows one to four parts of a configuration") {
  CHECK(Read("{ k<<<C>>>(); }").launch->configuration.size() == 1);
  CHECK(Read("{ k<<<1, 2, 3, 4>>>(); }").launch->configuration.size() == 4);
  CHECK_FALSE(Read("{ k<<<>>>(); }").launch);
  CHECK_FALSE(Read("{ k<<<1, 2, 3, 4, 5>>>(); }").launch);
  CHECK_FALSE(Read("{ k<<<1, , 3>>>(); }").launch);
}

TEST_CASE("parseLaunch keeps template arguments in a configuration together") {
  Read read("{ k<<<div<1, 2>(n), b>>>(); }");
  REQUIRE(read.launch);
  CHECK(read.texts(read.launch->configuration) == Strings{"div<1, 2>(n)", "b"});
}

TEST_CASE("parseLaunch refuses what is not complete") {
  CHECK_FALSE(Read("{ k<<<1, 1; }").launch);
  CHECK_FALSE(Read("{ k<<<1, 1>>>; }").launch);
  CHECK_FALSE(Read("{ k<<<1, 1>>>(x; }").launch);
  CHECK_FALSE(Read("{ k<<<1, 1) >>>(); }").launch);
  CHECK_FALSE(Read("{ <<<1, 1>>>(); }").launch);
  CHECK_FALSE(Read("#define OPEN k<<<1, 1\nOPEN>>>();").launch);
}

TEST_CASE("parseLaunch sees statements") {
  CHECK(isStatement("{ k<<<1, 1>>>(); }"));
  CHECK(isStatement("f(); k<<<1, 1>>>();"));
  CHECK(isStatement("if (a) k<<<1, 1>>>();"));
  CHECK(isStatement("if (a) b(); else k<<<1, 1>>>();"));
  CHECK(isStatement("do k<<<1, 1>>>(); while (a);"));
  CHECK(isStatement("for (;;) ::k<<<1, 1>>>();"));
  CHECK(isStatement("{ label: k<<<1, 1>>>(); }"));
  CHECK(isStatement("switch (a) { case 1: k<<<1, 1>>>(); }"));
  CHECK(isStatement("a();\n#if X\nk<<<1, 1>>>();\n#endif"));
}

TEST_CASE("parseLaunch sees what is no statement of its own") {
  CHECK_FALSE(isStatement("{ a ? k<<<1, 1>>>() : b(); }"));
  CHECK_FALSE(isStatement("{ a ? b() : k<<<1, 1>>>(); }"));
  CHECK_FALSE(isStatement("{ a ? b[c(d, e)] : k<<<1, 1>>>(); }"));
  CHECK_FALSE(isStatement("{ a(), k<<<1, 1>>>(); }"));
  CHECK_FALSE(isStatement("{ k<<<1, 1>>>(), a(); }"));
  CHECK_FALSE(isStatement("{ check((k<<<1, 1>>>(), 1)); }"));
  CHECK_FALSE(isStatement("return k<<<1, 1>>>();"));
}

TEST_CASE("parseLaunch sees statements in macro bodies") {
  CHECK(isStatement("#define L k<<<1, 1>>>()\n"));
  CHECK(isStatement("#define L(k) k<<<1, 1>>>()\n"));
  CHECK(isStatement("#define L(k) k<<<1, 1>>>();\n"));
  CHECK(isStatement("#define L(k) \\\n  do { \\\n    k<<<1, 1>>>(); \\\n  } while (0)\n"));
  CHECK_FALSE(isStatement("#define L(k) (k<<<1, 1>>>())\n"));
}

TEST_CASE("parseLaunch marks directives between its parts") {
  Read configuration("{ k<<<1,\n#if X\n2\n#else\n3\n#endif\n>>>(); }");
  REQUIRE(configuration.launch);
  CHECK(configuration.launch->hasDirective);
  Read arguments("{ k<<<1, 2>>>(a,\n#if X\nb\n#else\nc\n#endif\n); }");
  REQUIRE(arguments.launch);
  CHECK(arguments.launch->hasDirective);
}

TEST_CASE("looksDeclared tells declarations from calls by their form") {
  auto declared = [](llvm::StringRef text) {
    SourceFile file("a.cu", text.str());
    return looksDeclared(file, find(file, "f"));
  };
  for (llvm::StringRef text :
       {"__device__ T f(float a, float b) {", "template <typename T> T f(T value, int n = 32);",
        "cudaError_t f();", "static T *f(const S &s, T *p);", "int f(void);", "S<int> f(N::T t);"})
    CHECK(declared(text));
  for (llvm::StringRef text : {"return f(a, b);", "x = f(a * b);", "x * f(a)", "x * f()",
                               "y = x * f(a * b);", "return N::x * f(a * b);", "if (c) f(x);",
                               "else f(a);", "f(float(a), b)", "T x = f(T(1));", "int y(f(2));"})
    CHECK_FALSE(declared(text));
}

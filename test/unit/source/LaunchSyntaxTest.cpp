#include "source/CallSyntax.h"

#include "support/Test.h"

using namespace tranship;

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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/LaunchChevrons.h"

#include "source/CallSyntax.h"
#include "support/Test.h"

using namespace tranship;

namespace {

/// Brackets of launches as the file's tokens have them.
Strings brackets(llvm::StringRef code) {
  SourceFile file("a.cu", code.str());
  Strings result;
  for (const SourceToken &token : file.tokens())
    if (token.is(clang::tok::lesslessless) || token.is(clang::tok::greatergreatergreater))
      result.push_back(file.text(token).str());
  return result;
}

/// "" for what stays as it is.
std::string joined(llvm::StringRef code) { return withJoinedChevrons(code).value_or(""); }

} // namespace

TEST_CASE("Brackets of launches with blanks in them are one token each") {
  CHECK(brackets("k << <1, 2 >> > (x);") == Strings{"<< <", ">> >"});
  CHECK(brackets("k <<\t <1, 2>>  >(x);") == Strings{"<<\t <", ">>  >"});
  CHECK(brackets("k<<<1, 2>> >(x);") == Strings{"<<<", ">> >"});
  CHECK(brackets("k << <1, 2>>>(x);") == Strings{"<< <", ">>>"});
  CHECK(brackets("#define K k << <1, 2>> >\n#define A(g) << <g, 2>> >\nK(x); k A(1)(x);") ==
        Strings{"<< <", ">> >", "<< <", ">> >"});
  CHECK(brackets("k << <\n  1,\n#if X\n 2\n#else\n 3\n#endif\n>> >(x);") ==
        Strings{"<< <", ">> >"});
  CHECK(brackets("#if 0\nk << <1, 2>> >(x);\n#endif") == Strings{"<< <", ">> >"});
}

TEST_CASE("Brackets that no compiler takes for a launch's stay apart") {
  CHECK(brackets("k < <<1, 2> >>(x);") == Strings{});
  CHECK(brackets("k <<\n<1, 2>>\n>(x);") == Strings{});
  CHECK(brackets("k << <1, 2 > > >(x);") == Strings{"<< <"});
  CHECK(brackets("k << /* 1 */ <1>> >(x);") == Strings{});
}

TEST_CASE("`<< <` behind `operator` names a function") {
  CHECK(brackets("s.operator<< <int>(a); b >> > c;") == Strings{});
  CHECK(brackets("friend S operator << <>(S, T); vector<vector<int>> > x;") == Strings{});
}

TEST_CASE("`>> >` is a launch's only behind its opening, outside of its parentheses") {
  CHECK(brackets("pair<vector<vector<int>> > x; a >> > b;") == Strings{});
  CHECK(brackets("k << <1, 2>> >(f<g<h<int>> >()); x<y<z<int>> > v;") == Strings{"<< <", ">> >"});
  CHECK(brackets("k << <f(g<h<i<int>> >()), 2>>>(x);") == Strings{"<< <", ">>>"});
  CHECK(brackets("k<<<1, 2>>>(x); v<w<x<int>> > y;") == Strings{"<<<", ">>>"});
  CHECK(brackets("f(a <<<b); v<w<x<int>> > y;") == Strings{"<<<"});
}

TEST_CASE("Of several `>> >` in a launch the last closes it") {
  CHECK(brackets("k << <f<g<h<int>> >::n, 2>> >(x);") == Strings{"<< <", ">> >"});
  SourceFile file("a.cu", "{ k << <f<g<h<int>> >(), 2>> >(x); }");
  std::optional<LaunchSyntax> launch = parseLaunch(file, 2);
  REQUIRE(launch);
  REQUIRE(launch->configuration.size() == 2);
  CHECK(file.text(launch->configuration[0]) == "f<g<h<int>> >()");
  CHECK(file.text(launch->configuration[1]) == "2");
  CHECK(brackets("k<<<f<g<h<int>> >::n, 2>>>(x);") == Strings{"<<<", ">>>"});
}

TEST_CASE("Joined brackets leave all else where it was") {
  CHECK(joined("k << <1, 2 >>\t> (x); // k << <1>> >()\n") ==
        "k <<< 1, 2 >>>\t (x); // k << <1>> >()\n");
  CHECK(joined("\xEF\xBB\xBFk<<<1>>  >();\r\n") == "\xEF\xBB\xBFk<<<1>>>  ();\r\n");
}

TEST_CASE("Text without such launches is not copied") {
  for (llvm::StringRef text :
       {"", "k<<<1, 2>>>(x);", "puts(\"k << <1>> >()\");", "// k << <1>> >()\n", "/* << < */",
        "R\"(k << <1>> >())\"", "a << b >> c;", "<<", "<< ", "<<\n<", "s.operator<< <int>(a);",
        "v<w<x<int>> > y;", "k<<<1>>>(); v<w<x<int>> > y;"}) {
    INFO(text.str());
    CHECK_FALSE(withJoinedChevrons(text));
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/Tokens.h"

#include "support/Test.h"

using namespace tranship;

namespace {

Strings texts(const std::string &code) {
  Strings result;
  for (const SourceToken &token : lexTokens(code))
    result.push_back(code.substr(token.offset, token.length));
  return result;
}

} // namespace

TEST_CASE("Tokens leave out blanks and comments, whatever the preprocessor would do") {
  CHECK(texts("int a; // b\n#if 0\n/* c */ d\n#endif") ==
        Strings{"int", "a", ";", "#", "if", "0", "d", "#", "endif"});
  CHECK(texts("").empty());
}

TEST_CASE("Offsets count a byte order mark") {
  std::vector<SourceToken> tokens = lexTokens("\xEF\xBB\xBF"
                                              "k();");
  REQUIRE(tokens.size() == 4);
  CHECK(tokens[0].offset == 3);
}

TEST_CASE("Brackets are split and joined as nvcc reads them") {
  CHECK(texts("k << <1>> >(x);") == Strings{"k", "<< <", "1", ">> >", "(", "x", ")", ";"});
  CHECK(texts("operator<<<T>(x);") == Strings{"operator", "<<", "<", "T", ">", "(", "x", ")", ";"});
}

TEST_CASE("Tokens know their directive") {
  std::vector<SourceToken> tokens = lexTokens("a\n#define B 1\n#undef B\n");
  REQUIRE(tokens.size() == 8);
  CHECK(tokens[0].directive == Directive::None);
  CHECK(tokens[1].directive == Directive::Define);
  CHECK(tokens[4].directiveIndex == 1);
  CHECK(tokens[5].directive == Directive::Undef);
  CHECK(tokens[7].directiveIndex == 2);
}

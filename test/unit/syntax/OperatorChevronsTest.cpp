// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/OperatorChevrons.h"

#include "source/SourceFile.h"
#include "support/Test.h"

using namespace tranship;

namespace {

/// Tokens of angle brackets.
Strings brackets(llvm::StringRef code) {
  SourceFile file("a.cu", code.str());
  Strings result;
  for (const SourceToken &token : file.tokens())
    if (llvm::StringRef("<>").contains(file.text(token)[0]))
      result.push_back(file.text(token).str());
  return result;
}

std::string parsed(llvm::StringRef code) {
  return withReadableOperators(code, /*keepsPlaces=*/true).value_or("");
}
std::string compiled(llvm::StringRef code) {
  return withReadableOperators(code, /*keepsPlaces=*/false).value_or("");
}

} // namespace

TEST_CASE("`<<<` behind `operator` is an operator and a bracket") {
  CHECK(brackets("friend S &operator<<<T>(S &, T);") == Strings{"<<", "<", ">"});
  CHECK(brackets("p = &operator <<<int>; k<<<1, 2>>>(p);") ==
        Strings{"<<", "<", ">", "<<<", ">>>"});
  CHECK(brackets("operatork<<<1, 2>>>(p);") == Strings{"<<<", ">>>"});
}

TEST_CASE("Clang gets the operator without its template arguments, and all else at its place") {
  CHECK(parsed("friend S &operator<<<T>(S &, T);") == "friend S &operator<<   (S &, T);");
  CHECK(parsed("&operator<<<A<B<int>>>(s); a.operator <<<>(1);") ==
        "&operator<<           (s); a.operator <<  (1);");
  CHECK(parsed("&operator<<<A<(2 > 1),\n B>>(s);") == "&operator<<           \n    (s);");
  CHECK(parsed("&operator<< <int>; k<<<1, 2>>>(p);").empty());
  CHECK(parsed("// operator<<<\n").empty());
  CHECK(parsed("x = operator<<<1;").empty()); // never closed: clang tells of it
}

TEST_CASE("To be compiled, a blank stands between") {
  CHECK(compiled("S &operator<<<T>(S &, T); &operator<<<A<B>>;") ==
        "S &operator<< <T>(S &, T); &operator<< <A<B>>;");
  CHECK(compiled("k<<<1, 2>>>(p);").empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/SourceFile.h"

#include "support/Test.h"

using namespace tranship;

namespace tok = clang::tok;

static Strings texts(const SourceFile &file) {
  Strings result;
  for (const SourceToken &token : file.tokens())
    result.push_back(file.text(token).str());
  return result;
}

TEST_CASE("SourceFile lexes CUDA without preprocessing") {
  SourceFile file("a.cu", "k<<<1, 2>>>(x); // cudaFree\n\"cudaMalloc\" R\"(cuda)\"");
  CHECK(texts(file) == Strings{"k", "<<<", "1", ",", "2", ">>>", "(", "x", ")", ";",
                               "\"cudaMalloc\"", "R\"(cuda)\""});
  CHECK(file.tokens()[0].kind == tok::raw_identifier);
  CHECK(file.tokens()[1].kind == tok::lesslessless);
  CHECK(file.tokens()[5].kind == tok::greatergreatergreater);
}

TEST_CASE("SourceFile keeps tokens of inactive branches and macro bodies") {
  SourceFile file("a.cu", "#if 0\ncudaFree\n#endif\n#define F cudaMalloc");
  CHECK(texts(file) ==
        Strings{"#", "if", "0", "cudaFree", "#", "endif", "#", "define", "F", "cudaMalloc"});
}

TEST_CASE("SourceFile tells directives apart") {
  SourceFile file("a.cu", "#include \"a.h\"\n"
                          "# define A \\\n  1\n"
                          "#undef A\n"
                          "  #ifdef B\n"
                          "#pragma once\n"
                          "#endif\n"
                          "int x;\n");
  auto directiveOf = [&](llvm::StringRef text) {
    return file.tokens()[file.tokenAt(file.text().find(text))].directive;
  };
  CHECK(directiveOf("include") == Directive::Include);
  CHECK(directiveOf("1") == Directive::Define); // the line goes on after the backslash
  CHECK(directiveOf("undef") == Directive::Undef);
  CHECK(directiveOf("ifdef") == Directive::Condition);
  CHECK(directiveOf("pragma") == Directive::Pragma);
  CHECK(directiveOf("endif") == Directive::Other);
  CHECK(directiveOf("int") == Directive::None);
  // The `#` belongs to its directive too.
  CHECK(file.tokens()[0].directive == Directive::Include);
}

TEST_CASE("SourceFile numbers directives") {
  SourceFile file("a.cu", "int a;\n#define A 1\n#define B 2\nint b;");
  Strings byIndex(3);
  for (const SourceToken &token : file.tokens())
    byIndex.at(token.directiveIndex) += file.text(token);
  CHECK(byIndex == Strings{"inta;intb;", "#defineA1", "#defineB2"});
}

TEST_CASE("SourceFile reads `#` inside of a line as no directive") {
  SourceFile file("a.cu", "#define S(x) #x\nint y;");
  CHECK(file.tokens().back().directive == Directive::None);
  for (const SourceToken &token : file.tokens())
    CHECK((token.directive == Directive::Define) == (token.offset < file.text().find('\n')));
}

TEST_CASE("SourceFile counts offsets from the first byte, also behind a byte order mark") {
  SourceFile file("a.cu", "\xEF\xBB\xBFint x;");
  REQUIRE(file.tokens().size() == 3);
  CHECK(file.tokens()[0].offset == 3);
  CHECK(texts(file) == Strings{"int", "x", ";"});
  // The mark hides no directive either.
  SourceFile include("b.cu", "\xEF\xBB\xBF#include <a.h>\n");
  CHECK(include.tokens()[1].directive == Directive::Include);
}

TEST_CASE("SourceFile knows lines and columns") {
  SourceFile file("a.cu", "ab\r\n\tc\n\nd");
  CHECK(file.lineAndColumn(0) == std::pair(1u, 1u));
  CHECK(file.lineAndColumn(5) == std::pair(2u, 2u));
  CHECK(file.lineAndColumn(8) == std::pair(4u, 1u));
  CHECK(file.lineAndColumn(9) == std::pair(4u, 2u)); // the end
  CHECK(file.text(file.line(1)) == "ab\r\n");
  CHECK(file.text(file.line(7)) == "\n");
  CHECK(file.text(file.line(8)) == "d");
}

TEST_CASE("SourceFile keeps to the file's line ending") {
  CHECK(SourceFile("a", "x\r\ny\n").lineEnding() == "\r\n");
  CHECK(SourceFile("a", "x\ny\r\n").lineEnding() == "\n");
  CHECK(SourceFile("a", "x").lineEnding() == "\n");
  CHECK(SourceFile("a", "\nx").lineEnding() == "\n");
  CHECK(SourceFile("a", "").lineEnding() == "\n");
}

TEST_CASE("SourceFile finds tokens by offset") {
  SourceFile file("a.cu", "ab  cd");
  CHECK(file.tokenAt(0) == 0);
  CHECK(file.tokenAt(1) == 1);
  CHECK(file.tokenAt(4) == 1);
  CHECK(file.tokenAt(5) == 2);
  CHECK(file.tokenExactlyAt(4) == 1);
  CHECK(file.tokenExactlyAt(3) == 2); // none: the number of tokens
}

TEST_CASE("SourceFile survives text that is no C++") {
  for (llvm::StringRef text :
       {"", "#", "\"open", "'", "R\"(", "/* open", "\\", "\xff\xfe\x80", "#\n#", "@ ` $ \\u12"}) {
    INFO(text.str());
    SourceFile file("a.cu", text.str());
    for (const SourceToken &token : file.tokens())
      CHECK(token.end() <= text.size());
  }
}

TEST_CASE("SourceFile knows where lines start") {
  SourceFile file("a.cu", "one\ntwo\n");
  CHECK(file.lineStart(1) == 0);
  CHECK(file.lineStart(2) == 4);
  CHECK(file.lineStart(3) == 8);
  CHECK(file.lineStart(9) == 8);
}

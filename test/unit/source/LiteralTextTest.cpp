// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/LiteralText.h"

#include "support/Test.h"

using namespace tranship;

namespace {

/// The file after a range of the text of its literals is replaced; `-` if that cannot be written.
std::string replaced(const std::string &file, llvm::StringRef part, llvm::StringRef by) {
  SourceFile source("a.cu", file);
  std::vector<unsigned> literals;
  for (const SourceToken &token : source.tokens())
    if (clang::tok::isStringLiteral(token.kind))
      literals.push_back(token.offset);
  std::optional<LiteralText> text = LiteralText::read(source, literals);
  if (!text)
    return "unreadable";
  size_t at = text->text().find(part.str());
  REQUIRE(at != std::string::npos);
  std::optional<Edit> edit = text->replace({unsigned(at), unsigned(at + part.size())}, by);
  if (!edit)
    return "-";
  std::string result = file;
  return result.replace(edit->range.begin, edit->range.size(),
                        std::get<std::string>(edit->text.front()));
}

TEST_CASE("LiteralText finds its text in ordinary literals") {
  CHECK(replaced(R"(f("a\tb\n");)", "b", "c") == R"(f("a\tc\n");)");
  CHECK(replaced(R"(f("a\tb\n");)", "\t", "") == R"(f("ab\n");)");
  CHECK(replaced(R"(f(u8"a\"b");)", "a\"", "\\\"") == R"(f(u8"\\\"b");)");
  CHECK(replaced("f(\"ab\\\ncd\");", "bc", "-") == "f(\"a-d\");");
  CHECK(replaced("#define A \"a\"\n", "a", "b\nc") == "#define A \"b\\nc\"\n");
  CHECK(replaced("  f(\"a\");", "a", "b\nc") == "  f(\"b\\n\"\n  \"c\");");
}

TEST_CASE("LiteralText finds its text in adjacent literals") {
  CHECK(replaced(R"(f("ab" "cd");)", "cd", "x") == R"(f("ab" "x");)");
  CHECK(replaced(R"(f("ab" "cd");)", "bc", "x") == R"(f("axd");)");
  CHECK(replaced("f(\"ab\" R\"(cd)\");", "cd", "\"") == "f(\"ab\" R\"(\")\");");
  CHECK(replaced("f(\"ab\" R\"(cd)\");", "bc", "x") == "-");
}

TEST_CASE("LiteralText finds its text in raw literals") {
  CHECK(replaced("f(R\"x(a\\n\"b\")x\");", "\\n", "\n") == "f(R\"x(a\n\"b\")x\");");
  CHECK(replaced("f(R\"x(ab)x\");", "b", ")x\"") == "-");
}

TEST_CASE("LiteralText rejects what is not one byte for each character") {
  CHECK(replaced(R"(f("a\x41b");)", "b", "c") == "unreadable");
  CHECK(replaced(R"(f(L"ab");)", "b", "c") == "unreadable");
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Text.h"

#include "support/Test.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

TEST_CASE("Text becomes valid UTF-8", "[support]") {
  CHECK(utf8("größe") == "größe");
  CHECK(utf8("a\xff z") == "a\xEF\xBF\xBD z");
}

TEST_CASE("Counted nouns", "[support]") {
  CHECK(plural(0, "file") == "0 files");
  CHECK(plural(1, "file") == "1 file");
  CHECK(plural(2, "file") == "2 files");
}

TEST_CASE("didYouMean is a clause, or nothing", "[support]") {
  std::vector<llvm::StringRef> names = {"a", "b", "c"};
  CHECK(didYouMean(names) == "; did you mean `a`, `b` or `c`?");
  CHECK(didYouMean(llvm::ArrayRef(names).take_front(2)) == "; did you mean `a` or `b`?");
  CHECK(didYouMean(std::optional(names[0])) == "; did you mean `a`?");
  CHECK(didYouMean(std::nullopt).empty());
  CHECK(didYouMean(llvm::ArrayRef<llvm::StringRef>()).empty());
}

TEST_CASE("JSON is indented and ends its last line", "[support]") {
  CHECK(jsonText(llvm::json::Object{{"a", 1}}) == "{\n  \"a\": 1\n}\n");
}

TEST_CASE("Control characters and bytes that are no UTF-8 are escaped", "[support]") {
  CHECK(printable("a b/c-ü.cu") == "a b/c-ü.cu");
  CHECK(printable("a\nb\t\r\x1b[31m\x7f") == "a\\nb\\t\\r\\x1b[31m\\x7f");
  CHECK(printable("\xff\xc3") == "\\xff\\xc3");
  CHECK(printable("\xc2\x9b"
                  "31m") == "\\xc2\\x9b31m"); // the same as ESC [
  CHECK(printable("\xe2\x80\xae"
                  "x") == "\\xe2\\x80\\xaex"); // from right to left
  CHECK(printableText("a\n\tb\r\x1b[31mc") == "a\n\tb\\r\\x1b[31mc");
  CHECK(printableText("\x1b[0;31mred\x1b[2J", /*keepsColors=*/true) == "\x1b[0;31mred\\x1b[2J");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/LineEndings.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("CRLF becomes LF, and other carriage returns stay", "[support]") {
  CHECK(withLf("a\r\nb\nc\rd\r\n") == "a\nb\nc\rd\n");
  CHECK(withLf("\r\r\n\r") == "\r\n\r");
  CHECK(withLf("").empty());
}

TEST_CASE("LF becomes CRLF", "[support]") {
  CHECK(withCrlf("a\n\nb") == "a\r\n\r\nb");
  CHECK(withCrlf("").empty());
}

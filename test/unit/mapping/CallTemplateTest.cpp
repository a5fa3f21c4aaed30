// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/CallTemplate.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::mapping;

/// "f(|#0|, |#1...|)": pieces, told apart.
static std::string shown(const CallTemplate &form) {
  std::string shown;
  for (const CallTemplate::Piece &piece : form.pieces) {
    if (!shown.empty())
      shown += "|";
    if (piece.kind == CallTemplate::Piece::Text)
      shown += piece.text;
    else
      shown += "#" + std::to_string(piece.index) +
               (piece.kind == CallTemplate::Piece::Rest ? "..." : "");
  }
  return shown;
}

static std::string pieces(llvm::StringRef text) {
  llvm::Expected<CallTemplate> parsed = CallTemplate::parse(text);
  return parsed ? shown(*parsed) : "error: " + llvm::toString(parsed.takeError());
}

TEST_CASE("CallTemplate splits text and arguments") {
  CHECK(pieces("hipFoo(nullptr, $1, $0, $2...)") == "hipFoo(nullptr, |#1|, |#0|, |#2...|)");
  CHECK(pieces("$0") == "#0");
  CHECK(pieces("$0$12") == "#0|#12");
  CHECK(pieces("hipFoo()") == "hipFoo()");
  CHECK(pieces("") == "");
}

TEST_CASE("CallTemplate refuses `$` without a number") {
  for (llvm::StringRef text :
       {"f($)", "f($x)", "f($...)", "$", "f($$0)", "f($-1)", "f($99999999999999999999)"}) {
    INFO(text.str());
    CHECK(llvm::StringRef(pieces(text)).starts_with("error: "));
  }
}

TEST_CASE("CallTemplate knows how many arguments it needs") {
  auto minimum = [](llvm::StringRef text) { return CallTemplate::parse(text)->minimumArguments(); };
  CHECK(minimum("f()") == 0);
  CHECK(minimum("f($0)") == 1);
  CHECK(minimum("f($2, $0)") == 3);
  CHECK(minimum("f($0, $1...)") == 1); // the rest may be nothing
  CHECK(minimum("f($2...)") == 2);     // but what stands before it may not
}

TEST_CASE("CallTemplate in C has C's casts, and what C has no form for is none") {
  auto inC = [](llvm::StringRef text) -> std::string {
    std::optional<CallTemplate> form = CallTemplate::parse(text)->forC();
    return form ? shown(*form) : "none";
  };
  CHECK(inC("f($0, reinterpret_cast<const void*>($1), nullptr)") ==
        "f(|#0|, (const void*)(|#1|), 0)");
  CHECK(inC("f(static_cast<T>($0), static_cast<T>($1))") == "f((T)(|#0|), (T)(|#1|))");
  CHECK(inC("f(HIP_SYMBOL($0), $1...)") == "f(|#0|, |#1...|)");
  CHECK(inC("f($1, $0...)") == "f(|#1|, |#0...|)");
  for (llvm::StringRef text : {"[](int *n, auto... rest) { return f(rest...); }($0)", "f<T>($0)",
                               "[&] { return f($0); }()", "std::f($0)", "f(T{$0})"})
    CHECK(inC(text) == "none");
}

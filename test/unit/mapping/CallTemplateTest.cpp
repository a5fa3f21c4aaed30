#include "mapping/CallTemplate.h"

#include "support/Test.h"

using namespace tranship;

/// "f(|#0|, |#1...|)": pieces, told apart.
static std::string pieces(llvm::StringRef text) {
  llvm::Expected<CallTemplate> parsed = CallTemplate::parse(text);
  if (!parsed)
    return "error: " + llvm::toString(parsed.takeError());
  std::string shown;
  for (const CallTemplate::Piece &piece : parsed->pieces) {
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

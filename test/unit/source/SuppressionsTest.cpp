// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Suppressions.h"

#include "source/Comments.h"
#include "support/Test.h"

using namespace tranship;

namespace {

SourceFile file(llvm::StringRef text) { return SourceFile("a.cu", text.str()); }

Strings comments(llvm::StringRef text) {
  SourceFile source = file(text);
  Strings found;
  for (Range range : commentsOf(source))
    found.push_back(source.text(range).str());
  return found;
}

/// "ids first-last: reason" of each.
Strings suppressions(llvm::StringRef text) {
  Strings found;
  for (const Suppression &one : suppressionsIn(file(text)).list)
    found.push_back(one.ids + " " + std::to_string(one.firstLine) +
                    (one.isRegion ? "-" + std::to_string(one.lastLine) : "") + ": " + one.reason);
  return found;
}

/// "line: message" of each.
Strings problems(llvm::StringRef text) {
  Strings found;
  for (const Diagnostic &problem : suppressionsIn(file(text)).problems) {
    CHECK(problem.kind == DiagnosticKind::BadSuppression);
    found.push_back(std::to_string(problem.line) + ": " + problem.message);
  }
  return found;
}

} // namespace

TEST_CASE("commentsOf finds comments, and only them") {
  CHECK(comments("int a; // one\n/* two\n three */ int b; /**/\n#define X /* four */ 1 // five") ==
        Strings{"// one", "/* two\n three */", "/**/", "/* four */", "// five"});
  CHECK(
      comments("const char *s = \"// no /* no */\";\nauto r = R\"(\n// no\n)\"; char c = '/';\n") ==
      Strings{});
  CHECK(comments("// spliced \\\n still\nint a;\n") == Strings{"// spliced \\\n still"});
  CHECK(comments("// dos\r\nint a; /* x */\r\n") == Strings{"// dos", "/* x */"});
  CHECK(comments("int a; // at the end") == Strings{"// at the end"});
  CHECK(comments("").empty());
}

TEST_CASE("A suppression is about its line, the next line with code, or a region") {
  CHECK(suppressions("int a; // tranship-disable(meaning): known\n") ==
        Strings{"meaning 1: known"});
  CHECK(suppressions("int a; /* tranship-disable(meaning) */ int b;\n") == Strings{"meaning 1: "});
  CHECK(suppressions("// tranship-disable-next-line(meaning): x\n"
                     "// tranship-disable-next-line(call-form)\n\n// more\nint a;\n") ==
        Strings{"meaning 5: x", "call-form 5: "});
  CHECK(suppressions("/* tranship-disable-next-line(meaning): a reason\n * in two lines */ int a;\n"
                     "int b;\n") == Strings{"meaning 3: a reason"});
  CHECK(suppressions("// tranship-disable-begin(unknown-*, meaning): all of it\r\nint a;\r\n"
                     "// tranship-disable-end(unknown-*, meaning)\r\n") ==
        Strings{"unknown-*, meaning 1-3: all of it"});
  CHECK(suppressions("// tranship-disable-begin(*)\n// tranship-disable-begin(meaning)\n"
                     "// tranship-disable-end(*)\n// tranship-disable-end(meaning)\n") ==
        Strings{"* 1-3: ", "meaning 2-4: "});
  CHECK(suppressions("const char *s = \"// tranship-disable(meaning)\";\n").empty());
}

TEST_CASE("A suppression covers kinds by glob, on the first and the last line of what is found") {
  Suppression one = suppressionsIn(file("// tranship-disable(unknown-*)")).list.at(0);
  Diagnostic found{DiagnosticKind::UnknownName, "a.cu", 1, 1, "m", ""};
  CHECK(one.covers(found));
  found.line = 0;
  CHECK_FALSE(one.covers(found));
  found.line = 2;
  CHECK_FALSE(one.covers(found));
  one.firstLine = one.lastLine = 4;
  found.span.endLine = 4;
  CHECK(one.covers(found));
  one.firstLine = one.lastLine = 3;
  CHECK_FALSE(one.covers(found));
  one.isRegion = true;
  one.firstLine = 1;
  CHECK(one.covers(found));
  found.kind = DiagnosticKind::Meaning;
  CHECK_FALSE(one.covers(found));
}

TEST_CASE("A suppression that names nothing is reported") {
  CHECK(problems("int a; // tranship-disable(lunch-bounds)\n") ==
        Strings{"1: no check or diagnostic matches `lunch-bounds`; did you mean `launch-bounds`?"});
  CHECK(problems("\n// tranship-disable\n") == Strings{"2: this suppression names no diagnostic"});
  CHECK(problems("// tranship-disable()\n") == Strings{"1: no check or diagnostic matches ``"});
  CHECK(problems("// tranship-disable-begin(meaning)\n") ==
        Strings{"1: this suppression has no end and covers the rest of the file"});
  CHECK(problems("// tranship-disable-begin(meaning)\n// tranship-disable-end(call-form)\n") ==
        Strings{"2: this end has no matching begin",
                "1: this suppression has no end and covers the rest of the file"});
  CHECK(problems("// We could write tranship-disable here.\n").empty());
  // What is known of the ids still counts.
  CHECK(suppressions("int a; // tranship-disable(meaning, nonsense)\n") ==
        Strings{"meaning, nonsense 1: "});
}

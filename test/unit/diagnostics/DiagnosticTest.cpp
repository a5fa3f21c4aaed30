// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Diagnostic.h"

#include "support/Test.h"

#include <set>

using namespace tranship;

static Diagnostic at(llvm::StringRef file, unsigned line, unsigned column,
                     DiagnosticKind kind = DiagnosticKind::UnknownName, std::string message = "m") {
  return {kind, file.str(), line, column, std::move(message), "", ""};
}

static Strings places(std::vector<Diagnostic> diagnostics) {
  Sink sink;
  sink.add(std::move(diagnostics));
  Strings shown;
  for (const Diagnostic &diagnostic : sink.take())
    shown.push_back(diagnostic.file + ":" + std::to_string(diagnostic.line) + ":" +
                    std::to_string(diagnostic.column) + " " + diagnostic.message);
  return shown;
}

TEST_CASE("Sink sorts by file, line and column, as numbers") {
  CHECK(places({at("b", 1, 1), at("a", 10, 1), at("a", 9, 2), at("a", 9, 1), at("a", 0, 0)}) ==
        Strings{"a:0:0 m", "a:9:1 m", "a:9:2 m", "a:10:1 m", "b:1:1 m"});
}

TEST_CASE("Sink says the same thing once, however far apart it was said") {
  CHECK(places({at("a", 1, 1), at("b", 1, 1), at("a", 1, 1)}) == Strings{"a:1:1 m", "b:1:1 m"});
}

TEST_CASE("Sink keeps what differs in anything") {
  CHECK(places({at("a", 1, 1, DiagnosticKind::UnknownName, "x"),
                at("a", 1, 1, DiagnosticKind::UnknownName, "y"),
                at("a", 1, 1, DiagnosticKind::CallForm, "x")})
            .size() == 3);
  Diagnostic named = at("a", 1, 1), other = named;
  named.name = "cudaX";
  other.name = "cudaY";
  // Told apart by the name alone: interleaved, so that it shows if equal ones do not meet.
  CHECK(places({named, other, named, other}).size() == 2);
}

TEST_CASE("Sink makes one diagnostic of those that differ in related places") {
  // Two launches in a macro, once for each instantiation of the function that uses it.
  Diagnostic first = at("a", 1, 1), second = first;
  first.related = {{"a", 7, 1, "written in this macro"}};
  second.related = {{"a", 9, 1, "written in this macro"}};
  Sink sink;
  for (int i = 0; i < 3; ++i) {
    sink.add(second);
    sink.add(first);
  }
  std::vector<Diagnostic> diagnostics = sink.take();
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].related == std::vector{first.related[0], second.related[0]});
}

TEST_CASE("Sink does not depend on the order of what comes in") {
  std::vector<Diagnostic> diagnostics = {at("a", 1, 1, DiagnosticKind::Meaning, "x"),
                                         at("a", 1, 1, DiagnosticKind::CallForm, "y"),
                                         at("a", 2, 1)};
  Strings forwards = places(diagnostics);
  std::reverse(diagnostics.begin(), diagnostics.end());
  CHECK(places(diagnostics) == forwards);
}

TEST_CASE("Sink is empty after it was taken from") {
  Sink sink;
  sink.add(at("a", 1, 1));
  CHECK(sink.take().size() == 1);
  CHECK(sink.take().empty());
}

TEST_CASE("Each kind has an id of its own, in lower case with hyphens") {
  std::set<std::string> ids;
  std::string previous, previousCheck;
  for (DiagnosticKind kind : allDiagnosticKinds()) {
    std::string id = idOf(kind).str();
    INFO(id);
    CHECK(ids.insert(id).second);
    CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
    std::string &before = isCheck(kind) ? previousCheck : previous;
    CHECK(before < id); // both lists are sorted
    before = id;
  }
}

TEST_CASE("Severities print as clang prints them") {
  CHECK(toString(Severity::Note) == "note");
  CHECK(toString(Severity::Warning) == "warning");
  CHECK(toString(Severity::Error) == "error");
  CHECK(severityOf(DiagnosticKind::UnknownName) == Severity::Error);
  CHECK(severityOf(DiagnosticKind::Meaning) == Severity::Warning);
  CHECK(severityOf(DiagnosticKind::ParseError) == Severity::Note);
}

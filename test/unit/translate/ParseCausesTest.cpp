// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/ParseCauses.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::translate;

namespace {

Diagnostic problem(DiagnosticKind kind, unsigned line, std::string message) {
  Diagnostic result{kind, "/a.cu", line, 1, "clang cannot parse this: " + message, {}, {}};
  if (kind == DiagnosticKind::MissingInclude)
    result.name = std::move(message);
  return result;
}

Strings shown(const std::vector<Diagnostic> &diagnostics) {
  Strings result;
  for (const Diagnostic &one : diagnostics)
    result.push_back(std::to_string(one.line) + ": " + idOf(one.kind).str());
  return result;
}

constexpr DiagnosticKind syntax = DiagnosticKind::SyntaxError,
                         semantic = DiagnosticKind::ParseError,
                         missing = DiagnosticKind::MissingInclude;

} // namespace

TEST_CASE("causesOf: the first of errors that stand together is the cause") {
  ParseCauses causes = causesOf(
      {problem(semantic, 3, "use of undeclared identifier 'X'"), problem(syntax, 3, "expected ';'"),
       problem(syntax, 5, "extraneous closing brace"), problem(syntax, 20, "expected expression"),
       problem(semantic, 30, "no matching function")});
  CHECK(causes.missing.empty());
  CHECK(shown(causes.problems) ==
        Strings{"3: syntax-error", "20: syntax-error", "30: parse-error"});
  CHECK(causes.problems[0].message == "clang cannot parse this: use of undeclared identifier 'X'");
}

TEST_CASE("causesOf: each unknown type is a cause, once") {
  ParseCauses causes = causesOf({problem(syntax, 3, "unknown type name 'Real'"),
                                 problem(syntax, 4, "unknown type name 'Other'"),
                                 problem(syntax, 9, "unknown type name 'Real'")});
  CHECK(shown(causes.problems) == Strings{"3: syntax-error", "4: syntax-error"});
}

TEST_CASE("causesOf: errors behind a missing header are put down to it") {
  ParseCauses causes =
      causesOf({problem(syntax, 1, "expected expression"), problem(missing, 4, "a.h"),
                problem(missing, 5, "b.h"), problem(semantic, 9, "unknown type name 'Real'"),
                problem(syntax, 20, "expected ';'")});
  CHECK(shown(causes.problems) ==
        Strings{"4: missing-include", "5: missing-include", "1: syntax-error"});
  REQUIRE(causes.missing.size() == 1);
  Diagnostic report = reportMissing(causes.missing[0], /*isIncludeReported=*/true);
  CHECK(report.line == 4);
  CHECK(llvm::StringRef(report.message).starts_with("`a.h` and 1 more header were not found"));
  REQUIRE(report.related.size() == 1);
  CHECK(report.related[0].message == "the first error that follows: unknown type name 'Real'");
  CHECK(reportMissing(causes.missing[0], /*isIncludeReported=*/false).line == 9);
}

TEST_CASE("reportMissing: what to do for this header comes before what to do for any") {
  auto adviceFor = [](llvm::StringRef adviceOfInclude) {
    Diagnostic include = problem(missing, 4, "torch/types.h");
    include.advice = adviceOfInclude.str();
    ParseCauses causes = causesOf({include, problem(semantic, 9, "unknown type name 'Tensor'")});
    REQUIRE(causes.missing.size() == 1);
    return reportMissing(causes.missing[0], /*isIncludeReported=*/true).advice;
  };
  CHECK(adviceFor("pass --torch, or more") == "pass --torch, or more");
  CHECK(llvm::StringRef(adviceFor("if names stay untranslated")).starts_with("pass the folder"));
}

TEST_CASE("joinMissingHeaders: a header is reported once") {
  std::vector<Diagnostic> found;
  for (unsigned line : {1, 2, 3}) {
    found.push_back({syntax, "/a.cu", line, 1, "`a.h` was not found", {}, "a.h"});
    found.push_back({syntax, "/a.cu", line, 1, "expected ';'", {}, {}});
  }
  joinMissingHeaders(found);
  REQUIRE(found.size() == 4);
  CHECK(found[0].message == "`a.h` was not found (and in 2 more places)");
}

TEST_CASE("joinMissingHeaders: a note says where a header is missing, unless a warning does") {
  std::vector<Diagnostic> found = {problem(missing, 1, "a.h"),
                                   problem(missing, 2, "b.h"),
                                   problem(missing, 3, "b.h"),
                                   problem(missing, 4, "b.h"),
                                   {syntax, "/a.cu", 5, 1, "`a.h` was not found", {}, "a.h"}};
  found[1].message = "?";
  joinMissingHeaders(found);
  REQUIRE(found.size() == 2);
  CHECK(found[0].message == "? (and in 2 more places)");
  CHECK(found[1].message == "`a.h` was not found");
}

TEST_CASE("joinMissingHeaders: a header that no table knows is reported once") {
  std::vector<Diagnostic> found;
  for (const char *file : {"/a.cu", "/b.cu"})
    found.push_back({DiagnosticKind::UnknownHeader, file, 1, 1, "?", {}, "cub/test/util.h"});
  found.push_back({DiagnosticKind::UnknownHeader, "/b.cu", 2, 1, "?", {}, "cub/other.h"});
  joinMissingHeaders(found);
  REQUIRE(found.size() == 2);
  CHECK(found[0].message == "? (and in 1 more place)");
  CHECK(found[1].message == "?");
}

TEST_CASE("joinMissingHeaders: a header without a counterpart is not reported as missing as well") {
  for (DiagnosticKind lacking :
       {DiagnosticKind::UnsupportedHeader, DiagnosticKind::UnknownHeader}) {
    std::vector<Diagnostic> found = {
        {lacking, "/a.cu", 1, 1, "?", {}, "NvInfer.h"},
        {syntax, "/a.cu", 1, 1, "`NvInfer.h` was not found", {}, "NvInfer.h"},
        {DiagnosticKind::OriginalError, "/b.cu", 3, 1, "?", {}, "NvInfer.h"},
        {DiagnosticKind::OriginalError, "/b.cu", 9, 1, "unknown type name 'T'", {}, {}},
        {syntax, "/a.cu", 2, 1, "`other.h` was not found", {}, "other.h"}};
    joinMissingHeaders(found);
    REQUIRE(found.size() == 3);
    CHECK(found[0].kind == lacking);
    CHECK(found[1].message == "unknown type name 'T'");
    CHECK(found[2].name == "other.h");
  }
}

TEST_CASE("joinUnknownNames: one diagnostic names those that a missing header may declare") {
  MissingHeader header{problem(missing, 1, "a.h"), 0, {}, {}, {}, {"/a.cu"}};
  std::vector<Diagnostic> names;
  for (const char *name : {"cudaA", "cudaB", "cudaA"})
    names.push_back({DiagnosticKind::UnknownName, "/a.cu", 2, 1, "?", {}, name});
  names.push_back({DiagnosticKind::UnknownName, "/b.cu", 2, 1, "?", {}, "cudaC"});
  joinUnknownNames(names, {header});
  REQUIRE(names.size() == 2);
  CHECK(llvm::StringRef(names[0].message).starts_with("`cudaA`, `cudaB`: no table lists them"));
  CHECK(names[1].message == "?");
}

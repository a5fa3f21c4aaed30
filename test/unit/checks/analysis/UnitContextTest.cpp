// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/UnitContext.h"

#include "frontend/toolkit/Headers.h"
#include "support/Parsing.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include <functional>

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::mapping;

namespace {

/// What `check` reports in a unit with this code.
std::vector<Diagnostic> reportedIn(const std::string &code,
                                   const std::function<void(UnitContext &)> &check) {
  TemporaryFolder folder;
  CompileCommand command;
  command.file = folder.write("a.cu", code);
  command.directory = folder.path();
  command.isCuda = true;
  ParseOptions options;
  AllNames vocabulary;
  options.vocabulary = &vocabulary;
  options.declarations = builtinDeclarations();
  std::vector<Diagnostic> findings;
  LookAtTree observer([&](const ParsedTree &tree) {
    CheckOptions checkOptions;
    UnitContext unit(tree, checkOptions);
    check(unit);
    findings = unit.results.findings;
  });
  options.observer = &observer;
  llvm::Expected<ParsedUnit> parsed = parseUnit(command, options);
  if (!parsed)
    FAIL(llvm::toString(parsed.takeError()));
  return findings;
}

constexpr DiagnosticKind kind = DiagnosticKind::DevicePrintf;

} // namespace

TEST_CASE("UnitContext::report places a finding and its notes, each place once") {
  std::vector<Diagnostic> reported =
      reportedIn("int first;\nint second;\nint third;\n", [](UnitContext &unit) {
        const auto &variables = unit.index.variables;
        REQUIRE(variables.size() == 3);
        clang::SourceLocation first = variables[0].node->getLocation();
        clang::SourceLocation third = variables[2].node->getLocation();
        unit.report({kind,
                     variables[1].node->getLocation(),
                     nullptr,
                     "seen",
                     "do this",
                     {{first, "one"},
                      {third, "two"},
                      {third, "two again"},
                      {variables[1].node->getLocation(), "itself"}}});
      });
  REQUIRE(reported.size() == 1);
  CHECK(reported[0].line == 2);
  CHECK(reported[0].column == 5);
  CHECK(reported[0].message == "seen");
  CHECK(reported[0].advice == "do this");
  REQUIRE(reported[0].related.size() == 2);
  CHECK(reported[0].related[0].line == 1);
  CHECK(reported[0].related[0].message == "one");
  CHECK(reported[0].related[1].line == 3);
  CHECK(reported[0].related[1].message == "two");
}

TEST_CASE("A fix may replace the use of a macro as a whole, or what stands in its argument") {
  auto replaceInitializers = [](UnitContext &unit) {
    for (const auto &[variable, in] : unit.index.variables)
      unit.report({.kind = kind,
                   .range = variable->getInit()->getSourceRange(),
                   .in = in,
                   .message = "seen",
                   .advice = "",
                   .fix = {{variable->getInit()->getSourceRange(), "better"}}});
  };
  llvm::StringRef code = "#define TWO 1 + 1\n#define SAME(x) x\n#define MORE(x) x + 1\n"
                         "int a = TWO;\nSAME(int b = 3);\nint c = MORE(4);\n";
  std::vector<std::string> replaced;
  for (const Diagnostic &one : reportedIn(code.str().c_str(), replaceInitializers))
    replaced.push_back(
        one.fix.empty() ? "" : code.slice(one.fix[0].span.begin, one.fix[0].span.end).str());
  CHECK(replaced == std::vector<std::string>{"TWO", "3", "MORE(4)"});
}

TEST_CASE("UnitContext::report says where a macro is written, and gives up its fix") {
  auto replaceNames = [](UnitContext &unit) {
    for (const auto &[variable, in] : unit.index.variables)
      unit.report({.kind = kind,
                   .range = variable->getLocation(),
                   .in = in,
                   .message = "seen",
                   .advice = "",
                   .fix = {{variable->getLocation(), "better"}}});
  };
  std::vector<Diagnostic> reported =
      reportedIn("#define ONE int one\nint two;\nONE;\n", replaceNames);
  REQUIRE(reported.size() == 2);
  CHECK(reported[0].line == 2);
  CHECK(reported[0].related.empty());
  REQUIRE(reported[0].fix.size() == 1);
  CHECK(reported[0].fix[0].text == "better");
  CHECK(reported[0].fix[0].span.begin + 3 == reported[0].fix[0].span.end);
  CHECK(reported[1].line == 3);
  CHECK(reported[1].fix.empty());
  REQUIRE(reported[1].related.size() == 1);
  CHECK(reported[1].related[0].line == 1);
  CHECK(reported[1].related[0].message == "written in this macro");
}

TEST_CASE("UnitContext::reportOnce reports the first place, with the others as notes") {
  auto report = [](UnitContext &unit) {
    std::vector<CodePlace> places = {{clang::SourceLocation(), nullptr}};
    for (const auto &[variable, in] : unit.index.variables)
      places.push_back({variable->getLocation(), in});
    unit.reportOnce(kind, places, "seen", "");
  };
  std::vector<Diagnostic> reported = reportedIn("int a;\nint b;\nint c;\n", report);
  REQUIRE(reported.size() == 1);
  CHECK(reported[0].line == 1);
  REQUIRE(reported[0].related.size() == 2);
  CHECK(reported[0].related[1].line == 3);
  CHECK(reported[0].related[1].message == "and here");
  CHECK(reportedIn("void f();\n", report).empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What reports tell of receipts.
#include "report/VerifiedReport.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::report;
using namespace tranship::translate;

namespace {

using State = VerifiedProgram::State;

VerifiedProgram program(State state, std::string name, Strings problems = {}) {
  VerifiedProgram result;
  result.state = state;
  result.receipt = "/tree/receipts/" + name + ".json";
  result.program = name;
  result.time = "2026-11-22T12:00:00Z";
  result.outcomes = {"cpu: passed"};
  result.problems = std::move(problems);
  result.tolerances = {"stdout: text of f32: relative 1e-05"};
  result.files = {"/tree/" + name + ".cu", "/tree/shared.h"};
  return result;
}

RunFacts reporting(std::vector<VerifiedProgram> programs) {
  RunFacts run;
  run.verified = std::move(programs);
  return run;
}

ReportOptions belowTree() {
  ReportOptions options;
  options.workingDirectory = "/tree";
  return options;
}

bool has(llvm::StringRef text, llvm::StringRef part) { return text.contains(part); }

} // namespace

TEST_CASE("A file is verified where one receipt shows it and none speaks against it") {
  auto stateOf = [](std::vector<State> states) {
    std::vector<VerifiedProgram> programs;
    for (State state : states)
      programs.push_back(program(state, "a"));
    return statesOfFiles(programs).at("/tree/a.cu");
  };
  CHECK(stateOf({State::Stale}) == State::Stale);
  CHECK(stateOf({State::Verified, State::Stale}) == State::Verified);
  CHECK(stateOf({State::CompiledOnly, State::Verified}) == State::Verified);
  CHECK(stateOf({State::Stale, State::CompiledOnly}) == State::CompiledOnly);
  CHECK(stateOf({State::Failed, State::Verified, State::Stale}) == State::Failed);
  CHECK(statesOfFiles({}).empty());
}

TEST_CASE("The text report counts what is verified and names what is not") {
  RunFacts run = reporting(
      {program(State::Verified, "a"), program(State::Verified, "b"),
       program(State::CompiledOnly, "c"), program(State::Stale, "d", {"/tree/d.cu has changed"}),
       program(State::Failed, "e\x1b[2J\n", {"1", "2", "3", "4", "5", "6", "7"})});
  ReportOptions options = belowTree();
  CHECK(verifiedLines(run, options) ==
        "verified: 2 programs\n"
        "compiled only: 1 program\n"
        "stale: d (receipts/d.json): d.cu has changed\n"
        "failed: e?[2J? (receipts/e?[2J?.json): 1, 2, 3, 4, 5, and 2 more\n");
  options.verbose = true;
  CHECK(llvm::StringRef(verifiedLines(run, options))
            .starts_with("verified: a (receipts/a.json): cpu: passed\n"));
  CHECK(verifiedLines(reporting({}), options).empty());
}

TEST_CASE("The JSON report holds all of a receipt's answer") {
  llvm::json::Array array =
      verifiedJson(reporting({program(State::Stale, "a", {"/tree/a.cu is gone"})}), belowTree());
  REQUIRE(array.size() == 1);
  CHECK(array[0] == llvm::json::Value(llvm::json::Object{
                        {"receipt", "receipts/a.json"},
                        {"program", "a"},
                        {"port", ""},
                        {"time", "2026-11-22T12:00:00Z"},
                        {"state", "stale"},
                        {"outcomes", llvm::json::Array{"cpu: passed"}},
                        {"problems", llvm::json::Array{"a.cu is gone"}},
                        {"tolerances", llvm::json::Array{"stdout: text of f32: relative 1e-05"}},
                        {"files", llvm::json::Array{"a.cu", "shared.h"}}}));
}

TEST_CASE("The page shows bad news first, and never a stale receipt as verified") {
  RunFacts run =
      reporting({program(State::Verified, "a"), program(State::Stale, "b", {"/tree/b.cu is gone"}),
                 program(State::Failed, "c", {"cpu: failed"})});
  std::string section = verifiedSection(run, belowTree(), {});
  CHECK(section.find("<td>c<small>") < section.find("<td>b<small>"));
  CHECK(section.find("<td>b<small>") < section.find("<td>a<small>"));
  CHECK(has(section,
            "<tr><td>b<small>receipts/b.json</small></td><td class=\"warning\">stale</td>"
            "<td><div>b.cu is gone</div></td><td>2026-11-22T12:00:00Z</td>"
            "<td><div>stdout: text of f32: relative 1e-05</div></td><td class=\"n\">2</td></tr>"));
  CHECK(has(section, "<td class=\"verified\">verified</td><td><div>cpu: passed</div></td>"));
  CHECK(has(section, "<td class=\"error\">failed</td><td><div>cpu: failed</div></td>"));
  CHECK(has(verifiedBox(run), "<li class=\"error\"><b>1</b> of 3 <a"));
  CHECK(
      has(verifiedBox(reporting({program(State::Stale, "a")})), "<li class=\"warning\"><b>0</b>"));
  CHECK(has(verifiedBadge(State::Stale), ">receipt stale<"));
  CHECK(has(verifiedBadge(State::CompiledOnly), ">compiled only<"));
  run.verified[0].port = "/tree/port";
  CHECK(has(verifiedSection(run, belowTree(), {}), "<small>port: port</small></td>"));
  CHECK(verifiedSection(reporting({}), belowTree(), {}).empty());
  CHECK(verifiedBox(reporting({})).empty());
}

TEST_CASE("A receipt's text stays text on the page, and does not fill it") {
  VerifiedProgram evil = program(State::Verified, "<script>");
  evil.time = "<b>" + std::string(1000, 'x');
  evil.outcomes = {"\"><img src=x onerror=y>", std::string("\0\x1b\xff", 3)};
  evil.tolerances = Strings(8, "<i>");
  HtmlLimits limits;
  limits.lineLength = 30;
  std::string section = verifiedSection(reporting({evil}), belowTree(), limits);
  for (llvm::StringRef tag :
       {"<script", "<img", "<b>", "<i>", "xxxxxxxxxxxxxxxxxxxxxxxxxxxx", "\x1b", "\xff"})
    CHECK_FALSE(has(section, tag));
  CHECK(has(section, "&lt;script&gt;"));
  CHECK(has(section, "and 3 more"));
  limits.receipts = 1;
  std::string many = verifiedSection(reporting({evil, evil, evil}), belowTree(), limits);
  CHECK(llvm::StringRef(many).count("<tr><td>") == 1);
  CHECK(has(many, "2 more not shown here"));
}

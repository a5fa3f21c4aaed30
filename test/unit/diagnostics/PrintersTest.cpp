// All printers, on one list of findings.
#include "diagnostics/CiPrinters.h"
#include "diagnostics/Fingerprint.h"
#include "diagnostics/JsonPrinter.h"
#include "diagnostics/SarifPrinter.h"
#include "diagnostics/TextPrinter.h"

#include "support/Found.h"
#include "support/Test.h"

#include <set>

using namespace tranship;

namespace {

constexpr char code[] = "int a;\n\tuse(\xc3\xa4, four, b);\nlast(5);\n";

struct Printed {
  Findings findings;

  Printed() {
    findings.root = "/tree";
    findings.version = "9.8";
    findings.texts["/tree/a b.cu"] = code;
    Finding first = foundAt("/tree/a b.cu", code, "four");
    first.diagnostic.function = "ns::kernel";
    first.diagnostic.related.push_back({"/tree/a b.cu", 1, 5, "comes from here"});
    first.diagnostic.related.push_back({"/else/c.h", 7, 2, "and, from: there"});
    first.diagnostic.fix.push_back({first.diagnostic.span, "4"});
    findings.list.push_back(first);
    Finding second = foundAt("/tree/a b.cu", code, "last", DiagnosticKind::UnknownName);
    second.diagnostic.span = {}; // only the place is known
    second.diagnostic.advice = "";
    findings.list.push_back(second);
    findings.list.push_back({{DiagnosticKind::SkippedFile, "/tree/c.cu", 0, 0, "100% gone", ""},
                             Severity::Error,
                             {},
                             std::nullopt});
    Finding silenced = foundAt("/tree/a b.cu", code, "5");
    silenced.suppressed = "known since 2019";
    findings.list.push_back(silenced);
    addFingerprints(findings);
  }

  const llvm::json::Object &result(const llvm::json::Value &sarif, size_t index) const {
    const llvm::json::Object &run = *(*sarif.getAsObject()->getArray("runs"))[0].getAsObject();
    return *(*run.getArray("results"))[index].getAsObject();
  }
};

std::string compact(const llvm::json::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

} // namespace

TEST_CASE("Findings as text look as clang's") {
  CHECK(findingsAsText(Printed().findings, false) ==
        "a b.cu:2:10: warning: it is `so` [device-clock]\n"
        "    2 |         use(ä, four, b);\n"
        "      |                ^~~~\n"
        "      |                4\n"
        "a b.cu:2:10: note: do that\n"
        "a b.cu:1:5: note: comes from here\n"
        "    1 | int a;\n"
        "      |     ^\n"
        "/else/c.h:7:2: note: and, from: there\n"
        "a b.cu:3:1: error: it is `so` [unknown-name]\n"
        "    3 | last(5);\n"
        "      | ^\n"
        "c.cu: error: 100% gone [skipped-file]\n");
}

TEST_CASE("Findings as text have colours where somebody sees them") {
  CHECK(llvm::StringRef(findingsAsText(Printed().findings, true)).contains("\x1b["));
  CHECK_FALSE(llvm::StringRef(findingsAsText(Printed().findings, false)).contains("\x1b["));
}

TEST_CASE("A finding behind the end of a file that has changed is still printed") {
  Printed printed;
  printed.findings.list.resize(1, Finding(printed.findings.list[0]));
  printed.findings.texts["/tree/a b.cu"] = "x";
  CHECK(llvm::StringRef(findingsAsText(printed.findings, false)).contains("[device-clock]"));
}

TEST_CASE("Findings as JSON hold everything") {
  Printed printed;
  llvm::json::Value value = findingsAsJson(printed.findings);
  const llvm::json::Object &object = *value.getAsObject();
  CHECK(compact(*object.get("summary")) == R"({"errors":2,"notes":0,"suppressed":1,"warnings":1})");
  const llvm::json::Array &list = *object.getArray("findings");
  REQUIRE(list.size() == 4);
  CHECK(compact(list[0]) ==
        R"({"advice":"do that","column":10,"endColumn":14,"endLine":2,"file":"a b.cu",)"
        R"("fingerprint":")" +
            printed.findings.list[0].fingerprint +
            R"(","fix":[{"column":10,"endColumn":14,"endLine":2,"length":4,"line":2,"offset":16,)"
            R"("text":"4"}],"function":"ns::kernel","id":"device-clock","length":4,"line":2,)"
            R"("message":"it is `so`","offset":16,"related":[{"column":5,"file":"a b.cu","line":1,)"
            R"("message":"comes from here"},{"column":2,"file":"/else/c.h","line":7,)"
            R"("message":"and, from: there"}],"severity":"warning","sort":"portability"})");
  CHECK(list[1].getAsObject()->getString("sort") == "translation");
  CHECK_FALSE(list[2].getAsObject()->get("line"));
  CHECK(compact(*list[3].getAsObject()->get("suppressed")) == R"({"reason":"known since 2019"})");
}

TEST_CASE("SARIF places findings, from the root, in characters") {
  Printed printed;
  llvm::json::Value sarif = findingsAsSarif(printed.findings);
  const llvm::json::Object &first = printed.result(sarif, 0);
  CHECK(compact(*first.get("locations")) ==
        R"([{"logicalLocations":[{"fullyQualifiedName":"ns::kernel","kind":"function"}],)"
        R"("physicalLocation":{"artifactLocation":{"uri":"a%20b.cu","uriBaseId":"SRCROOT"},)"
        R"("region":{"byteLength":4,"byteOffset":16,"endColumn":13,"endLine":2,"startColumn":9,)"
        R"("startLine":2}}}])");
  CHECK(compact(*first.get("fixes")) ==
        R"([{"artifactChanges":[{"artifactLocation":{"uri":"a%20b.cu","uriBaseId":"SRCROOT"},)"
        R"("replacements":[{"deletedRegion":{"byteLength":4,"byteOffset":16,"endColumn":13,)"
        R"("endLine":2,"startColumn":9,"startLine":2},"insertedContent":{"text":"4"}}]}]}])");
  CHECK((*first.getArray("relatedLocations")).size() == 2);
  CHECK(compact((*first.getArray("relatedLocations"))[1])
            .find(R"("artifactLocation":{"uri":"file:///else/c.h"})") != std::string::npos);
  CHECK(first.getString("level") == "warning");
  CHECK(compact(*first.get("suppressions")) == "[]");
  CHECK(compact(*printed.result(sarif, 3).get("suppressions")) ==
        R"([{"justification":"known since 2019","kind":"inSource"}])");
  // About a file as such: no region.
  CHECK(compact(*printed.result(sarif, 2).get("locations")) ==
        R"([{"physicalLocation":{"artifactLocation":{"uri":"c.cu","uriBaseId":"SRCROOT"}}}])");
}

TEST_CASE("SARIF tells of each kind what the manual says") {
  Printed printed;
  llvm::json::Value sarif = findingsAsSarif(printed.findings);
  const llvm::json::Object &run = *(*sarif.getAsObject()->getArray("runs"))[0].getAsObject();
  const llvm::json::Object &driver = *run.getObject("tool")->getObject("driver");
  CHECK(driver.getString("version") == "9.8");
  const llvm::json::Array &rules = *driver.getArray("rules");
  REQUIRE(rules.size() == 3);
  for (size_t i = 0; i < 4; ++i) {
    const llvm::json::Object &result = printed.result(sarif, i);
    const llvm::json::Object &rule = *rules[*result.getInteger("ruleIndex")].getAsObject();
    CHECK(rule.getString("id") == result.getString("ruleId"));
    CHECK_FALSE(rule.getObject("help")->getString("markdown")->empty());
    CHECK(rule.getObject("shortDescription")->getString("text")->ends_with("."));
  }
}

TEST_CASE("GitHub's annotations are escaped") {
  CHECK(findingsForGithub(Printed().findings) ==
        "::warning file=a b.cu,line=2,col=9,endLine=2,endColumn=13,title=device-clock::it is `so`"
        "%0Ado that%0Aa b.cu:1:5: comes from here%0A/else/c.h:7:2: and, from: there\n"
        "::error file=a b.cu,line=3,col=1,title=unknown-name::it is `so`\n"
        "::error file=c.cu,title=skipped-file::100%25 gone\n");
  Printed hostile;
  hostile.findings.list.resize(1, Finding(hostile.findings.list[0]));
  hostile.findings.list[0].diagnostic.file = "/tree/a\n::error file=x,y:z.cu";
  hostile.findings.list[0].diagnostic.line = 0;
  hostile.findings.list[0].diagnostic.span = {};
  hostile.findings.list[0].diagnostic.related.clear();
  CHECK(findingsForGithub(hostile.findings) ==
        "::warning file=a%0A%3A%3Aerror file=x%2Cy%3Az.cu,title=device-clock::it is `so`%0Ado "
        "that\n");
}

TEST_CASE("GitLab's report has what GitLab asks for") {
  Printed printed;
  llvm::json::Value value = findingsForGitlab(printed.findings);
  const llvm::json::Array &list = *value.getAsArray();
  REQUIRE(list.size() == 3);
  CHECK(compact(list[1]) ==
        R"({"check_name":"unknown-name","description":"it is `so`","fingerprint":")" +
            printed.findings.list[1].fingerprint +
            R"(","location":{"lines":{"begin":3},"path":"a b.cu"},"severity":"major"})");
  std::set<std::string> fingerprints;
  for (const llvm::json::Value &one : list)
    CHECK(fingerprints.insert(one.getAsObject()->getString("fingerprint")->str()).second);
}

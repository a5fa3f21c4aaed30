// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Baseline.h"

#include "support/Found.h"
#include "support/Test.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

constexpr char before[] = "int a;\nuse(4);\n  use(4);\nlast(5);\n";
/// Lines above and between, other spaces.
constexpr char moved[] = "// new\nint a;\n\tuse(4);\nint b;\nuse(4);\n\nlast(5);\n";

bool everything(llvm::StringRef) { return true; }

Findings findingsIn(llvm::StringRef text, Strings what) {
  Findings findings;
  findings.root = "/tree";
  findings.texts["/tree/src/a.cu"] = text;
  std::map<std::string, unsigned> seen;
  for (const std::string &one : what)
    findings.list.push_back(
        foundAt("/tree/src/a.cu", text, one, DiagnosticKind::DeviceClock, seen[one]++));
  addFingerprints(findings);
  return findings;
}

Strings fingerprints(const Findings &findings) {
  Strings list;
  for (const Finding &finding : findings.list)
    list.push_back(finding.fingerprint);
  return list;
}

Baseline written(const Findings &findings) {
  Baseline baseline("/tree");
  baseline.update(findings, everything);
  llvm::Expected<Baseline> read = Baseline::parse(baseline.str(), "b.json", "/tree");
  if (!read)
    FAIL(llvm::toString(read.takeError()));
  CHECK(read->str() == baseline.str());
  return *read;
}

} // namespace

TEST_CASE("Fingerprints stay when lines move, and tell equal lines apart") {
  Strings first = fingerprints(findingsIn(before, {"4", "4", "5"}));
  CHECK(first.size() == 3);
  CHECK(first[0] != first[1]);
  CHECK(first[1] != first[2]);
  CHECK(fingerprints(findingsIn(moved, {"4", "4", "5"})) == first);
  Findings other = findingsIn(before, {"4", "4", "5"});
  other.list[0].diagnostic.function = "kernel";
  other.list[1].diagnostic.kind = DiagnosticKind::Meaning;
  addFingerprints(other);
  CHECK(fingerprints(other)[0] != first[0]);
  CHECK(fingerprints(other)[1] != first[1]);
  CHECK(fingerprints(other)[2] == first[2]);
}

TEST_CASE("A baseline knows its findings wherever they have moved, and no others") {
  Baseline baseline = written(findingsIn(before, {"4", "5"}));
  CHECK(baseline.size() == 2);
  Findings later = findingsIn(moved, {"4", "4", "5"});
  Baseline::Removed removed = baseline.removeKnown(later, everything);
  CHECK(removed.known == 2);
  CHECK(removed.gone == 0);
  REQUIRE(later.list.size() == 1); // a second one on an equal line is new
  CHECK(later.list.front().diagnostic.line == 5);
  Findings fewer = findingsIn(moved, {"5"});
  CHECK(baseline.removeKnown(fewer, everything).gone == 1);
  Findings elsewhere = findingsIn(moved, {});
  CHECK(baseline
            .removeKnown(elsewhere,
                         [](llvm::StringRef path) {
                           CHECK(path == "/tree/src/a.cu");
                           return false;
                         })
            .gone == 0);
}

TEST_CASE("A baseline keeps what it has of files that a run was not about") {
  Baseline baseline = written(findingsIn(before, {"4", "4", "5"}));
  baseline.update(Findings(), [](llvm::StringRef) { return false; });
  CHECK(baseline.size() == 3);
  baseline.update(Findings(), everything);
  CHECK(baseline.size() == 0);
  CHECK(llvm::StringRef(baseline.str()).contains("\"findings\": [\n  ]"));
}

TEST_CASE("A baseline lists nothing that is silenced, each thing on a line, with paths from it") {
  Findings findings = findingsIn(before, {"4", "4", "5"});
  findings.list[2].suppressed = "known";
  Baseline baseline("/tree/src");
  baseline.update(findings, everything);
  CHECK(baseline.str() ==
        "{\n  \"version\": 1,\n  \"findings\": [\n"
        "    {\"file\":\"a.cu\",\"id\":\"device-clock\",\"text\":\"use(4);\",\"times\":2}\n"
        "  ]\n}\n");
  CHECK(baseline.removeKnown(findings, everything).known == 2);
  CHECK(findings.list.size() == 1);
}

TEST_CASE("Long lines and foreign encodings make no large or broken baseline") {
  std::string text = "use(4); // \xe4" + std::string(5000, 'x') + "\nuse(4); // \xe4" +
                     std::string(5000, 'y') + "\n";
  Baseline baseline = written(findingsIn(text, {"4", "4"}));
  CHECK(baseline.size() == 2);
  CHECK(baseline.str().size() < 800);
  Findings same = findingsIn(text, {"4", "4"});
  CHECK(baseline.removeKnown(same, everything).known == 2);
}

TEST_CASE("What is no baseline is an error") {
  auto errorOf = [](llvm::StringRef text) {
    llvm::Expected<Baseline> baseline = Baseline::parse(text, "b.json", "/");
    return baseline ? std::string() : llvm::toString(baseline.takeError());
  };
  CHECK(llvm::StringRef(errorOf("nonsense")).starts_with("b.json:1: not a baseline: "));
  CHECK(llvm::StringRef(errorOf("{\"version\": 1}")).starts_with("b.json: not a baseline: "));
  CHECK(llvm::StringRef(errorOf("{\"version\": 1, \"findings\": [{\"id\": 3}]}"))
            .starts_with("b.json: not a baseline: "));
  CHECK(errorOf("{\"version\": 2, \"findings\": []}") ==
        "b.json: baseline version 2 is not supported; this tranship reads version 1");
  CHECK(errorOf("{\"version\": 1, \"findings\": []}") == "");
}

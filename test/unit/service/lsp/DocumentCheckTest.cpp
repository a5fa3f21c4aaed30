// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/DocumentCheck.h"
#include "driver/options/CommandLine.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;
using namespace tranship::service;

namespace {

constexpr char text[] = "__global__ void wait(int *a, int n) { *a = clock64() > n; }\n"
                        "void release(int *a) { cudaFree(a); }\n";

std::shared_ptr<const DocumentCheck> check(const std::string &document, OpenTexts open = {}) {
  TemporaryFolder folder;
  driver::ParsedCommandLine line =
      llvm::cantFail(driver::parseCommandLine({"lsp", "--no-config", "--cache-dir="}));
  open[folder.path("a.cu")] = document;
  return llvm::cantFail(checkDocument(llvm::cantFail(driver::checkArguments(line)),
                                      {folder.path("a.cu"), "", document, 7}, open,
                                      [] { return false; }));
}

/// Their ids, with the text that each is about.
Strings shown(const DocumentCheck &check) {
  Strings list;
  for (const Finding &finding : check.findings.list) {
    Range range = rangeOf(check, finding.diagnostic);
    list.push_back(idOf(finding.diagnostic.kind).str() + ": " +
                   check.text().slice(range.begin, range.end).str());
  }
  return list;
}

Range rangeOf(llvm::StringRef word) {
  size_t begin = llvm::StringRef(text).find(word);
  return {unsigned(begin), unsigned(begin + word.size())};
}

} // namespace

TEST_CASE("DocumentCheck - has the findings of a text that no file holds", "[service]") {
  auto checked = check(text);
  CHECK(checked->version == 7);
  CHECK(checked->text() == text);
  CHECK(shown(*checked) == Strings{"device-clock: clock64()"});
  CHECK(shown(*check("// tranship-disable-next-line(device-clock): a reason\n" + std::string(text)))
            .empty());
}

TEST_CASE("DocumentCheck - shows what the text at a place becomes", "[service]") {
  auto checked = check(text);
  std::vector<ProposedEdits> edits = editsAt(*checked, rangeOf("cudaFree"));
  REQUIRE(edits.size() == 1);
  CHECK(edits[0].title == "Translate to HIP: `hip`");
  CHECK_FALSE(edits[0].isFix);
  CHECK_FALSE(edits[0].finding);
  CHECK(editsAt(*checked, rangeOf("release")).empty());
}

TEST_CASE("DocumentCheck - explains findings and names", "[service]") {
  auto checked = check(text);
  const mapping::Table &table = *checked->checked->plan.project.table;
  auto explained = [&](llvm::StringRef word, const DocumentCheck *at) {
    return explanationAt(table, text, rangeOf(word).begin + 1, at);
  };
  CHECK(llvm::StringRef(explained("clock64", checked.get())).contains("# device-clock"));
  CHECK_FALSE(llvm::StringRef(explained("clock64", nullptr)).contains("# device-clock"));
  CHECK(llvm::StringRef(explained("cudaFree", nullptr)).contains("hipFree"));
  CHECK(explained("release", checked.get()).empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/CiPrinters.h"

#include "support/PrintedFindings.h"
#include "support/Test.h"

#include <set>

using namespace tranship;

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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/ProgramResult.h"

#include "support/ExitCode.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::programs;

namespace {

/// The result of a report on the CPU backend, whose port has this outcome at both widths.
ProgramResult resultOf(llvm::StringRef outcome, llvm::StringRef left, int exitCode) {
  std::string text = R"({"backends": [{"id": "cpu", )" + outcome.str() +
                     R"(}], "leftByTranslation": [)" + left.str() + "]}";
  ProgramResult result;
  readReport(text, exitCode, "", result);
  return result;
}

constexpr char left[] = R"("a.cu:8:12: `cublasXtCreate` has no HIP counterpart")";

} // namespace

TEST_CASE("readReport calls a program untranslated if only the translation left errors") {
  ProgramResult result =
      resultOf(R"("outcome": "skipped", "reason": "the port does not build")", left, WorkLeft);
  CHECK(result.status == ProgramStatus::Untranslated);
  CHECK(toString(result.status) == "untranslated");
  CHECK(result.reason ==
        "the translation left 1 error: a.cu:8:12: `cublasXtCreate` has no HIP counterpart");
}

TEST_CASE("readReport calls a program untranslated if its unfinished port does not build") {
  std::string noBuild =
      R"("outcome": "failed", "evidence": [{"what": "build", "text": "a.hip:8:12: error: cublasXt"}])";
  ProgramResult result = resultOf(noBuild, left, WorkLeft);
  CHECK(result.status == ProgramStatus::Untranslated);
  REQUIRE(result.places.size() == 2);
  for (const PlaceResult &place : result.places) {
    CHECK(place.isUntranslated);
    CHECK(summaryOf(place.outcome) ==
          "not translated: the port does not build: a.hip:8:12: error: cublasXt");
  }
  CHECK(resultOf(noBuild, "", WorkLeft).status == ProgramStatus::Failed);
}

TEST_CASE("readReport calls a program failed if a run differs, whatever the translation left") {
  std::string differs =
      R"("outcome": "failed", "evidence": [{"what": "stdout", "text": "2 of 4 numbers differ"}])";
  for (llvm::StringRef errors : {"", left}) {
    ProgramResult result = resultOf(differs, errors, WorkLeft);
    CHECK(result.status == ProgramStatus::Failed);
    CHECK(result.reason == "stdout: 2 of 4 numbers differ");
  }
}

TEST_CASE("readReport knows programs that passed, or of which nothing was verified") {
  CHECK(resultOf(R"("outcome": "passed")", "", NothingLeft).status == ProgramStatus::Passed);
  CHECK(resultOf(R"("outcome": "skipped", "reason": "no compiler")", "", NothingVerified).status ==
        ProgramStatus::Skipped);
  CHECK(resultOf(R"("outcome": "passed")", "", ToolFailed).status == ProgramStatus::Broken);
}

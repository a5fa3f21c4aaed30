// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/VerifyReport.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

/// The notes on a variant whose runs ended with these codes.
std::string notes(int plain, const ProcessResult &checked,
                  std::vector<tranship::emulator::Report> reports = {}) {
  JudgedVariant variant;
  variant.backend = &emulatorBackend();
  variant.runs.variant = "cpu at width 64";
  variant.runs.side = Side::Port;
  variant.outcome = Passed{""};
  CapturedRun run;
  run.process.end = ProcessResult::End::Exited;
  run.process.code = plain;
  variant.runs.runs = {run};
  variant.checkedRun.emplace();
  variant.checkedRun->process = checked;
  variant.checkedRun->reports = std::move(reports);
  Verification verification;
  verification.cases = {"default"};
  verification.backends = {{"cpu", Passed{""}}};
  verification.results.push_back(std::move(variant));
  return textReport(verification, {}, {});
}

} // namespace

TEST_CASE("A note tells when a run with checks proves less than it seems to", "[verify]") {
  ProcessResult good, bad, stopped;
  good.end = bad.end = ProcessResult::End::Exited;
  bad.code = 1;
  stopped.end = ProcessResult::End::TimedOut;
  llvm::StringRef otherwise = "note: port, cpu at width 64: the run with checks ended with exit "
                              "code 1, and the one without checks with exit code 0\n";
  CHECK_FALSE(llvm::StringRef(notes(0, good)).contains("the run with checks"));
  CHECK_FALSE(llvm::StringRef(notes(1, bad)).contains("the run with checks"));
  CHECK(llvm::StringRef(notes(0, bad)).contains(otherwise));
  CHECK(llvm::StringRef(notes(0, stopped)).contains("the run with checks ended early: "));
  // What was reported explains it.
  CHECK_FALSE(llvm::StringRef(notes(0, bad, {{"out-of-bounds", "k", "out-of-bounds: kernel k"}}))
                  .contains("the run with checks"));
}

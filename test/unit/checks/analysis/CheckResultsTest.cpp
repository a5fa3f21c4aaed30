// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/CheckResults.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;

namespace {

constexpr char header[] = "/h.h";

CheckResults verdict(WaveWidth width, unsigned proofLine) {
  CheckResults results;
  results.kernels[header][9] = {"k", 2, width, {header, proofLine, 1, "a lock"}};
  return results;
}

} // namespace

TEST_CASE("CheckResults: the worst verdict of all units on a kernel counts") {
  for (bool goodFirst : {true, false}) {
    CheckResults all;
    all.add(verdict(goodFirst ? WaveWidth::Agnostic : WaveWidth::Broken, goodFirst ? 0 : 3));
    all.add(verdict(goodFirst ? WaveWidth::Broken : WaveWidth::Agnostic, goodFirst ? 3 : 0));
    const KernelEvidence &kernel = all.kernels.at(header).at(9);
    CHECK(kernel.width == WaveWidth::Broken);
    CHECK(kernel.proof.line == 3);
  }
}

TEST_CASE("CheckResults come back from bytes as they were; damaged bytes are nothing") {
  CheckResults results = verdict(WaveWidth::Groups, 4);
  results.findings.push_back({DiagnosticKind::WaveWidth, header, 2, 1, "message", "advice"});
  results.waves.push_back({true, {{header, {1, 2}}}});
  std::string bytes = serializeResults(results);
  std::optional<CheckResults> back = deserializeResults(bytes);
  REQUIRE(back);
  CHECK(back->findings == results.findings);
  CHECK(serializeResults(*back) == bytes);
  CHECK_FALSE(deserializeResults(llvm::StringRef(bytes).drop_back()));
  REQUIRE(deserializeResults(""));
  CHECK(deserializeResults("")->findings.empty());
}

TEST_CASE("settleWaves keeps groups together in warp code that shares a place") {
  auto formsOf = [](std::vector<WaveSites> sites) {
    Evidence evidence;
    settleWaves(sites, evidence);
    return evidence.files[header].waveForms;
  };
  std::map<unsigned, WaveForm> apart =
      formsOf({{true, {{header, {1, 2}}}}, {false, {{header, {3}}}}});
  CHECK(apart.at(1) == WaveForm::Groups);
  CHECK(apart.at(2) == WaveForm::Groups);
  CHECK(apart.at(3) == WaveForm::Whole);
  // The third ties the others together.
  std::map<unsigned, WaveForm> tied = formsOf(
      {{false, {{header, {3, 4}}}}, {true, {{header, {1, 2}}}}, {false, {{header, {2, 3}}}}});
  for (unsigned place : {1u, 2u, 3u, 4u})
    CHECK(tied.at(place) == WaveForm::Groups);
}

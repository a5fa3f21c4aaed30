// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/EvidenceMerging.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::translate;

namespace {

constexpr char header[] = "/h.h";

/// A unit that declares a name in the header, with one finding there.
SerializedUnit unitWith(Owner owner, unsigned findingLine) {
  ParsedUnit unit;
  unit.files[header].names[7] = {owner, Layer::Ast, {}};
  CheckResults results;
  results.findings.push_back({DiagnosticKind::LaunchBounds, header, findingLine, 1, "m", ""});
  results.waves.push_back({findingLine == 1, {{header, {7}}}});
  unit.observations = serializeResults(results);
  return {serializeUnit(unit), {}};
}

ParsedUnits twoUnits() {
  ParsedUnits units;
  units.commands = {{"/a.cu", "/", true, {}}, {"/b.cpp", "/", false, {}}};
  units.units = {unitWith(Owner::System, 1), unitWith(Owner::User, 2)};
  return units;
}

} // namespace

TEST_CASE("mergeEvidence puts together what units say of a header") {
  MergedEvidence merged;
  mergeEvidence(twoUnits(), merged);
  settleEvidence(merged);
  CHECK(merged.units == std::set<std::string>{"/a.cu", "/b.cpp"});
  CHECK(merged.cudaUnits == std::set<std::string>{"/a.cu"});
  CHECK(merged.notParsed.empty());
  CHECK(merged.diagnostics.empty());
  const FileEvidence &file = merged.files.files.at(header);
  CHECK(file.contradictions == std::set<unsigned>{7});
  CHECK(file.waveFormAt(7) == WaveForm::Groups); // one unit keeps groups, so both do
  REQUIRE(merged.checks.findings.size() == 2);
  CHECK(merged.checks.findings[0].line == 1);
}

TEST_CASE("mergeEvidence reports units that were not parsed, and those whose bytes are damaged") {
  ParsedUnits units = twoUnits();
  units.units[0] = {{}, "clang gave up"};
  units.units[1].bytes.pop_back();
  MergedEvidence merged;
  mergeEvidence(std::move(units), merged);
  CHECK(merged.files.files.empty());
  CHECK(merged.notParsed == std::set<std::string>{"/a.cu", "/b.cpp"});
  REQUIRE(merged.diagnostics.size() == 2);
  CHECK(merged.diagnostics[0].kind == DiagnosticKind::UnitNotParsed);
  CHECK(llvm::StringRef(merged.diagnostics[0].message).starts_with("clang gave up;"));
  CHECK(llvm::StringRef(merged.diagnostics[1].message).contains("damaged"));
}

TEST_CASE("mergeEvidence takes a unit whose check results are damaged for damaged") {
  ParsedUnit unit;
  unit.files[header];
  unit.observations = "\xff";
  ParsedUnits units;
  units.commands = {{"/a.cu", "/", true, {}}};
  units.units = {{serializeUnit(unit), {}}};
  MergedEvidence merged;
  mergeEvidence(std::move(units), merged);
  CHECK(merged.files.files.empty());
  CHECK(merged.notParsed.contains("/a.cu"));
}

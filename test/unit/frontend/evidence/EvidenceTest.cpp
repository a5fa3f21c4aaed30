// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/evidence/Evidence.h"

#include "support/Test.h"

#include <algorithm>

using namespace tranship;
using namespace tranship::frontend;

namespace {

constexpr char header[] = "/h.h";

ParsedUnit unitWith(const FileRecord &record) {
  ParsedUnit unit;
  unit.files[header] = record;
  return unit;
}
FileRecord named(Owner owner, Layer layer = Layer::Ast) {
  FileRecord record;
  record.names[7] = {owner, layer, {}};
  return record;
}

/// Adds the records in every order and calls `check` with each result.
template <typename Check> void inEveryOrder(std::vector<FileRecord> records, Check check) {
  std::vector<size_t> order(records.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  do {
    Evidence evidence;
    for (size_t i : order)
      evidence.add(unitWith(records[i]));
    check(evidence.files.at(header));
  } while (std::next_permutation(order.begin(), order.end()));
}

} // namespace

TEST_CASE("Evidence: what one unit could not resolve, another one may have") {
  inEveryOrder({named(Owner::Unresolved, Layer::Unresolved), named(Owner::System)},
               [](const FileEvidence &file) {
                 CHECK(file.names.at(7).owner == Owner::System);
                 CHECK(file.names.at(7).layer == Layer::Ast);
                 CHECK(file.contradictions.empty());
               });
  inEveryOrder({named(Owner::Unresolved, Layer::Unresolved), named(Owner::User)},
               [](const FileEvidence &file) {
                 CHECK(file.names.at(7).owner == Owner::User);
                 CHECK(file.contradictions.empty());
               });
}

TEST_CASE("Evidence: the surest layer stands") {
  inEveryOrder({named(Owner::System, Layer::Preprocessor), named(Owner::System, Layer::Ast),
                named(Owner::System, Layer::Token)},
               [](const FileEvidence &file) { CHECK(file.names.at(7).layer == Layer::Ast); });
}

TEST_CASE("Evidence: a name that is CUDA's here and the user's there is a contradiction") {
  inEveryOrder({named(Owner::System), named(Owner::User)}, [](const FileEvidence &file) {
    CHECK(file.contradictions == std::set<unsigned>{7});
  });
  // Also when a third unit knows nothing.
  inEveryOrder(
      {named(Owner::System), named(Owner::Unresolved, Layer::Unresolved), named(Owner::User)},
      [](const FileEvidence &file) { CHECK(file.contradictions == std::set<unsigned>{7}); });
}

TEST_CASE("Evidence: what contradicts itself is answered the same in every order") {
  std::set<Owner> owners;
  inEveryOrder({named(Owner::System), named(Owner::User)},
               [&](const FileEvidence &file) { owners.insert(file.names.at(7).owner); });
  CHECK(owners.size() == 1);
}

TEST_CASE("Evidence: all ways in which a text is called are known") {
  CallEvidence one, two, typed;
  one.arguments = typed.arguments = 1;
  two.arguments = 2;
  typed.types[0] = "int";
  FileRecord a, b, c;
  a.calls[3] = {one};
  b.calls[3] = {two, one};
  c.calls[3] = {typed};
  inEveryOrder({a, a}, [&](const FileEvidence &file) { CHECK(file.calls.at(3) == std::set{one}); });
  inEveryOrder({a, b, c}, [&](const FileEvidence &file) {
    CHECK(file.calls.at(3) == std::set{one, two, typed});
  });
}

TEST_CASE("Evidence: what plain units compile is kept apart") {
  auto unit = [](bool mayUseCuda, std::vector<Range> inactive) {
    ParsedUnit unit;
    unit.mayUseCuda = mayUseCuda;
    unit.files["/a.h"].inactive = std::move(inactive);
    return unit;
  };
  Evidence evidence;
  evidence.add(unit(true, {{0, 10}}));
  CHECK_FALSE(evidence.files["/a.h"].inactiveInPlainUnits);
  evidence.add(unit(false, {{20, 30}, {40, 50}}));
  evidence.add(unit(false, {{40, 60}}));
  CHECK(evidence.files["/a.h"].inactive == std::vector<Range>{{0, 10}});
  CHECK(evidence.files["/a.h"].inactiveInPlainUnits == std::vector<Range>{{40, 50}});
}

TEST_CASE("Evidence: code is inactive when no unit compiles it") {
  FileRecord a, b, c;
  a.inactive = {{0, 10}, {20, 30}};
  b.inactive = {{20, 30}, {40, 50}};
  c.inactive = {{20, 30}};
  inEveryOrder({a, b}, [](const FileEvidence &file) {
    CHECK(file.inactive == std::vector<Range>{{20, 30}});
  });
  inEveryOrder({a, b, c, FileRecord()},
               [](const FileEvidence &file) { CHECK(file.inactive.empty()); });
  // A unit that skips all of it says nothing of its parts.
  FileRecord whole;
  whole.inactive = {{0, 100}};
  inEveryOrder({a, whole, b}, [](const FileEvidence &file) {
    CHECK(file.inactive == std::vector<Range>{{20, 30}});
  });
}

TEST_CASE("Evidence: a launch is on the device if one unit sees it there") {
  FileRecord host, device;
  host.launches[5].onDevice = false;
  device.launches[5].onDevice = true;
  inEveryOrder({host, device},
               [](const FileEvidence &file) { CHECK(file.launches.at(5).onDevice); });
}

TEST_CASE("Evidence: an include that one unit finds is found") {
  FileRecord missing, found;
  missing.includes[0] = {"a.h", false, "", false, false};
  found.includes[0] = {"a.h", false, "/inc/a.h", true, false};
  inEveryOrder({missing, found}, [](const FileEvidence &file) {
    CHECK(file.includes.at(0).found);
    CHECK(file.includes.at(0).resolved == "/inc/a.h");
  });
}

TEST_CASE("Evidence gathers names, assembly and problems of all units") {
  ParsedUnit a, b;
  a.userNames = {"cudaMine"};
  b.userNames = {"cudaMine", "cudaOther"};
  AsmEvidence nop, trap;
  nop.text = "";
  trap.text = "trap;";
  a.files[header].deviceAsm = {{1, {nop}}};
  b.files[header].deviceAsm = {{1, {trap}}, {2, {nop}}};
  a.files["/other.h"].pasted[4] = {{"cudaMalloc", "Malloc"}};
  b.files["/other.h"].pasted[4] = {{"cudaFree", "Free"}};
  a.problems.push_back({DiagnosticKind::ParseError, header, 1, 1, "m", "", ""});
  b.problems.push_back({DiagnosticKind::ParseError, header, 2, 1, "m", "", ""});
  Evidence evidence;
  evidence.add(std::move(a));
  evidence.add(std::move(b));
  CHECK(evidence.userNames == std::set<std::string>{"cudaMine", "cudaOther"});
  CHECK(evidence.files.at(header).deviceAsm ==
        std::map<unsigned, std::set<AsmEvidence>>{{1, {nop, trap}}, {2, {nop}}});
  CHECK(evidence.files.at("/other.h").pasted.at(4) ==
        std::set<PastedName>{{"cudaFree", "Free"}, {"cudaMalloc", "Malloc"}});
  CHECK(evidence.problems.size() == 2);
}

TEST_CASE("Evidence: what is CUDA's in one unit and the user's in a plain one contradicts itself") {
  auto unitWith = [](Owner owner, bool mayUseCuda) {
    ParsedUnit unit;
    unit.mayUseCuda = mayUseCuda;
    unit.files[header].names[5].owner = owner;
    return unit;
  };
  for (bool cudaFirst : {true, false}) {
    Evidence evidence;
    evidence.add(unitWith(cudaFirst ? Owner::System : Owner::User, cudaFirst));
    evidence.add(unitWith(cudaFirst ? Owner::User : Owner::System, !cudaFirst));
    evidence.settle();
    CHECK(evidence.files[header].contradictions == std::set<unsigned>{5});
  }
  Evidence same;
  same.add(unitWith(Owner::System, true));
  same.add(unitWith(Owner::System, false));
  same.settle();
  CHECK(same.files[header].contradictions.empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/EmulatorReport.h"

#include "support/Test.h"

using namespace tranship;

TEST_CASE("The emulator's reports are found among what a program writes", "[verify]") {
  std::vector<emulator::Report> reports = emulator::readReports(
      "noise\n"
      "tranship-emulator: race: kernel sum: a.cu:7: block (0,0,0) lanes 1: writes\n"
      "50% tranship-emulator: deadlock: all blocked\n"
      "tranship-emulator: race: kernel sum: a.cu:7: block (0,0,0) lanes 1: writes\n"
      "tranship-emulator: \n");
  REQUIRE(reports.size() == 2);
  CHECK(reports[0].kind == "race");
  CHECK(reports[0].kernel == "sum");
  CHECK(reports[0].text == "race: kernel sum: a.cu:7: block (0,0,0) lanes 1: writes");
  CHECK(reports[0].place() == "race: kernel sum: a.cu:7");
  CHECK(reports[1].kind == "deadlock");
  CHECK(reports[1].kernel.empty());
}

TEST_CASE("Reports that both sides get are told from those that one gets", "[verify]") {
  emulator::Report race{"race", "k", "race: kernel k: a.cu:7: …"},
      moved{"race", "k", "race: kernel k: a.hip:9: …"}, other{"race", "l", "race: kernel l: …"},
      bounds{"out-of-bounds", "k", "…"};
  std::vector<emulator::Report> left = emulator::withoutKnown({moved, other, bounds}, {race});
  REQUIRE(left.size() == 2);
  CHECK(left[0] == other);
  CHECK(left[1] == bounds);
}

TEST_CASE("A report names the lines of both accesses", "[verify]") {
  emulator::Report race{
      "global-race", "k",
      "global-race: kernel k: a b: sub/a.cu:7: block (0,0,0) lanes 1: thread (1,0,0) "
      "writes what thread (0,0,0) wrote at a.cuh:19: with no barrier"};
  std::vector<emulator::Place> places = race.places();
  REQUIRE(places.size() == 2);
  CHECK(places[0].file == "sub/a.cu");
  CHECK(places[0].line == 7);
  CHECK(places[1].file == "a.cuh");
  CHECK(places[1].line == 19);
}

TEST_CASE("A program cannot drown the reports", "[verify]") {
  std::string text;
  for (int i = 0; i < 100'000; ++i)
    text += "tranship-emulator: race: kernel k: a.cu:" + std::to_string(i) + ": x\n";
  CHECK(emulator::readReports(text).size() == 100);
}

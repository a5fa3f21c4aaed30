// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/KnownReports.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

Program program(Side side, const std::string &path, const std::string &text) {
  Program program;
  program.side = side;
  program.files.push_back({path, text, true});
  return program;
}

emulator::Report race(const std::string &line, const std::string &other) {
  return emulator::readReports("tranship-emulator: global-race: kernel k: " + line +
                               ": block (0,0,0) lanes 0 of warp 1: thread (1,0,0) writes what "
                               "thread (0,0,0) wrote at " +
                               other + ": with no barrier in between\n")
      .front();
}

/// Whether a race at this line of the port is told from one that the original has at line 2.
bool isNew(const std::string &port, const std::string &place) {
  Program before =
      program(Side::Original, "k.cu", "void k() {\n  first();\n  atomicAdd(p, 1);\n}\n");
  return !newReports({race(place, place)}, program(Side::Port, "k.hip", port),
                     {race("k.cu:2", "k.cu:2")}, before)
              .empty();
}

} // namespace

TEST_CASE("Races are known by the lines that the original has them at", "[verify]") {
  const std::string port = "#include <h>\nvoid k() {\n  first();\n  *p += 1;\n}\n";
  CHECK_FALSE(isNew(port, "k.hip:3"));
  CHECK(isNew(port, "k.hip:4"));
  // A translated line is between those that it was between.
  CHECK_FALSE(isNew("void k() {\n  second();\n  atomicAdd(p, 1);\n}\n", "k.hip:2"));
}

TEST_CASE("A race at a line that cannot be found in the original is known", "[verify]") {
  CHECK_FALSE(isNew("void k() {\n", "other.hip:1"));
  CHECK_FALSE(isNew("void k() {\n", "k.hip:99"));
}

TEST_CASE("The only files of two programs belong together", "[verify]") {
  Program before = program(Side::Original, "original.cu", "one();\ntwo();\n"),
          after = program(Side::Port, "port.hip", "one();\nthree();\n");
  CHECK(newReports({race("port.hip:2", "port.hip:2")}, after,
                   {race("original.cu:1", "original.cu:1")}, before)
            .size() == 1);
}

TEST_CASE("Other reports are known by kind and kernel", "[verify]") {
  Program before = program(Side::Original, "k.cu", "a\n"),
          after = program(Side::Port, "k.hip", "a\n");
  emulator::Report bounds{"out-of-bounds", "k", "out-of-bounds: kernel k: k.cu:1: x"},
      moved{"out-of-bounds", "k", "out-of-bounds: kernel k: k.hip:9: x"},
      other{"out-of-bounds", "l", "out-of-bounds: kernel l: k.hip:9: x"};
  std::vector<emulator::Report> left = newReports({moved, other}, after, {bounds}, before);
  REQUIRE(left.size() == 1);
  CHECK(left[0] == other);
}

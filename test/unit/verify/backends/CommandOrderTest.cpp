// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/CommandOrder.h"

#include "support/Test.h"

#include <atomic>
#include <mutex>
#include <set>

using namespace tranship::verify;

using Numbers = std::vector<size_t>;

TEST_CASE("Commands wait for those that write what they name", "[verify]") {
  std::vector<Command> commands = {
      {"cc", "-c", "a.cpp", "-o", "/w/a.o"},
      {"cc", "-plugin-arg", "tag-file=/w/b.tag", "-c", "b.cpp", "-o", "/w/b.device.o"},
      {"cc", "-include", "/w/b.tag", "-c", "b.cpp", "-o", "/w/b.o"},
      {"cc", "-c", "isa.ll", "-o", "/w/bitcode/isa.bc"},
      {"cc", "--libraries=/w/bitcode", "-c", "c.cpp", "-o", "/w/c.o"},
      {"cc", "/w/a.o", "/w/b.o", "/w/b.device.o", "/w/c.o", "-o", "/w/program"},
      {"strip", "/w/program"},
      {"cc", "-c", "d.cpp", "-o", "/w/d.o"}};
  std::vector<std::vector<size_t>> found = predecessorsOf(commands);
  REQUIRE(found.size() == commands.size());
  CHECK(found[0].empty());
  CHECK(found[1].empty());
  CHECK(found[2] == Numbers{1});
  CHECK(found[3].empty());
  CHECK(found[4] == Numbers{3});
  CHECK(found[5] == Numbers{0, 1, 2, 4});
  CHECK(found[6] == Numbers{0, 1, 2, 3, 4, 5});
  CHECK(found[7] == Numbers{6}); // what it writes is not known
}

TEST_CASE("Commands run in an order that their files allow", "[verify]") {
  std::vector<Command> commands;
  for (int i = 0; i < 20; ++i)
    commands.push_back({"cc", "-c", "x", "-o", "/w/" + std::string(1, char('a' + i)) + ".o"});
  commands.push_back({"cc", "/w/a.o", "/w/t.o", "-o", "/w/program"});
  for (unsigned jobs : {1u, 4u}) {
    CAPTURE(jobs);
    std::mutex mutex;
    std::set<size_t> ended;
    bool isInOrder = true;
    auto run = [&](size_t i) {
      std::lock_guard lock(mutex);
      if (i == 20)
        isInOrder = ended.count(0) && ended.count(19);
      ended.insert(i);
      return true;
    };
    CHECK(runInOrder(commands, jobs, run) == commands.size());
    CHECK(ended.size() == commands.size());
    CHECK(isInOrder);
  }
}

TEST_CASE("The first command that fails is told, and nothing behind it starts later", "[verify]") {
  std::vector<Command> commands;
  for (int i = 0; i < 8; ++i)
    commands.push_back({"cc", "-o", "/w/" + std::to_string(i)});
  commands.push_back({"cc", "/w/3", "-o", "/w/program"});
  for (unsigned jobs : {1u, 3u}) {
    CAPTURE(jobs);
    std::atomic<bool> hasLinked = false;
    size_t failed = runInOrder(commands, jobs, [&](size_t i) {
      hasLinked = hasLinked || i == 8;
      return i != 3 && i != 6;
    });
    CHECK(failed == 3);
    CHECK_FALSE(hasLinked);
  }
}

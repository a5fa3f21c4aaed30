// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/PrecompiledHeaders.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>

#include <sys/time.h>

using namespace tranship;

namespace {

std::vector<std::string> passFor(const std::string &unit, const std::string &standard) {
  return {"clang++", "-cc1",           "-emit-obj", "-main-file-name", unit, "-include", "/h/own.h",
          standard,  "-cuid=1" + unit, "-o",        unit + ".o",       "-x", "cuda",     unit};
}

} // namespace

TEST_CASE("A pass reads the precompiled headers of its flags", "[verify]") {
  TemporaryFolder temporary;
  std::string folder = temporary.path();
  std::vector<std::string> one = passFor("a.cu", "-std=c++17"),
                           other = passFor("b.cu", "-std=c++17"),
                           newer = passFor("a.cu", "-std=c++20");
  std::vector<std::string> writer = emulator::usePrecompiled(one, "/h/own.h", folder);
  emulator::usePrecompiled(other, "/h/own.h", folder);
  emulator::usePrecompiled(newer, "/h/own.h", folder);
  auto header = [](const std::vector<std::string> &command) {
    auto word = llvm::find(command, "-include-pch");
    REQUIRE(word != command.end());
    return *std::next(word);
  };
  CHECK(header(one) == header(other));
  CHECK(header(one) != header(newer));
  CHECK(one.back() == "a.cu");
  // The command that writes the file compiles the header, not the unit, and goes to that file.
  CHECK(llvm::is_contained(writer, "-emit-pch"));
  CHECK_FALSE(llvm::is_contained(writer, "-emit-obj"));
  CHECK_FALSE(llvm::is_contained(writer, "a.cu"));
  CHECK(*std::next(llvm::find(writer, "-o")) == header(one));
  CHECK(writer.back() == "/h/own.h");
}

TEST_CASE("Headers of another installation at the same path are precompiled again", "[verify]") {
  TemporaryFolder temporary;
  auto precompiled = [&](llvm::StringRef text) {
    const std::string header = temporary.write("own.h", text);
    std::vector<std::string> pass = passFor("a.cu", "-std=c++17");
    std::replace(pass.begin(), pass.end(), std::string("/h/own.h"), header);
    emulator::usePrecompiled(pass, header, temporary.path());
    return *std::next(llvm::find(pass, "-include-pch"));
  };
  const std::string first = precompiled("int one;\n");
  CHECK(precompiled("int another;\n") != first);
}

TEST_CASE("Without a folder for precompiled headers, a pass stays as it is", "[verify]") {
  std::vector<std::string> pass = passFor("a.cu", "-std=c++17"), before = pass;
  CHECK(emulator::usePrecompiled(pass, "/h/own.h", "/proc/none").empty());
  CHECK(pass == before);
}

TEST_CASE("Precompiled headers that are in use stay", "[verify]") {
  TemporaryFolder temporary;
  auto age = [&](const std::string &name, time_t seconds) {
    timeval then = {time(nullptr) - seconds, 0}, times[] = {then, then};
    REQUIRE(utimes(temporary.write("emulator-headers/" + name, "").c_str(), times) == 0);
  };
  auto isThere = [&](const std::string &name) {
    return llvm::sys::fs::exists(temporary.path() + "/emulator-headers/" + name);
  };
  constexpr time_t hour = 3600;
  age("USED.pch", 9 * hour); // written long ago, and read just now
  age("USED.pch.d", 1);
  age("UNUSED.pch", 8 * hour);
  age("UNUSED.pch.d", 8 * hour);
  for (int i = 0; i < 20; ++i)
    age(std::to_string(i) + ".pch", hour);
  std::vector<std::string> pass = passFor("a.cu", "-std=c++17");
  CHECK_FALSE(emulator::usePrecompiled(pass, "/h/own.h", temporary.path()).empty());
  CHECK(isThere("USED.pch"));
  CHECK_FALSE(isThere("UNUSED.pch"));
  CHECK_FALSE(isThere("UNUSED.pch.d"));
}

TEST_CASE("Reading precompiled headers counts as their use", "[verify]") {
  TemporaryFolder temporary;
  std::vector<std::string> pass = passFor("a.cu", "-std=c++17");
  emulator::usePrecompiled(pass, "/h/own.h", temporary.path());
  const std::string file = *std::next(llvm::find(pass, "-include-pch"));
  const std::string name = file.substr(temporary.path().size() + 1);
  const std::string source = temporary.write("own.h", "");
  temporary.write(name, "");
  timeval later = {time(nullptr) + 60, 0}, laterTimes[] = {later, later};
  REQUIRE(utimes(file.c_str(), laterTimes) == 0);
  temporary.write(name + ".d", "headers: " + source + "\n");
  timeval old = {time(nullptr) - 3600, 0}, oldTimes[] = {old, old};
  REQUIRE(utimes((file + ".d").c_str(), oldTimes) == 0);
  pass = passFor("a.cu", "-std=c++17");
  CHECK(emulator::usePrecompiled(pass, "/h/own.h", temporary.path()).empty());
  llvm::sys::fs::file_status used;
  REQUIRE_FALSE(llvm::sys::fs::status(file + ".d", used));
  CHECK(llvm::sys::toTimeT(used.getLastModificationTime()) >= time(nullptr) - 60);
}

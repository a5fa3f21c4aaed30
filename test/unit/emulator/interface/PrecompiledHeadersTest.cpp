// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/PrecompiledHeaders.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

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

TEST_CASE("Without a folder for precompiled headers, a pass stays as it is", "[verify]") {
  std::vector<std::string> pass = passFor("a.cu", "-std=c++17"), before = pass;
  CHECK(emulator::usePrecompiled(pass, "/h/own.h", "/proc/none").empty());
  CHECK(pass == before);
}

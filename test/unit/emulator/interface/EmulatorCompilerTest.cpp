// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/interface/EmulatorCompiler.h"

#include "support/ClangInstallation.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;

TEST_CASE("Lines of emulated programs are told from the folder in which they are compiled",
          "[verify]") {
  TemporaryFolder program;
  emulator::Tools tools;
  tools.clang = "/clang/bin/clang++";
  emulator::Build build;
  build.sources = {"a.cu"};
  build.folder = build.workFolder = program.path();
  build.output = program.path("a");
  emulator::BuildCommands commands = llvm::cantFail(emulator::buildCommands(tools, build));
  REQUIRE(commands.sources.front().size() == 2); // the device's pass and the host's
  for (const emulator::Command &pass : commands.sources.front())
    CHECK(llvm::is_contained(pass, "-fdebug-compilation-dir=" + program.path()));
}

TEST_CASE("A machine without the headers of a C++ library is recognized", "[verify]") {
  TemporaryFolder root;
  REQUIRE_FALSE(clangCompiler().empty());
  CHECK(emulator::hasCxxHeaders(clangCompiler()));
  CHECK_FALSE(emulator::hasCxxHeaders(clangCompiler(), root.path()));
}

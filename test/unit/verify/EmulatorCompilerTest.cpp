#include "verify/EmulatorCompiler.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"

using namespace tranship;

TEST_CASE("Lines of emulated programs are told from the folder in which they are compiled",
          "[verify]") {
  TemporaryFolder program;
  EmulatorTools tools;
  tools.clang = "/clang/bin/clang++";
  EmulatorBuild build;
  build.sources = {"a.cu"};
  build.folder = build.workFolder = program.path();
  build.output = program.path("a");
  EmulatorCommands commands = llvm::cantFail(emulatorCommands(tools, build));
  REQUIRE(commands.sources.size() == 1);
  CHECK(llvm::is_contained(commands.sources[0][0], "-fdebug-compilation-dir=" + program.path()));
}

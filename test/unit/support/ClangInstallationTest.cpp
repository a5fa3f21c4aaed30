// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ClangInstallation.h"

#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

using namespace tranship;

TEST_CASE("clang's own headers are found, and lie where its compiler looks for them", "[support]") {
  CHECK(llvm::sys::fs::exists(clangResourceFolder() + "/include/stddef.h"));
  REQUIRE_FALSE(clangCompiler().empty());
  TemporaryFolder folder;
  ProgramResult result = runProgram(folder.path(), clangCompiler(), {"-print-resource-dir"});
  CHECK(result.exitCode == 0);
  CHECK(llvm::sys::fs::equivalent(llvm::StringRef(result.out).trim(), clangResourceFolder()));
}

TEST_CASE("The compiler that is found has the version of the libraries", "[support]") {
  TemporaryFolder folder;
  ProgramResult result = runProgram(folder.path(), clangCompiler(), {"-dumpversion"});
  CHECK(llvm::StringRef(result.out).starts_with(std::to_string(LLVM_VERSION_MAJOR) + "."));
}

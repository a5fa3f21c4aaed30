// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/SharedLibraries.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

/// The tests are linked with LLVM's shared libraries, whatever tranship itself is.
static constexpr const char *thisProgram = "/proc/self/exe";

TEST_CASE("Libraries that a program needs, but for those of the system", "[verify]") {
  llvm::Expected<SharedLibraries> libraries = sharedLibrariesOf(thisProgram, {});
  REQUIRE(bool(libraries));
  CHECK(libraries->left.empty());
  std::string names;
  for (const auto &[name, path] : libraries->found) {
    names += name + " ";
    CHECK(llvm::StringRef(path).ends_with(name));
  }
  CHECK(llvm::StringRef(names).contains("libLLVM"));
  CHECK(llvm::StringRef(names).contains("libfmt.so")); // needed by the program itself
  CHECK(llvm::StringRef(names).contains("libz"));      // needed by what it needs
  CHECK_FALSE(llvm::StringRef(names).contains("libc.so"));
  CHECK_FALSE(llvm::StringRef(names).contains("libstdc++"));
}

TEST_CASE("What a library needs that is left to the other machine is left as well", "[verify]") {
  llvm::Expected<SharedLibraries> small = sharedLibrariesOf(thisProgram, {}, 16u << 20);
  REQUIRE(bool(small));
  CHECK(small->found.count("libfmt.so.9"));
  REQUIRE_FALSE(small->left.empty());
  CHECK(llvm::StringRef(small->left.back()).starts_with("libclang-cpp") |
        llvm::StringRef(small->left.back()).starts_with("libLLVM"));
  for (const auto &[name, path] : small->found)
    CHECK_FALSE(llvm::StringRef(name).starts_with("libz")); // LLVM's
}

TEST_CASE("What is no ELF file needs no libraries", "[verify]") {
  TemporaryFolder folder;
  llvm::Expected<SharedLibraries> script = sharedLibrariesOf(folder.write("a", "#!/bin/sh\n"), {});
  REQUIRE(bool(script));
  CHECK(script->found.empty());
  CHECK_FALSE(messageOf(sharedLibrariesOf(folder.path("none"), {}).takeError()).empty());
  CHECK_FALSE(messageOf(sharedLibrariesOf(folder.write("b", "\x7f"
                                                            "ELF and nothing more"),
                                          {})
                            .takeError())
                  .empty());
}

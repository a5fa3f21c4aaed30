// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build files of a translated tree, from the outside.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char cmake[] = "project(x CUDA)\nadd_executable(x sub/a.cu)\n";

void writeTree(const TemporaryFolder &folder) {
  folder.write("in/sub/a.cu", "int main() { return cudaDeviceSynchronize(); }\n");
  folder.write("in/CMakeLists.txt", cmake);
  folder.write("in/sub/Makefile", "a: a.cu\n\tnvcc -arch=sm_80 -o $@ $<\n");
  folder.write("in/sub/plain.cmake", "set(A b)\nconfigure_file(${DIR}/config.h.in c.h)\n");
  folder.write("in/data.txt", "no source\n");
  folder.write("in/sub/config.h.in", "#define N @N@\n");
}

} // namespace

TEST_CASE("tranship -o translates the build files of a tree", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult result = runTranship(folder, {"in", "-o", "out", "--target", "gfx90a"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out") == Strings{"CMakeLists.txt", "sub/Makefile", "sub/a.hip",
                                      "sub/config.h.in", "sub/plain.cmake"});
  CHECK(folder.read("out/CMakeLists.txt") == "project(x HIP)\nadd_executable(x sub/a.hip)\n");
  CHECK(folder.read("out/sub/Makefile") == "a: a.hip\n\thipcc --offload-arch=gfx90a -o $@ $<\n");
  CHECK(folder.read("out/sub/plain.cmake") == folder.read("in/sub/plain.cmake"));
  CHECK(folder.read("out/sub/config.h.in") == "#define N @N@\n");
  CHECK(folder.read("in/CMakeLists.txt") == cmake);
  CHECK(llvm::StringRef(result.out).contains("2 of 3 build files changed"));
}

TEST_CASE("tranship --no-build-files leaves build files alone", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  CHECK(runTranship(folder, {"in", "-o", "out", "--no-build-files"}).exitCode == 0);
  CHECK(folder.list("out") == Strings{"sub/a.hip"});
  CHECK(
      isToolFailure(runTranship(folder, {"in", "-o", "out", "--no-build-files", "--build-files"})));
}

TEST_CASE("tranship --in-place and --diff take build files along", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult diff = runTranship(folder, {"in", "--diff"});
  CHECK(llvm::StringRef(diff.out).contains("--- a/CMakeLists.txt\n+++ b/CMakeLists.txt\n"));
  CHECK(runTranship(folder, {"in", "--in-place"}).exitCode == 0);
  CHECK(folder.read("in/CMakeLists.txt") ==
        "project(x HIP)\nadd_executable(x sub/a.cu)\n"
        "set_source_files_properties(sub/a.cu PROPERTIES LANGUAGE HIP)\n");
}

TEST_CASE("What tranship does not understand in build files is reported at its line", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/CMakeLists.txt", "project(x CUDA)\n\ntarget_link_libraries(x CUDA::nppc)\n");
  folder.write("in/sub/CMakeLists.txt", "broken(\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out).contains("in/CMakeLists.txt:3:25: error: "));
  CHECK(llvm::StringRef(result.out).contains("in/sub/CMakeLists.txt:1:1: warning: "));
  CHECK(folder.read("out/sub/CMakeLists.txt") == "broken(\n");
}

TEST_CASE("A build file that is too large is copied and reported", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  std::string large = "# " + std::string(5 << 20, 'x');
  folder.write("in/CMakeLists.txt", large);
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out).contains("[build-syntax]"));
  CHECK(folder.read("out/CMakeLists.txt") == large);
}

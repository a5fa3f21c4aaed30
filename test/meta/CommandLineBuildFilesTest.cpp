// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build files of a translated tree, through the command line.
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
  CHECK(folder.list("out") == Strings{"CMakeLists.txt", "data.txt", "sub/Makefile", "sub/a.hip",
                                      "sub/config.h.in", "sub/plain.cmake"});
  CHECK(folder.read("out/CMakeLists.txt") == "project(x HIP)\nadd_executable(x sub/a.hip)\n");
  CHECK(folder.read("out/sub/Makefile") == "a: a.hip\n\thipcc --offload-arch=gfx90a -o $@ $<\n");
  CHECK(folder.read("out/sub/plain.cmake") == folder.read("in/sub/plain.cmake"));
  CHECK(folder.read("out/sub/config.h.in") == "#define N @N@\n");
  CHECK(folder.read("in/CMakeLists.txt") == cmake);
  CHECK(llvm::StringRef(result.out).contains("2 of 3 build files changed"));
}

TEST_CASE(
    "tranship -o keeps the translation of a file that a build file names and an input includes",
    "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", "#include \"part.tcu\"\n");
  folder.write("in/part.tcu", "inline int wait() { return cudaDeviceSynchronize(); }\n");
  folder.write("in/CMakeLists.txt", "project(x CUDA)\nadd_library(x a.cu part.tcu)\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out", "--target", "gfx90a"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out") == Strings{"CMakeLists.txt", "a.hip", "part.tcu"});
  CHECK(llvm::StringRef(folder.read("out/part.tcu")).contains("hipDeviceSynchronize"));
}

TEST_CASE("A header that a build makes does not bring its folder's other headers", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/own/config.h.in", "#define OWN 1\n");
  folder.write("in/own/cuda.h", "#define NOT_THE_TOOLKIT 1\n");
  folder.write("in/a.cu", "#include <own/config.h>\n#include \"part.cuh\"\nint main() {}\n");
  folder.write("in/part.cuh",
               "#include \"cuda.h\"\ninline CUresult start() { return cuInit(0); }\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(llvm::StringRef(folder.read("out/part.cuh")).contains("#include \"hip/hip_runtime.h\""));
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

TEST_CASE("A C++ source with Thrust is reported unless CMake makes it HIP's", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/sort.cpp", "#include <vector>\n#include <thrust/sort.h>\n");
  folder.write("src/Makefile", "sort.o: sort.cpp\n\tg++ -c sort.cpp\n");
  ProgramResult make = runTranship(folder, {"src", "-o", "out"});
  INFO(make.out << make.err);
  CHECK(llvm::StringRef(make.out).contains(
      "src/sort.cpp:2:1: warning: `thrust/sort.h` leads to Thrust, CUB"));
  CHECK(llvm::StringRef(make.out).contains("compile this source with hipcc"));
  folder.write("src/CMakeLists.txt", "project(p LANGUAGES CXX CUDA)\nadd_library(p sort.cpp)\n");
  ProgramResult cmake = runTranship(folder, {"src", "-o", "out"});
  INFO(cmake.out << cmake.err);
  CHECK_FALSE(llvm::StringRef(cmake.out).contains("[build-flags]"));
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

TEST_CASE("tranship --build-files=beside keeps the tree and adds the port", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/top.cmake", "include(${CMAKE_SOURCE_DIR}/other.cmake)\n");
  auto inPlace = [&] {
    ProgramResult result = runTranship(folder, {"in", "--in-place", "--build-files=beside"});
    INFO(result.out << result.err);
    CHECK(result.exitCode == 0);
    return folder.list("in");
  };
  Strings files = {"CMakeLists.txt",
                   "data.txt",
                   "hip/.tranship-port",
                   "hip/CMakeLists.txt",
                   "hip/sub/Makefile",
                   "hip/sub/a.hip",
                   "hip/sub/config.h.in",
                   "hip/sub/plain.cmake",
                   "hip/top.cmake",
                   "sub/Makefile",
                   "sub/a.cu",
                   "sub/config.h.in",
                   "sub/plain.cmake",
                   "top.cmake"};
  CHECK(inPlace() == files);
  std::string top = folder.read("in/CMakeLists.txt"), port = folder.read("in/hip/CMakeLists.txt");
  // A CUDA build still reads the original text.
  CHECK(llvm::StringRef(top).ends_with(cmake));
  CHECK(llvm::StringRef(top).contains("if(ENABLE_HIP)\n"));
  CHECK(llvm::StringRef(port).ends_with("project(x HIP)\nadd_executable(x sub/a.hip)\n"));
  CHECK(folder.read("in/hip/top.cmake") == "include(${TRANSHIP_SOURCE_DIR}/other.cmake)\n");
  CHECK(folder.read("in/sub/a.cu") == "int main() { return cudaDeviceSynchronize(); }\n");
  // A second run changes nothing.
  CHECK(inPlace() == files);
  CHECK(folder.read("in/CMakeLists.txt") == top);
  CHECK(folder.read("in/hip/CMakeLists.txt") == port);
  // The same in a copy that contains what tranship reads.
  CHECK(runTranship(folder, {"in", "-o", "out", "--build-files=beside"}).exitCode == 0);
  llvm::erase(files, "data.txt");
  CHECK(folder.list("out") == files);
  CHECK(folder.read("out/CMakeLists.txt") == top);
}

TEST_CASE("--build-files=beside says where it cannot work", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  CHECK(isToolFailure(runTranship(folder, {"in", "--build-files=beside"})));
  CHECK(isToolFailure(runTranship(folder, {"in", "--diff", "--build-files=beside"})));
  CHECK(isToolFailure(runTranship(folder, {"in/sub/a.cu", "-o", "out", "--build-files=beside"})));
  CHECK(isToolFailure(runTranship(folder, {"in", "--in-place", "--build-files=besides"})));
  folder.write("in/hip/mine.h", "");
  CHECK(isToolFailure(runTranship(folder, {"in", "--in-place", "--build-files=beside"})));
  TemporaryFolder taken;
  writeTree(taken);
  taken.write("in/CMakeLists.txt", "option(ENABLE_HIP \"\" ON)\n");
  CHECK(isToolFailure(runTranship(taken, {"in", "--in-place", "--build-files=beside"})));
  CHECK(!taken.has("in/hip/CMakeLists.txt"));
}

TEST_CASE("A file that a makefile includes is a makefile", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/sub/Makefile", "include ../config.in\na: a.cu\n\t$(CC) -o $@ $<\n");
  folder.write("in/config.in", "CC = nvcc\n");
  folder.write("in/other.in", "CC = nvcc\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK(result.exitCode == 0);
  CHECK(folder.read("out/config.in") == "CC = hipcc\n");
  CHECK(folder.read("out/other.in") == "CC = nvcc\n");
}

TEST_CASE("tranship -o copies the rest of a project", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/README.md", "# x\n");
  folder.write("in/pkg/__init__.py", "");
  folder.write("in/.github/ci.yml", "on: push\n");
  folder.write("in/.git/config", "[core]\n");
  folder.write("in/.gitignore", "*.log\n");
  folder.write("in/run.log", "");
  folder.write("in/build/CMakeCache.txt", "");
  folder.write("in/third_party/lib/lib.h", "int lib;\n");
  folder.write("in/mod/lib.h", "int mod;\n");
  folder.write("in/.gitmodules", "[submodule \"mod\"]\n\tpath = mod\n");
  folder.write("outside.txt", "secret\n");
  folder.makeLink("../data.txt", "in/sub/data");
  folder.makeLink("a.cu", "in/sub/same.cu");
  folder.makeLink("../outside.txt", "in/leak");
  folder.makeLink("nothing", "in/broken");
  ProgramResult result = runTranship(folder, {"in", "-o", "out", "--target", "gfx90a"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out") == Strings{".github/ci.yml", ".gitignore", ".gitmodules",
                                      "CMakeLists.txt", "README.md", "data.txt", "pkg/__init__.py",
                                      "sub/Makefile", "sub/a.hip", "sub/config.h.in", "sub/data",
                                      "sub/plain.cmake", "sub/same.hip", "third_party/lib/lib.h"});
  CHECK(folder.read("out/sub/data") == folder.read("in/data.txt"));
  CHECK(folder.read("out/sub/same.hip") == folder.read("out/sub/a.hip"));
  CHECK(llvm::StringRef(result.out).contains("copied 9 other files; not copied: "));
  CHECK(llvm::StringRef(result.out).contains("in/.git (the history of the repository)"));
  ProgramResult only = runTranship(folder, {"in", "-o", "only", "--only-translated"});
  CHECK(!folder.has("only/README.md"));
  CHECK(!llvm::StringRef(only.out).contains("copied"));
}

TEST_CASE("tranship -o copies what git tracks although a .gitignore names it", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/.gitignore", "*.log\nbin/\n");
  folder.write("in/golden.log", "expected\n");
  folder.write("in/run.log", "");
  folder.write("in/bin/run.sh", "./a\n");
  folder.write("in/bin/a.out", "");
  folder.write("in/model.obj", "v 0 0 0\n");
  folder.write("in/a.o", "");
  for (const Strings &arguments :
       {Strings{"init", "-q"}, {"add", "-f", "golden.log", "bin/run.sh", "model.obj"}})
    REQUIRE(runProgram(folder.path("in"), "git", arguments).exitCode == 0);
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  INFO(result.out << result.err);
  for (llvm::StringRef name : {"golden.log", "bin/run.sh", "model.obj"})
    CHECK(folder.has(("out/" + name).str()));
  for (llvm::StringRef name : {"run.log", "bin/a.out", "a.o"})
    CHECK(!folder.has(("out/" + name).str()));
}

TEST_CASE("tranship reads a header that only a build makes from its template", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/CMakeLists.txt", "project(Steps VERSION 1.4 LANGUAGES CXX CUDA)\n"
                                    "option(STEPS_WITH_CUDA \"\" OFF)\n"
                                    "option(STEPS_DOUBLE \"\" ON)\n"
                                    "configure_file(src/config.h.in include/steps/config.h)\n"
                                    "add_library(steps src/step.cu)\n");
  folder.write("in/src/config.h.in", "#cmakedefine STEPS_WITH_CUDA\n"
                                     "#cmakedefine STEPS_DOUBLE\n"
                                     "#define STEPS_VERSION @Steps_VERSION_MAJOR@\n"
                                     "#define STEPS_HAVE_TIMERS @STEPS_TIMERS_FOUND@\n"
                                     "#ifdef STEPS_WITH_CUDA\n#include <cuda_runtime.h>\n#endif\n"
                                     "#ifdef STEPS_DOUBLE\ntypedef double real;\n#endif\n");
  folder.write("in/src/limits.h.in", "#undef HAVE_PTHREAD\n#define MAX_STEPS 64\n");
  folder.write("in/src/step.cu", "#include <steps/config.h>\n#include \"limits.h\"\n"
                                 "#ifdef STEPS_WITH_CUDA\n"
                                 "__global__ void step(real *x) { x[threadIdx.x] += 1; }\n"
                                 "#if STEPS_VERSION == 1 && !STEPS_HAVE_TIMERS\n"
                                 "void run(real *x) { step<<<1, MAX_STEPS>>>(x); }\n"
                                 "#endif\n#endif\n");
  ProgramResult result = runTranship(folder, {"-v", "in", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  llvm::StringRef said = result.out;
  CHECK(said.contains("the port: 1 of 1 unit compiles"));
  CHECK(llvm::StringRef(result.err + result.out)
            .contains("a build makes `steps/config.h` from `config.h.in`"));
  CHECK(llvm::StringRef(folder.read("out/src/step.hip"))
            .contains("hipLaunchKernelGGL(step, dim3(1), dim3(MAX_STEPS), 0, 0, x)"));
  for (llvm::StringRef file : folder.list("out"))
    CHECK(!file.ends_with("config.h"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the program does if it is misused or fails: exit code 2, one line on standard error, nothing
// written.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

#include <unistd.h>

using namespace tranship;

namespace {

constexpr char code[] = "int main() { return cudaDeviceSynchronize(); }\n";

/// The one line of a failure.
std::string failure(const TemporaryFolder &folder, const Strings &arguments) {
  ProgramResult result = runTranship(folder, arguments);
  INFO("exit " << result.exitCode << "\n" << result.out << result.err);
  CHECK(isToolFailure(result));
  return result.err;
}

bool contains(llvm::StringRef text, llvm::StringRef part) {
  UNSCOPED_INFO(text.str());
  return text.contains(part);
}

} // namespace

TEST_CASE("tranship without inputs says what it needs", "[cli]") {
  TemporaryFolder folder;
  CHECK(contains(failure(folder, {}), "name a file or a folder"));
}

TEST_CASE("tranship refuses inputs that it cannot read", "[cli]") {
  TemporaryFolder folder;
  folder.makeFolder("empty");
  folder.write("texts/readme.md", "cudaMalloc");
  folder.write("binary.cu", llvm::StringRef("int x;\0int y;", 13));
  CHECK(contains(failure(folder, {"missing.cu"}), "missing.cu"));
  CHECK(contains(failure(folder, {"empty"}), "no C++ or CUDA source files"));
  CHECK(contains(failure(folder, {"texts"}), "no C++ or CUDA source files"));
  CHECK(contains(failure(folder, {"binary.cu"}), "binary"));
  CHECK(contains(failure(folder, {"/dev/null"}), "neither a file nor a folder"));
}

TEST_CASE("tranship quickly rejects files that are too large to be handwritten", "[cli]") {
  TemporaryFolder folder;
  folder.write("big.cu", std::string(50u << 20, ' '));
  CHECK(contains(failure(folder, {"big.cu"}), "big.cu: too large (limit 32 MB)"));
}

TEST_CASE("tranship refuses options that are unknown or cannot be used together", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("b.cu", code);
  for (const Strings &arguments : std::vector<Strings>{
           {"--nonsense", "a.cu"}, {"--report=xml", "a.cu"}, {"-j", "x", "a.cu"}, {"a.cu", "-o"}}) {
    ProgramResult result = runTranship(folder, arguments);
    INFO(arguments[0] << "\n" << result.out << result.err);
    CHECK(result.exitCode == 2);
    CHECK(result.out.empty());
    CHECK_FALSE(result.err.empty());
  }
  CHECK(contains(failure(folder, {"--diff", "--in-place", "a.cu"}), "cannot be used together"));
  CHECK(contains(failure(folder, {"--in-place", "-o", "x", "a.cu"}), "cannot be used together"));
  CHECK(contains(failure(folder, {"a.cu", "b.cu"}), "several inputs"));
  CHECK(contains(failure(folder, {"a.cu", "b.cu", "-o", "a.cu"}), "a.cu: is a file"));
  CHECK(contains(failure(folder, {"a.cu", "-o", "b.cu/new/c.hip"}), "b.cu: is a file"));
  CHECK(folder.list() == Strings{"a.cu", "b.cu"});
  CHECK(folder.read("a.cu") == code);
}

TEST_CASE("tranship names file and line of a bad row", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("my/rules.yaml", "library: mine\nrows:\n- {name: myA, kind: type, hip: x}\n- {name: "
                                "myB, kind: tipe, hip: x}\n");
  std::string error = failure(folder, {"--rules", "my/rules.yaml", "a.cu"});
  CHECK(contains(error, "my/rules.yaml:4: unknown kind `tipe`"));
  CHECK(contains(failure(folder, {"--rules", "missing.yaml", "a.cu"}), "missing.yaml"));
}

TEST_CASE("tranship refuses a compile database that is not there or is none", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.makeFolder("build");
  CHECK(contains(failure(folder, {"-p", "build", "a.cu"}), "no such compile database"));
  folder.write("build/compile_commands.json", "not JSON");
  CHECK(contains(failure(folder, {"-p", "build", "a.cu"}), "compile_commands.json"));
}

TEST_CASE("tranship says so when it cannot write", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("file", "in the way");
  failure(folder, {"a.cu", "-o", "file/out.hip"});
  failure(folder, {"a.cu", "-o", "file/out/"});
  failure(folder, {"a.cu", "-o", "/proc/tranship-cannot/out.hip"});
  failure(folder, {"a.cu", "-o", "/proc/tranship-out.hip"});
  CHECK(folder.list() == Strings{"a.cu", "file"});
  CHECK(folder.read("file") == "in the way");
}

TEST_CASE("tranship leaves no temporary file when a target is a folder", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("in/b.cu", code);
  folder.makeFolder("out/a.hip");
  folder.write("out/a.hip/keep", "kept");
  failure(folder, {"in", "-o", "out"});
  CHECK(folder.read("out/a.hip/keep") == "kept");
  for (const std::string &file : folder.list("out"))
    CHECK_FALSE(contains(file, ".tmp"));
}

TEST_CASE("tranship does not take its input for its output", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cpp", code);
  folder.write("in/b.cu", code);
  CHECK(contains(failure(folder, {"in/a.cpp", "-o", "in/a.cpp"}), "is the input itself"));
  CHECK(contains(failure(folder, {"in/a.cpp", "-o", "in/../in/./a.cpp"}), "is the input itself"));
  CHECK(contains(failure(folder, {"in", "-o", "in"}), "is the input itself"));
  CHECK(contains(failure(folder, {"in/a.cpp", "-o", "in/"}), "is the input itself"));
  CHECK(folder.read("in/a.cpp") == code);
  CHECK(folder.list() == Strings{"in/a.cpp", "in/b.cu"});
}

TEST_CASE("tranship does not take its input for its output, even through a link", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cpp", code);
  folder.makeLink(folder.path("in"), "alias");
  failure(folder, {"in/a.cpp", "-o", "alias/a.cpp"});
  failure(folder, {"in", "-o", "alias"});
  CHECK(folder.read("in/a.cpp") == code);
}

TEST_CASE("tranship writes nothing through a link out of the output tree", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sub/a.cu", code);
  folder.write("in/sub/deep/b.cu", code);
  folder.makeFolder("outside");
  folder.makeLink(folder.path("outside"), "out/sub");
  CHECK(contains(failure(folder, {"in", "-o", "out"}), "link that leaves the output folder"));
  CHECK(folder.list("outside").empty());
}

TEST_CASE("tranship writes nothing through a link to nowhere", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/sub/a.cu", code);
  folder.makeLink(folder.path("outside"), "out/sub");
  failure(folder, {"in", "-o", "out"});
  CHECK_FALSE(folder.has("outside"));
}

TEST_CASE("tranship replaces a link at a target; what it points to stays", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("outside.hip", "mine");
  folder.makeLink(folder.path("outside.hip"), "out/a.hip");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK((result.exitCode == 0 || result.exitCode == 2));
  CHECK(folder.read("outside.hip") == "mine");
}

TEST_CASE("Versions and toolkits that there are not are errors", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cuda_runtime.h>\n");
  auto problem = [&](const std::string &option) {
    ProgramResult result = runTranship(folder, {option, "a.cu"});
    CHECK(result.exitCode == 2);
    return result.err;
  };
  CHECK(contains(problem("--cuda-path=/nope"), "--cuda-path: /nope is not a CUDA toolkit"));
  CHECK(contains(problem("--cuda-path=" + folder.path()), "is not a CUDA toolkit"));
  CHECK(contains(problem("--hip-version=99"), "tranship knows no HIP 99.0; the newest HIP in its"));
  CHECK(contains(problem("--hip-version=11"), "tables is 7.15 (ROCm 10.0)"));
  CHECK(contains(problem("--cuda-version=99.1"), "tranship knows no CUDA 99.1"));
  CHECK(runTranship(folder, {"--hip-version=7", "--cuda-version=13", "a.cu"}).exitCode == 0);
  folder.write(".tranship.yaml", "hip-version: 99\n");
  CHECK(contains(runTranship(folder, {"a.cu"}).err, "tranship knows no HIP 99.0"));
}

TEST_CASE("The HIP that is installed is the default, and the summary names it", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cuda_runtime.h>\n");
  folder.write("rocm/include/hip/hip_runtime.h", "");
  folder.write("rocm/include/hip/hip_version.h",
               "#define HIP_VERSION_MAJOR 6\n#define HIP_VERSION_MINOR 4\n");
  std::string rocm = "--rocm-path=" + folder.path("rocm");
  CHECK(contains(runTranship(folder, {rocm, "a.cu"}).err,
                 "for HIP 6.4, which is installed in " + folder.path("rocm")));
  CHECK_FALSE(contains(runTranship(folder, {rocm, "--hip-version=7.0", "a.cu"}).err, "installed"));
}

TEST_CASE("What HIP has since ROCm 10.0 is reported for older ones, and used with it", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cuda.h>\n"
                       "CUresult f(void **p, size_t *n, CUlibrary l) {\n"
                       "  return cuLibraryGetManaged((CUdeviceptr *)p, n, l, \"a\");\n"
                       "}\n"
                       "#if CUDART_VERSION\n"
                       "#endif\n");
  ProgramResult older = runTranship(folder, {"--check-port", "a.cu"});
  CHECK(contains(older.err, "added in HIP 7.14, but the output is for 7.2"));
  CHECK(contains(older.err, "tranship's declarations of HIP 7.2 for host"));
  for (const char *version : {"--hip-version=10", "--hip-version=7.15"}) {
    ProgramResult newest = runTranship(folder, {version, "--check-port", "a.cu"});
    CHECK(contains(newest.out, "hipLibraryGetManaged("));
    CHECK_FALSE(contains(newest.err, "but the output is for"));
    CHECK(
        contains(newest.err,
                 "1 of 1 unit compiles and means the same with tranship's declarations of HIP 7.15 "
                 "(ROCm 10.0), with functions for GPUs as in HIP 7.2"));
  }
}

TEST_CASE("An installed HIP that is newer than the tables is used with the nearest ones", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cuda_runtime.h>\n");
  folder.write("rocm/include/hip/hip_runtime.h", "");
  auto install = [&](const std::string &minor) {
    folder.write("rocm/include/hip/hip_version.h",
                 "#define HIP_VERSION_MAJOR 7\n#define HIP_VERSION_MINOR " + minor + "\n");
  };
  std::string rocm = "--rocm-path=" + folder.path("rocm");
  install("15");
  ProgramResult known = runTranship(folder, {rocm, "--check-port", "a.cu"});
  CHECK(contains(known.err, "for HIP 7.15 (ROCm 10.0), which is installed"));
  CHECK(contains(known.err, "with HIP 7.15 (ROCm 10.0) in " + folder.path("rocm")));
  CHECK_FALSE(contains(known.err, "tables end"));
  install("99");
  ProgramResult newer = runTranship(folder, {rocm, "--check-port", "a.cu"});
  CHECK(newer.exitCode == 0);
  CHECK(contains(newer.err, "for HIP 7.99, which is installed"));
  CHECK(contains(newer.err, "tranship's tables end at HIP 7.15 (ROCm 10.0)"));
  CHECK(contains(newer.err, "with HIP 7.99 in " + folder.path("rocm")));
  CHECK(contains(runTranship(folder, {"check", rocm, "a.cu"}).err,
                 "for HIP 7.99, which is installed (tranship's tables end at HIP 7.15"));
}

TEST_CASE("A folder that cannot be read is left out and reported; the rest is translated",
          "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", "#include <cuda_runtime.h>\n");
  folder.write("in/closed/b.cu", "");
  if (!geteuid())
    return; // root reads everything
  REQUIRE_FALSE(llvm::sys::fs::setPermissions(folder.path("in/closed"), llvm::sys::fs::perms(0)));
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  CHECK(result.exitCode == 1);
  CHECK(contains(result.out, "in/closed: warning: left out: Permission denied"));
  CHECK(folder.list("out") == Strings{"a.hip"});
}

TEST_CASE("UTF-16 is named as such", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", "#include <cuda_runtime.h>\n");
  for (bool hasMark : {true, false}) {
    std::string text = hasMark ? "\xff\xfe" : "";
    for (char c : std::string("int main() {}\n"))
      text += {c, '\0'};
    folder.write("in/b.cu", text);
    ProgramResult result = runTranship(folder, {"in", "-o", "out"});
    CHECK(contains(result.out,
                   "in/b.cu: warning: copied as it is: UTF-16 text; convert it to UTF-8"));
    CHECK(contains(runTranship(folder, {"in/b.cu"}).err, "UTF-16 text"));
  }
}

TEST_CASE("A binary file in a folder is left out and reported; the rest is translated", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", "int main() { return cudaDeviceReset(); }\n");
  folder.write("in/b.h", llvm::StringRef("int x;\0int y;", 13));
  ProgramResult result = runTranship(folder, {"-o", "out", "in"});
  CHECK(result.exitCode == 1);
  CHECK(contains(result.out, "in/b.h: warning: copied as it is: binary file"));
  CHECK(folder.list("out") == Strings{"a.hip", "b.h"});
}

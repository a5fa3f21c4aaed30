// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where results go: standard output, a file, a tree, in place, a diff.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

#include <map>

using namespace tranship;

namespace fs = llvm::sys::fs;

namespace {

constexpr char code[] = "int main() { return cudaDeviceSynchronize(); }\n";
constexpr char hip[] =
    "#include <hip/hip_runtime.h>\nint main() { return hipDeviceSynchronize(); }\n";

void writeTree(const TemporaryFolder &folder) {
  folder.write("in/main.cu",
               "#include \"kernels/k.cu\"\n#include \"kernels/k.cuh\"\n#include <cuda_runtime.h>\n"
               "int main() { k<<<1, 1>>>(); return cudaDeviceSynchronize(); }\n");
  folder.write("in/kernels/k.cu", "#include \"k.cuh\"\n__global__ void k() {}\n");
  folder.write("in/kernels/k.cuh", "#pragma once\n__global__ void k();\n");
  folder.write("in/plain.cpp", "int plain;\n");
  folder.write("in/CMakeLists.txt", "project(x)\n");
  folder.write("in/.hidden/a.cu", code);
}

} // namespace

TEST_CASE("tranship prints one file, and the report apart from it", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  ProgramResult result = runTranship(folder, {"a.cu"});
  CHECK(result.exitCode == 0);
  CHECK(result.out == hip);
  constexpr llvm::StringLiteral summary =
      "1 of 1 file changed, 2 edits (1 ast, 1 preprocessor); nothing left to do\n";
  CHECK(llvm::StringRef(result.err)
            .starts_with("the port: 1 of 1 unit compiles and means the same "));
  CHECK(llvm::StringRef(result.err).ends_with(summary));
  CHECK(runTranship(folder, {"--no-check-port", "a.cu"}).err == summary);
  CHECK(runTranship(folder, {"--report=none", "a.cu"}).err.empty());
  CHECK(runTranship(folder, {"translate", "a.cu"}).out == hip);
  CHECK(folder.read("a.cu") == code);
}

TEST_CASE("tranship takes an empty file", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "");
  ProgramResult result = runTranship(folder, {"a.cu"});
  CHECK(result.exitCode == 0);
  CHECK(result.out.empty());
  CHECK(llvm::StringRef(result.err).contains("no CUDA found"));
}

TEST_CASE("tranship writes one file where it is asked to", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  ProgramResult result = runTranship(folder, {"--no-check-port", "a.cu", "-o", "new/folder/b.cpp"});
  CHECK(result.exitCode == 0);
  CHECK(folder.read("new/folder/b.cpp") == hip);
  CHECK(result.out ==
        "wrote new/folder/b.cpp\n1 of 1 file changed, 2 edits (1 ast, 1 preprocessor); "
        "nothing left to do\n");
  CHECK(runTranship(folder, {"a.cu", "-o", "into/"}).exitCode == 0);
  CHECK(folder.list() == Strings{"a.cu", "into/a.hip", "new/folder/b.cpp"});
}

TEST_CASE("tranship says what it wrote", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  auto wrote = [&](const Strings &arguments) {
    Strings lines;
    std::string out = runTranship(folder, arguments).out;
    for (llvm::StringRef line : llvm::split(out, '\n'))
      if (line.starts_with("wrote "))
        lines.push_back(line.str());
    return lines;
  };
  CHECK(wrote({"a.cu", "-o", "b.hip"}) == Strings{"wrote b.hip"});
  CHECK(wrote({"a.cu", "-o", "into/"}) == Strings{"wrote into/a.hip"});
  folder.write("in/a.cu", code);
  folder.write("in/b.cu", code);
  folder.write("in/plain.cpp", "int plain;\n");
  CHECK(wrote({"in", "-o", "out"}) == Strings{"wrote 3 files to out"});
  CHECK(wrote({"--quiet", "in", "-o", "out"}) == Strings{});
  CHECK(wrote({"--in-place", "in"}) == Strings{"wrote in/a.cu", "wrote in/b.cu"});
}

TEST_CASE("tranship --in-place writes nothing if it cannot write everything", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  REQUIRE_FALSE(fs::setPermissions(folder.write("b.cu", code), fs::perms(0444)));
  ProgramResult result = runTranship(folder, {"--in-place", "."});
  CHECK(result.exitCode == 2);
  CHECK(
      llvm::StringRef(result.err).contains("nothing was written, because not all files can be: "));
  CHECK(llvm::StringRef(result.err).contains("b.cu: it is read-only"));
  CHECK(folder.read("a.cu") == code);
  REQUIRE_FALSE(fs::setPermissions(folder.path("b.cu"), fs::perms(0644)));
  CHECK(runTranship(folder, {"--in-place", "."}).exitCode == 0);
  CHECK(folder.read("a.cu") == hip);
}

TEST_CASE("tranship leaves a port beside its source, which keeps its name", "[cli]") {
  TemporaryFolder folder;
  std::string port = "#include <hip/hip_runtime.h>\nint n = hipDeviceSynchronize();\n";
  folder.write("in/a.cu", "#include <cuda_runtime.h>\nint n = cudaDeviceSynchronize();\n");
  folder.write("in/a.hip", port);
  folder.write("in/b/b.cu", port);
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(llvm::StringRef(result.out + result.err).contains("2 files already HIP"));
  CHECK(folder.list("out") == Strings{"a.cu", "a.hip", "b/b.cu"});
  CHECK(folder.read("out/a.cu") == port);
  CHECK(folder.read("out/a.hip") == port);
  CHECK(folder.read("out/b/b.cu") == port);
}

TEST_CASE("tranship keeps the shape of a tree; units are renamed and includes follow", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult result = runTranship(folder, {"in", "-o", "out/hip"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out") == Strings{"hip/.hidden/a.cu", "hip/CMakeLists.txt", "hip/kernels/k.cuh",
                                      "hip/kernels/k.hip", "hip/main.hip", "hip/plain.cpp"});
  CHECK(folder.read("out/hip/main.hip") ==
        "#include <hip/hip_runtime.h>\n#include \"kernels/k.hip\"\n#include \"kernels/k.cuh\"\n"
        "int main() { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0); return "
        "hipDeviceSynchronize(); }\n");
  CHECK(folder.read("out/hip/plain.cpp") == "int plain;\n");
  // The inputs are unchanged.
  CHECK(llvm::StringRef(folder.read("in/main.cu")).contains("cudaDeviceSynchronize"));
}

TEST_CASE("tranship keeps several folders apart", "[cli]") {
  TemporaryFolder folder;
  folder.write("x/a.cu", code);
  folder.write("y/a.cu", code);
  CHECK(runTranship(folder, {"x", "y", "-o", "out"}).exitCode == 0);
  CHECK(folder.list("out") == Strings{"x/a.hip", "y/a.hip"});
}

TEST_CASE("tranship does not follow links among the inputs", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("other/b.cu", code);
  folder.makeLink(folder.path("other"), "in/linked");
  folder.makeLink(folder.path("in"), "in/self"); // following it would never end
  folder.makeLink(folder.path("other/b.cu"), "in/c.cu");
  folder.makeLink("/nonexistent", "in/broken.cu");
  ProgramResult result = runTranship(folder, {"in", "-o", "out"});
  INFO(result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out") == Strings{"a.hip"});
}

TEST_CASE("tranship --in-place writes what changed and nothing else", "[cli]") {
  TemporaryFolder folder;
  std::string changed = folder.write("in/a.cu", code);
  std::string same = folder.write("in/b.cpp", "int plain;\n");
  REQUIRE_FALSE(fs::setPermissions(changed, fs::perms(0751)));
  auto identity = [](const std::string &path) {
    fs::file_status status;
    CHECK_FALSE(fs::status(path, status));
    return status.getUniqueID().getFile();
  };
  uint64_t before = identity(same);
  CHECK(runTranship(folder, {"--in-place", "in"}).exitCode == 0);
  CHECK(folder.list() == Strings{"in/a.cu", "in/b.cpp"});
  CHECK(folder.read("in/a.cu") == hip);
  CHECK(*fs::getPermissions(changed) == fs::perms(0751));
  CHECK(identity(same) == before); // files are replaced as a whole, so writing one creates another
}

TEST_CASE("tranship --in-place keeps a link and writes what it points to", "[cli]") {
  TemporaryFolder folder;
  folder.write("real/a.cu", code);
  folder.makeLink("real/a.cu", "link.cu");
  CHECK(runTranship(folder, {"--in-place", "link.cu"}).exitCode == 0);
  CHECK(folder.read("real/a.cu") == hip);
  CHECK(fs::is_symlink_file(folder.path("link.cu")));
}

TEST_CASE("tranship -o keeps permissions", "[cli]") {
  TemporaryFolder folder;
  REQUIRE_FALSE(fs::setPermissions(folder.write("in/a.cu", code), fs::perms(0640)));
  CHECK(runTranship(folder, {"in", "-o", "out"}).exitCode == 0);
  CHECK(*fs::getPermissions(folder.path("out/a.hip")) == fs::perms(0640));
}

TEST_CASE("tranship --diff is taken by patch", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("in/my files/a b.cu", code);
  folder.write("in/sub/end.cu", "// no newline\nint x = cudaSuccess;");
  ProgramResult result = runTranship(folder, {"--diff", "in"});
  CHECK(result.exitCode == 0);
  folder.write("changes.diff", result.out);
  // The diff contains the changes that --in-place makes.
  REQUIRE(runProgram(folder.path(), "/bin/cp", {"-r", "in", "patched"}).exitCode == 0);
  ProgramResult patch = runProgram(folder.path("patched"), "/usr/bin/patch",
                                   {"-p1", "--fuzz=0", "--batch", "-i", "../changes.diff"});
  INFO(result.out << patch.out << patch.err);
  CHECK(patch.exitCode == 0);
  CHECK(runTranship(folder, {"--in-place", "in"}).exitCode == 0);
  CHECK(folder.list("patched") == folder.list("in"));
  for (const std::string &file : folder.list("in"))
    CHECK(folder.read("patched/" + file) == folder.read("in/" + file));
}

TEST_CASE("tranship --diff of nothing to do is empty", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cpp", "int plain;\n");
  ProgramResult result = runTranship(folder, {"--diff", "a.cpp"});
  CHECK(result.exitCode == 0);
  CHECK(result.out.empty());
}

TEST_CASE("tranship writes the same again when it runs again", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  CHECK(runTranship(folder, {"in", "-o", "out"}).exitCode == 0);
  std::string first = folder.read("out/main.hip");
  CHECK(runTranship(folder, {"in", "-o", "out"}).exitCode == 0);
  CHECK(folder.read("out/main.hip") == first);
}

TEST_CASE("tranship -o tells folders of one name apart by the folders above", "[cli]") {
  TemporaryFolder folder;
  for (llvm::StringRef name : {"x/src/a.cu", "y/src/a.cu", "y/inc/a.cu"})
    folder.write(name, code);
  CHECK(runTranship(folder, {"x/src", "y/src", "-o", "out"}).exitCode == 0);
  CHECK(folder.list("out") == Strings{"x/src/a.hip", "y/src/a.hip"});
  CHECK(runTranship(folder, {"x/src", "y/inc", "-o", "other"}).exitCode == 0);
  CHECK(folder.list("other") == Strings{"inc/a.hip", "src/a.hip"});
}

TEST_CASE("tranship --root keeps the shape of the tree, and its headers follow", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/deep/a.cu", "#include \"h.h\"\nint main() { return h(); }\n");
  folder.write("src/b.cu", code);
  folder.write("inc/h.h", "inline int h() { return cudaDeviceReset(); }\n");
  folder.write("outside.h", "inline int h() { return cudaDeviceReset(); }\n");
  CHECK(runTranship(folder, {"--root", ".", "src/deep/a.cu", "-o", "out"}).exitCode == 0);
  CHECK(folder.list("out") == Strings{"inc/h.h", "src/deep/a.hip"});
  CHECK(llvm::StringRef(folder.read("out/inc/h.h")).contains("hipDeviceReset"));
  CHECK(runTranship(folder, {"--root", "src", "src/deep/a.cu", "-o", "narrow", "--", "-Iinc"})
            .exitCode == 1);
  CHECK(folder.list("narrow") == Strings{"deep/a.hip"}); // inc/h.h is outside
}

TEST_CASE("tranship copies what has nothing to translate, byte for byte", "[cli]") {
  TemporaryFolder folder;
  const std::map<std::string, std::string> files = {{"crlf.h", "int a;\r\n\tint b;\r\n"},
                                                    {"bom.hpp", "\xEF\xBB\xBFint c;\n"},
                                                    {"latin.cuh", "// gr\xfc\xdf\nint d;"},
                                                    {"mixed.inl", "int e;\r\nint f;\n\rint g;"},
                                                    {"empty.h", ""},
                                                    {"odd.cpp", "\x01\x7f\xff\f\v \\\n"}};
  for (const auto &[name, text] : files)
    folder.write("in/" + name, text);
  folder.write("in/notes.txt", "not copied");
  CHECK(runTranship(folder, {"in", "-o", "out", "--only-translated"}).exitCode == 0);
  CHECK(folder.list("out").size() == files.size());
  for (const auto &[name, text] : files)
    CHECK(folder.read("out/" + name) == text);
}

TEST_CASE("tranship says what it left out", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("in/extern/b.cu", code);
  folder.write("in/tests/c.cu", code);
  folder.write("in/gen.cu", code);
  folder.write("in/.tranship.yaml", "exclude: [tests/]\n");
  ProgramResult result =
      runTranship(folder, {"--no-check-port", "--exclude", "gen.*", "in", "-o", "out"});
  CHECK(result.exitCode == 0);
  CHECK(result.out == "left out: 1 file (`gen.*` in --exclude): in/gen.cu\n"
                      "left out: 1 file (`tests/` in the config file): in/tests\n"
                      "left out: 1 file (third-party code, copied as it is): in/extern\n"
                      "wrote 2 files to out\n"
                      "copied 1 other file\n"
                      "1 of 1 file changed, 2 edits (1 ast, 1 preprocessor); nothing left to do\n");
  CHECK(folder.list("out") == Strings{"a.hip", "extern/b.cu"});
  CHECK(runTranship(folder, {"--include-third-party", "in", "-o", "all"}).exitCode == 0);
  CHECK(folder.list("all") == Strings{"a.hip", "extern/b.hip", "gen.hip"});
}

TEST_CASE("-o inside of the input does not take its own result for sources", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", "#include \"a.h\"\n" + std::string(code));
  folder.write("in/a.h", "inline void f() { cudaDeviceSynchronize(); }\n");
  ProgramResult first = runTranship(folder, {"in", "-o", "in/out"});
  CHECK_FALSE(llvm::StringRef(first.out).contains("left out"));
  REQUIRE(folder.list("in") == Strings{"a.cu", "a.h", "out/a.h", "out/a.hip"});
  std::string unit = folder.read("in/out/a.hip"), header = folder.read("in/out/a.h");
  for (int again = 0; again < 2; ++again) {
    ProgramResult result = runTranship(folder, {"-o", "in/out", "in"});
    CHECK(result.exitCode == first.exitCode);
    CHECK(result.out == "left out: 1 file (the output folder): in/out\n" + first.out);
    CHECK(folder.list("in") == Strings{"a.cu", "a.h", "out/a.h", "out/a.hip"});
    CHECK(folder.read("in/out/a.hip") == unit);
    CHECK(folder.read("in/out/a.h") == header);
  }
  folder.write("in/out/named.cu", code);
  CHECK(runTranship(folder, {"in/out/named.cu", "-o", "in/out"}).exitCode == 0);
  CHECK(folder.read("in/out/named.hip") == hip);
}

TEST_CASE("A source is translated although its header was ported first", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.h",
               "#pragma once\n#include <hip/hip_runtime.h>\n"
               "inline hipError_t wait(hipStream_t s) { return hipStreamSynchronize(s); }\n");
  folder.write("in/a.cu",
               "#include \"a.h\"\nbool run(int *x) { return cudaFree(x) == cudaSuccess; }\n");
  folder.write("in/b.h", "#include \"a.h\"\ninline cudaError_t other();\n");
  folder.write("in/b.cu", "#include \"b.h\"\nhipError_t status;\n");
  ProgramResult result = runTranship(folder, {"--no-check-port", "in", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipFree(x) == hipSuccess"));
  CHECK(llvm::StringRef(folder.read("out/b.h")).contains("hipError_t other()"));
  // Nothing changes if the header defines CUDA names as HIP names.
  folder.write("in/a.h", "#pragma once\n#include <hip/hip_runtime.h>\n#define cudaFree hipFree\n"
                         "#define cudaSuccess hipSuccess\n");
  runTranship(folder, {"--no-check-port", "in", "-o", "own"});
  CHECK(folder.read("own/a.cu") == folder.read("in/a.cu"));
}

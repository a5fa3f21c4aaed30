// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `-`: the source comes from standard input.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char code[] =
    "#include \"helper.h\"\nint main() { return reset(); }\n__global__ void k() { asm(\"a\"); }\n";

/// A folder with a source and a header that it includes.
void writeSources(const TemporaryFolder &folder) {
  folder.write("in.cu", code);
  folder.write("helper.h", "inline int reset() { return cudaDeviceReset(); }\n");
}

ProgramResult runOn(const TemporaryFolder &folder, const std::string &input, Strings arguments) {
  arguments.insert(arguments.begin(), {"-c", "exec \"$0\" \"$@\" < " + input, TRANSHIP_PROGRAM});
  ProgramResult result = runProgram(folder.path(), "/bin/sh", arguments);
  UNSCOPED_INFO("exit " << result.exitCode << "\n" << result.out << result.err);
  return result;
}

} // namespace

TEST_CASE("tranship - translates standard input", "[cli]") {
  TemporaryFolder folder;
  writeSources(folder);
  ProgramResult piped = runOn(folder, "in.cu", {"-"}), named = runTranship(folder, {"in.cu"});
  CHECK(piped.out == named.out);
  CHECK(piped.exitCode == named.exitCode);
  CHECK(llvm::StringRef(piped.out).contains("hip/hip_runtime.h"));
  CHECK(llvm::StringRef(piped.err).starts_with(
      "<stdin>:3:23: error: AMD GPUs cannot run the inline PTX"));
  // The header was found, so the file could be parsed.
  CHECK_FALSE(llvm::StringRef(piped.err).contains("not fully parsed"));
  CHECK(folder.list() == Strings{"helper.h", "in.cu"});
}

TEST_CASE("tranship - goes where it is asked to", "[cli]") {
  TemporaryFolder folder;
  writeSources(folder);
  ProgramResult diff = runOn(folder, "in.cu", {"--diff", "-"});
  CHECK(llvm::StringRef(diff.out).starts_with("--- a/<stdin>\n+++ b/<stdin>\n"));
  ProgramResult printed = runOn(folder, "in.cu", {"-"});
  CHECK(runOn(folder, "in.cu", {"-", "-o", "out.hip"}).exitCode == 1);
  CHECK(folder.read("out.hip") == printed.out);
}

TEST_CASE("tranship - refuses places that standard input has not", "[cli]") {
  TemporaryFolder folder;
  writeSources(folder);
  folder.makeFolder("out");
  for (const Strings &arguments :
       {Strings{"-", "--in-place"}, Strings{"-", "-o", "out"}, Strings{"-", "-o", "new/"},
        Strings{"-", "in.cu", "-o", "new"}, Strings{"--shard=1/2", "--export-edits=x", "-"},
        Strings{"check", "--fix", "-"}, Strings{"check", "--staged", "-"}}) {
    INFO(arguments[0] << " " << arguments[1]);
    CHECK(isToolFailure(runOn(folder, "in.cu", arguments)));
  }
  CHECK(folder.list() == Strings{"helper.h", "in.cu"});
  folder.write("zero", llvm::StringRef("int x;\0int y;", 13));
  CHECK(isToolFailure(runOn(folder, "zero", {"-"})));
}

TEST_CASE("tranship check - checks standard input", "[cli]") {
  TemporaryFolder folder;
  writeSources(folder);
  ProgramResult result = runOn(folder, "in.cu", {"check", "-"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out).starts_with("<stdin>:3:23: error: "));
  CHECK(result.err == "1 file checked: 1 error, 0 warnings\n");
  CHECK(llvm::StringRef(runOn(folder, "in.cu", {"check", "--format=json", "-"}).out)
            .contains("<stdin>"));
  CHECK(runOn(folder, "in.cu", {"check", "--force-exclude", "-"}).exitCode == 1);
}

TEST_CASE("The config file of the current folder counts for standard input", "[cli]") {
  TemporaryFolder folder;
  writeSources(folder);
  folder.write(".tranship.yaml", "checks: [-inline-ptx]\n");
  CHECK(runOn(folder, "in.cu", {"check", "-"}).exitCode == 0);
}

TEST_CASE("A compile database gives standard input the flags of its neighbors", "[cli]") {
  TemporaryFolder folder;
  folder.write("in.cu",
               "#ifndef FROM_BUILD\n#error flags are missing\n#endif\nint x = cudaSuccess;\n");
  folder.write("build/compile_commands.json", "[{\"directory\": \"" + folder.path() +
                                                  "\", \"file\": \"in.cu\", \"command\": "
                                                  "\"nvcc -DFROM_BUILD -c in.cu\"}]");
  ProgramResult result = runOn(folder, "in.cu", {"-p", "build", "-"});
  CHECK(result.exitCode == 0);
  CHECK_FALSE(llvm::StringRef(result.err).contains("flags are missing"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compile databases as build systems write them, and the reports about them.
#include "support/Program.h"
#include "support/Test.h"
#include "support/Text.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

struct Entry {
  std::string file, command;
};

/// A compile_commands.json in `build`, whose commands run there.
void writeDatabase(const TemporaryFolder &folder, const std::vector<Entry> &entries) {
  llvm::json::Array array;
  for (const Entry &entry : entries)
    array.push_back(llvm::json::Object{{"directory", folder.makeFolder("build")},
                                       {"file", folder.path(entry.file)},
                                       {"command", entry.command}});
  folder.write("build/compile_commands.json", jsonText(std::move(array)));
}

/// The user's own cudaDeviceReset replaces CUDA's if MINE is set.
constexpr char conditional[] = "#if MINE\n"
                               "static int cudaDeviceReset() { return 1; }\n"
                               "#endif\n"
                               "int main() { return cudaDeviceReset(); }\n";

bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace

TEST_CASE("compile database: both configurations of a file are translated by meaning", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#ifdef ONE\nint f() { return cudaDeviceReset(); }\n#else\n"
                       "int g() { return cudaDeviceSynchronize(); }\n#endif\n");
  writeDatabase(folder, {{"a.cu", "nvcc -DONE -c ../a.cu"}, {"a.cu", "nvcc -c ../a.cu"}});
  ProgramResult result = runTranship(folder, {"-p", "build", "a.cu"});
  INFO(result.err);
  CHECK(contains(result.out, "return hipDeviceReset();"));
  CHECK(contains(result.out, "return hipDeviceSynchronize();"));
  CHECK(contains(result.err, "(2 ast, 1 preprocessor)"));
}

TEST_CASE("compile database: flags in response files count, as CMake writes them", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"own.h\"\nint main() { return cudaDeviceReset(); }\n");
  folder.write("in c/own.h", "inline int cudaDeviceReset() { return 1; }\n");
  writeDatabase(folder, {{"a.cu", "nvcc --options-file CMakeFiles/a.dir/includes_CUDA.rsp -x cu "
                                  "-c ../a.cu -o a.o"}});
  ProgramResult missing = runTranship(folder, {"-v", "-p", "build", "a.cu"});
  CHECK(contains(missing.out, "return hipDeviceReset();"));
  CHECK(contains(missing.err, "a.cu: note: its compile command cannot be read in full: "
                              "CMakeFiles/a.dir/includes_CUDA.rsp: "));
  CHECK(contains(missing.err, "[response-file]"));
  CHECK(missing.exitCode == 0);
  folder.write("build/CMakeFiles/a.dir/includes_CUDA.rsp", "-I\"" + folder.path("in c") + "\"\n");
  ProgramResult found = runTranship(folder, {"-v", "-p", "build", "a.cu"});
  CHECK(contains(found.out, "return cudaDeviceReset();"));
  CHECK_FALSE(contains(found.err, "[response-file]"));
}

TEST_CASE("compile database: what a HIP build says differently is reported once a run", "[cli]") {
  TemporaryFolder folder;
  for (const char *file : {"a.cu", "b.cu"})
    folder.write(file, "int main() { return cudaDeviceReset(); }\n");
  writeDatabase(folder, {{"a.cu", "nvcc -rdc=true -arch=sm_80 -c ../a.cu"},
                         {"b.cu", "nvcc -arch sm_90 --default-stream=per-thread -c ../b.cu"}});
  ProgramResult result = runTranship(folder, {"-v", "-p", "build", "-o", "out", "a.cu", "b.cu"});
  INFO(result.out);
  llvm::StringRef report = result.out;
  CHECK(report.count("[compile-flag]") == 2);
  CHECK(
      report.contains("build/compile_commands.json: note: the build passes `-arch` (sm_80; sm_90) "
                      "in 2 of 2 compile commands"));
  CHECK(report.contains("`-rdc` (true) in 1 of 2 compile commands"));
  // This flag changes results.
  CHECK(report.count("[build-flags]") == 1);
  CHECK(
      report.contains("build/compile_commands.json: warning: the build passes `-default-stream`"));
  CHECK(report.contains("pass -fgpu-default-stream=per-thread"));
  CHECK(result.exitCode == 1);
}

TEST_CASE("tranship reports flags after -- as well", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { return cudaDeviceReset(); }\n");
  ProgramResult result = runTranship(folder, {"-v", "a.cu", "--", "--use_fast_math", "@no.rsp"});
  CHECK(contains(result.err, "command line: warning: the build passes `-use_fast_math`, "));
  CHECK(contains(result.err, "no.rsp: "));
  CHECK(contains(result.out, "return hipDeviceReset();"));
}

TEST_CASE("-x says whether a unit is CUDA, in a database and after --", "[cli]") {
  TemporaryFolder folder;
  // A C++ compiler does not define the macro, but nvcc does.
  std::string code = "#include <cuda_runtime.h>\n#ifndef __NVCC__\n"
                     "static int cudaDeviceReset() { return 1; }\n#endif\n"
                     "int main() { return cudaDeviceReset(); }\n";
  folder.write("a.cpp", code);
  folder.write("b.cu", code);
  auto callsHip = [&](const Strings &arguments) {
    return contains(runTranship(folder, arguments).out, "return hipDeviceReset();");
  };
  CHECK_FALSE(callsHip({"a.cpp"}));
  CHECK(callsHip({"a.cpp", "--", "-x", "cu"}));
  CHECK(callsHip({"b.cu"}));
  CHECK_FALSE(callsHip({"b.cu", "--", "-x", "c++"}));
  writeDatabase(folder, {{"a.cpp", "nvcc -x cu -c ../a.cpp"}, {"b.cu", "g++ -x c++ -c ../b.cu"}});
  CHECK(callsHip({"-p", "build", "a.cpp"}));
  CHECK_FALSE(callsHip({"-p", "build", "b.cu"}));
  CHECK_FALSE(callsHip({"-p", "build", "a.cpp", "--", "-x", "c++"}));
}

TEST_CASE("compile database: a toolkit's include folder is not looked into", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cpp", "#include <cuda_runtime.h>\nint main() { return cudaDeviceReset(); }\n");
  folder.write("toolkit/cuda_runtime.h", "int cudaDeviceReset();\n");
  folder.write("toolkit/cuda_runtime_api.h", "");
  folder.write("toolkit/driver_types.h", "");
  folder.write("toolkit/unlisted.h",
               "#define cudaDeviceReset reset\n#include \"cuda_runtime.h\"\n");
  writeDatabase(folder, {{"a.cpp", "g++ -I../toolkit -c ../a.cpp"}});
  ProgramResult result = runTranship(folder, {"-p", "build", "a.cpp"});
  CHECK(contains(result.out, "return hipDeviceReset();"));
  CHECK(result.exitCode == 0);
}

TEST_CASE("compile database: CUDA headers in Python packages count as CUDA", "[cli]") {
  TemporaryFolder folder;
  std::string packages = "venv/lib/python3.11/site-packages/nvidia/";
  folder.write("src/a.cu", "#include <cublas_v2.h>\n#include <cuda_runtime.h>\n"
                           "int f(cublasHandle_t *h) { return cublasCreate(h) + "
                           "cudaDeviceReset(); }\n");
  for (llvm::StringRef name : {"cuda_runtime.h", "cuda_runtime_api.h", "driver_types.h"})
    folder.write((packages + "cuda_runtime/include/" + name).str(),
                 "#pragma once\nstruct CUstream_st;\nint cudaDeviceReset();\n");
  folder.write(packages + "cublas/include/cublas_v2.h",
               "typedef struct H *cublasHandle_t;\n#include \"cublas_api.h\"\n");
  folder.write(packages + "cublas/include/cublas_api.h",
               "#include \"driver_types.h\"\nint cublasCreate_v2(cublasHandle_t *);\n"
               "#define cublasCreate cublasCreate_v2\n");
  for (llvm::StringRef flag : {"-I", "-isystem ", "-I="}) {
    std::string flags;
    for (llvm::StringRef library : {"cuda_runtime", "cublas"})
      flags += (" " + flag + "../" + packages + library + "/include").str();
    writeDatabase(folder, {{"src/a.cu", "nvcc" + flags + " -c ../src/a.cu"}});
    ProgramResult result = runTranship(folder, {"-p", "build", "-o", "out", "."});
    INFO(flag.str() << "\n" << result.out << result.err);
    CHECK(result.exitCode == 0);
    CHECK(contains(folder.read("out/src/a.hip"),
                   "hipblasHandle_t *h) { return hipblasCreate(h) + hipDeviceReset(); }"));
    CHECK(folder.list("out") == std::vector<std::string>{"src/a.hip"});
    CHECK(contains(result.out, "left out: 5 files (installed packages): venv"));
  }
}

TEST_CASE("compile database: relative folders are from the database's own", "[cli]") {
  TemporaryFolder folder;
  folder.write("pkg/a.cu", "#include \"pkg/own.h\"\nint main() { return cudaDeviceReset(); }\n");
  folder.write("pkg/own.h", "#if MINE\ninline int cudaDeviceReset() { return 1; }\n#endif\n");
  // The format of Bazel extractors.
  for (llvm::StringRef directory : {llvm::StringRef("."), llvm::StringRef(folder.path())}) {
    folder.write("compile_commands.json",
                 ("[{\"file\": \"pkg/a.cu\", \"directory\": \"" + directory +
                  "\", \"arguments\": [\"external/cuda/bin/nvcc\", \"-x\", \"cu\", \"-iquote\", "
                  "\".\", \"-iquote\", \"bazel-out/k8/bin\", \"-isystem\", "
                  "\"external/lib/include\", \"-DMINE=1\", \"-dc\", \"pkg/a.cu\", \"-o\", "
                  "\"bazel-out/a.o\"]}]\n")
                     .str());
    CHECK(contains(runTranship(folder, {"pkg/a.cu"}).out, "return cudaDeviceReset();"));
  }
}

TEST_CASE("compile database: the tree's own folders are not the system's", "[cli]") {
  // Bazel passes `includes` this way. The folder contains a header that a user header includes.
  TemporaryFolder folder;
  folder.write("a.cu", "#include <own.h>\n"
                       "int main() { cudaDeviceReset(); return memcmp(\"a\", \"b\", 1); }\n");
  folder.write("include/own.h", "#pragma once\n#include <string.h>\n");
  writeDatabase(folder, {{"a.cu", "nvcc -isystem ../include -c ../a.cu"}});
  runTranship(folder, {"-p", "build", ".", "-o", "out"});
  CHECK(folder.read("out/a.hip") ==
        "#include <hip/hip_runtime.h>\n#include <own.h>\n"
        "int main() { hipDeviceReset(); return memcmp(\"a\", \"b\", 1); }\n");
}

TEST_CASE("compile database: a file that is not there borrows from one near it", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cpp", "int cudaDeviceReset();\nint a() { return cudaDeviceReset(); }\n");
  folder.write("src/b.cu", conditional);
  writeDatabase(folder, {{"src/a.cpp", "g++ -DMINE=1 -c ../src/a.cpp"}});
  ProgramResult result = runTranship(folder, {"-v", "-p", "build", "src", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(contains(folder.read("out/b.hip"), "return cudaDeviceReset();"));
  CHECK(contains(result.out, "note: it does not list 1 of the 2 source files, such as b.cu"));
  CHECK(result.exitCode == 0);
}

TEST_CASE("compile database: that of a build folder is found, and reported", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", conditional);
  writeDatabase(folder, {{"src/a.cu", "nvcc -DMINE -c ../src/a.cu"}});
  ProgramResult result = runTranship(folder, {".", "-o", "out"});
  INFO(result.out);
  CHECK(contains(folder.read("out/src/a.hip"), "return cudaDeviceReset();"));
  CHECK(contains(result.out, "compiler flags: build/compile_commands.json (-p names another"));
  ProgramResult one = runTranship(folder, {"src/a.cu"});
  CHECK(contains(one.out, "return cudaDeviceReset();"));
  ProgramResult check = runTranship(folder, {"check", "src"});
  CHECK(contains(check.err, "; compiler flags from build/compile_commands.json\n"));
  // A database of another tree is not used.
  folder.write("other/b.cu", conditional);
  CHECK_FALSE(contains(runTranship(folder, {"other/b.cu"}).err, "compiler flags"));
}

TEST_CASE("compile database: one that lists nothing of the tree is reported", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", conditional);
  writeDatabase(folder, {{"old/a.cu", "nvcc -DMINE=1 -c ../old/a.cu"}});
  ProgramResult named = runTranship(folder, {"-p", "build", "a.cu"});
  CHECK(contains(named.err, "warning: it does not list the source file"));
  CHECK(contains(named.err, "[unused-database]"));
  CHECK(contains(named.out, "return hipDeviceReset();")); // the file that it is about is gone
  CHECK(named.exitCode == 1);
  // A database in a parent folder may belong to another tree.
  folder.write("compile_commands.json", folder.read("build/compile_commands.json"));
  ProgramResult found = runTranship(folder, {"-v", "a.cu"});
  CHECK(found.exitCode == 0);
  CHECK_FALSE(contains(found.err, "compile_commands.json"));
}

TEST_CASE("compile database: a file compiled twice in the same way is parsed once", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", conditional);
  writeDatabase(folder, {{"a.cu", "nvcc -O3 -DMINE=0 -c ../a.cu -o a.o"},
                         {"a.cu", "nvcc -O0 -D MINE=0 -c ../a.cu -o b.o"},
                         {"a.cu", "nvcc -DMINE=1 -c ../a.cu -o c.o"}});
  // The third command is another configuration, which disagrees.
  ProgramResult result = runTranship(folder, {"-p", "build", "a.cu"});
  CHECK(contains(result.err, "[name-conflict]"));
}

TEST_CASE("compile database: one that is broken is named, with the line", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { return cudaDeviceReset(); }\n");
  for (llvm::StringRef text : {"[", "\n[{", "[\n{\"file\": \"a.cu\","}) {
    folder.write("build/compile_commands.json", text);
    ProgramResult result = runTranship(folder, {"-p", "build", "a.cu"});
    INFO(text.str() << "\n" << result.err);
    CHECK(isToolFailure(result));
    unsigned line = 1 + text.count('\n');
    CHECK(llvm::StringRef(result.err)
              .starts_with("tranship: build/compile_commands.json:" + std::to_string(line) + ": "));
  }
  folder.write("build/compile_commands.json", "[]");
  CHECK(runTranship(folder, {"-p", "build", "a.cu"}).exitCode != 2); // no unit is not an error
}

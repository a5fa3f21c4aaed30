// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Flags, compile databases, reports and exit codes.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

/// The user's own cudaDeviceReset replaces CUDA's if MINE is set.
constexpr char conditional[] = "#if MINE\n"
                               "static int cudaDeviceReset() { return 1; }\n"
                               "#endif\n"
                               "int main() { return cudaDeviceReset(); }\n";

bool callsHip(const ProgramResult &result) {
  INFO(result.out << result.err);
  bool hip = llvm::StringRef(result.out).contains("return hipDeviceReset();");
  CHECK(hip != llvm::StringRef(result.out).contains("return cudaDeviceReset();"));
  return hip;
}

std::string database(const TemporaryFolder &folder, const std::string &flags) {
  return "[{\"directory\": \"" + folder.path() + "\", \"file\": \"" + folder.path("a.cu") +
         "\", \"command\": \"nvcc -O3 -arch=sm_80 " + flags + " -c a.cu -o a.o\"}]";
}

} // namespace

TEST_CASE("tranship passes flags after -- to the parse", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", conditional);
  CHECK(callsHip(runTranship(folder, {"a.cu"})));
  CHECK(callsHip(runTranship(folder, {"a.cu", "--", "-DMINE=0"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"a.cu", "--", "-DMINE=1"})));
  // After `--`, tranship's options are the compiler's business.
  CHECK(runTranship(folder, {"a.cu", "--", "--in-place", "--diff", "--nonsense"}).exitCode == 0);
  CHECK(folder.read("a.cu") == conditional);
}

TEST_CASE("tranship takes flags from a compile database", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", conditional);
  folder.write("on/compile_commands.json", database(folder, "-DMINE=1"));
  folder.write("off/compile_commands.json", database(folder, "--define-macro MINE=0"));
  CHECK_FALSE(callsHip(runTranship(folder, {"-p", "on", "a.cu"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"-p", "on/compile_commands.json", "a.cu"})));
  CHECK(callsHip(runTranship(folder, {"-p", "off", "a.cu"})));
}

TEST_CASE("tranship finds a compile database above its input", "[cli]") {
  TemporaryFolder folder;
  folder.write("project/src/a.cu", conditional);
  std::string text = database(folder, "-DMINE=1");
  size_t at = text.find("/a.cu");
  folder.write("project/compile_commands.json", text.insert(at, "/project/src"));
  CHECK_FALSE(callsHip(runTranship(folder, {"project/src/a.cu"})));
}

TEST_CASE("tranship finds headers by flags of the database, relative to its directory", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"own.h\"\nint main() { return cudaDeviceReset(); }\n");
  folder.write("elsewhere/inc/own.h", "inline int cudaDeviceReset() { return 1; }\n");
  folder.write("build/compile_commands.json", database(folder, "-Ielsewhere/inc"));
  CHECK_FALSE(callsHip(runTranship(folder, {"-p", "build", "a.cu"})));
}

TEST_CASE("tranship reads paths after -- from where it was called", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "#include <own.h>\nint main() { return cudaDeviceReset(); }\n");
  folder.write("inc/own.h", "inline int cudaDeviceReset() { return 1; }\n");
  CHECK(callsHip(runTranship(folder, {"src/a.cu"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"src/a.cu", "--", "-Iinc"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"src/a.cu", "--", "-include", "inc/own.h"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"src/a.cu", "--", "-include", "own.h", "-I", "inc"})));
  folder.write("src/compile_commands.json",
               "[{\"directory\": \"" + folder.path("src") +
                   "\", \"file\": \"a.cu\", \"command\": \"nvcc -c a.cu\"}]");
  CHECK(callsHip(runTranship(folder, {"src/a.cu"})));
  CHECK_FALSE(callsHip(runTranship(folder, {"src/a.cu", "--", "-Iinc"})));
}

TEST_CASE("tranship exits 1 when work is left", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { cudaBrandNewThing(1); }\n");
  ProgramResult result = runTranship(folder, {"a.cu"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.err).contains("a.cu:1:14: error: "));
  CHECK(llvm::StringRef(result.err).contains("[unknown-name]"));
}

TEST_CASE("tranship exits 3 on code that cannot be parsed, and translates it all the same",
          "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu",
               "#include <cuda_runtime.h>\nint f( { ] = cudaMalloc(&p, 4); ) } <<< cudaFree(p);\n");
  ProgramResult result = runTranship(folder, {"a.cu"});
  CHECK(result.exitCode == 3);
  CHECK(llvm::StringRef(result.out).contains("hipMalloc(&p, 4)"));
  CHECK(llvm::StringRef(result.out).contains("hipFree(p)"));
  CHECK(llvm::StringRef(result.err).contains("[syntax-error]"));
}

TEST_CASE("tranship reports the missing header, not what follows from it", "[cli]") {
  TemporaryFolder folder;
  folder.write("h.cuh", "#pragma once\n#include <mylib/types.h>\n");
  for (const char *file : {"a.cu", "b.cu"})
    folder.write(file, "#include <cuda_runtime.h>\n#include \"h.cuh\"\n"
                       "MYDECL(foo) { return 1; }\n\n\n\n\n\nOTHER(x) {{{ return;\n"
                       "void g() { cudaMyThing(1); cublasMyOther(2); }\n");
  ProgramResult result = runTranship(folder, {".", "-o", "out"});
  INFO(result.out);
  llvm::StringRef out = result.out;
  CHECK(result.exitCode == 3);
  CHECK(out.count("[syntax-error]") == 1);
  CHECK(out.contains("h.cuh:2:1: warning: `mylib/types.h` was not found"));
  CHECK(out.contains("the first error that follows: unknown type name 'MYDECL'"));
  CHECK(out.contains("\nnot fully parsed: a.cu, b.cu\n"));
  CHECK(out.count("[unknown-name]") <= 2); // one for each file
  ProgramResult check = runTranship(folder, {"check", ".", "--exclude=out/"});
  CHECK(check.exitCode == 3);
  CHECK(llvm::StringRef(check.out).count("[syntax-error]") == 1);
  CHECK(llvm::StringRef(check.err).contains("not fully parsed: a.cu, b.cu\n"));
}

TEST_CASE("tranship reports rules that match nothing", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu",
               "#include \"own.h\"\nint main() { return cudaMine() + mine::used(); }\n");
  folder.write("rules.yaml", "library: mine\nrows:\n"
                             "- {name: cudaMine, kind: function, hip: hipMine}\n"
                             "- {name: mispeled, kind: function, hip: f}\n"
                             "- {name: 'mine::used', kind: function, hip: 'mine::f'}\n"
                             "- {name: own.h, kind: header, hip: hip_own.h}\n"
                             "- {name: other.h, kind: header, hip: hip_own.h}\n");
  auto line = [](const ProgramResult &result) {
    return llvm::StringRef(result.out + result.err)
        .contains("2 rules match nothing: `mispeled` "
                  "(rules.yaml:4), `other.h` "
                  "(rules.yaml:7)\n");
  };
  CHECK(line(runTranship(folder, {"--rules", "rules.yaml", "src", "-o", "out"})));
  CHECK(line(runTranship(folder, {"--rules", "rules.yaml", "src/a.cu"})));
  // Rules of a project apply to all of it.
  folder.write(".tranship.yaml", "rules: [rules.yaml]\n");
  CHECK_FALSE(llvm::StringRef(runTranship(folder, {"src/a.cu"}).err).contains("match nothing"));
  CHECK(llvm::StringRef(runTranship(folder, {"src", "-o", "out"}).out).contains("match nothing"));
}

TEST_CASE("tranship survives garbage", "[cli]") {
  TemporaryFolder folder;
  for (const std::string &garbage :
       {std::string(20000, '('), std::string(5000, '<'), std::string("\xff\xfe\x80\x81"),
        std::string("#include\n#define\n#if\n#"), std::string("<<<>>>"),
        std::string("template<template<template<"), std::string("cudaMalloc(\\\n"),
        std::string("R\"x(cudaMalloc"), std::string("#include \"a.cu\"\n")}) {
    folder.write("a.cu", garbage);
    ProgramResult result = runTranship(folder, {"a.cu", "--report=none"});
    INFO(garbage.substr(0, 20) << "\n" << result.err);
    CHECK((result.exitCode == 0 || result.exitCode == 1 || result.exitCode == 3));
    CHECK_FALSE(result.out.empty());
  }
}

TEST_CASE("tranship --rules: the user's rows come first", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { return cudaDeviceReset() + cudaMine(); }\n");
  folder.write("rules.yaml",
               "library: mine\nrows:\n- {name: cudaDeviceReset, kind: function, hip: myReset}\n"
               "- {name: cudaMine, kind: function, hip: myMine}\n");
  ProgramResult result = runTranship(folder, {"--rules", "rules.yaml", "a.cu"});
  CHECK(llvm::StringRef(result.out).contains("return myReset() + myMine();"));
}

TEST_CASE("tranship --report json is JSON for programs", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu",
               "int main() {\n  cudaBrandNewThing(1);\n  return cudaDeviceSynchronize();\n}\n");
  ProgramResult result = runTranship(folder, {"in", "-o", "out", "--report", "json"});
  CHECK(result.exitCode == 1);
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(result.out);
  REQUIRE(bool(parsed));
  const llvm::json::Object *report = parsed->getAsObject();
  REQUIRE(report);
  CHECK(report->getInteger("version") == 1);
  const llvm::json::Object *summary = report->getObject("summary");
  REQUIRE(summary);
  CHECK(summary->getInteger("files") == 1);
  CHECK(summary->getInteger("errors") == 1);
  const llvm::json::Array *diagnostics = report->getArray("diagnostics");
  REQUIRE(diagnostics);
  bool found = false;
  for (const llvm::json::Value &value : *diagnostics) {
    const llvm::json::Object *diagnostic = value.getAsObject();
    if (diagnostic->getString("id") != "unknown-name")
      continue;
    found = true;
    CHECK(diagnostic->getString("severity") == "error");
    CHECK(diagnostic->getString("file") == "in/a.cu");
    CHECK(diagnostic->getInteger("line") == 2);
    CHECK(diagnostic->getInteger("column") == 3);
    CHECK(diagnostic->getString("name") == "cudaBrandNewThing");
  }
  CHECK(found);
  CHECK(report->getObject("untranslated")->getInteger("cudaBrandNewThing") == 1);
  // If the result goes to standard output, the report does not.
  ProgramResult toStdout = runTranship(folder, {"in/a.cu", "--report=json"});
  CHECK(bool(llvm::json::parse(toStdout.err)));
}

TEST_CASE("tranship says the same with any number of threads", "[cli]") {
  TemporaryFolder folder;
  for (int i = 0; i < 6; ++i)
    folder.write("in/" + std::to_string(i) + ".cu",
                 "#include \"shared.cuh\"\nint main() { cudaBrandNew" + std::to_string(i) +
                     "(); use(); }\n");
  folder.write("in/shared.cuh",
               "inline int use() { return cudaDeviceSynchronize() + cudaOther(); }\n");
  ProgramResult one = runTranship(folder, {"--diff", "-v", "-j", "1", "in"});
  ProgramResult four = runTranship(folder, {"--diff", "-v", "-j", "4", "in"});
  CHECK(one.exitCode == 1);
  CHECK(one.out == four.out);
  CHECK(one.err == four.err);
}

TEST_CASE("tranship explains itself", "[cli]") {
  TemporaryFolder folder;
  ProgramResult help = runTranship(folder, {"--help"});
  CHECK(help.exitCode == 0);
  for (llvm::StringRef option :
       {"--in-place", "--diff", "--rules", "--report", "--keep-chevrons", "-p", "-o"}) {
    INFO(option.str());
    CHECK(llvm::StringRef(help.out).contains(option));
  }
  ProgramResult version = runTranship(folder, {"--version"});
  CHECK(version.exitCode == 0);
  CHECK(llvm::StringRef(version.out).starts_with("tranship "));
}

TEST_CASE("tranship explain answers for names and diagnostics", "[cli]") {
  TemporaryFolder folder;
  ProgramResult name = runTranship(folder, {"explain", "cudaMalloc", "inline-ptx"});
  CHECK(name.exitCode == 0);
  CHECK(name.out.find("becomes hipMalloc") != std::string::npos);
  CHECK(name.out.find("## inline-ptx") != std::string::npos);
  ProgramResult typo = runTranship(folder, {"explain", "cudaMaloc"});
  CHECK(typo.exitCode == 1);
  CHECK(typo.out.find("did you mean `cudaMalloc`") != std::string::npos);
  ProgramResult json = runTranship(folder, {"explain", "--json", "cudaMalloc"});
  CHECK(json.exitCode == 0);
  CHECK(llvm::cantFail(llvm::json::parse(json.out)).getAsArray() != nullptr);
  CHECK(isToolFailure(runTranship(folder, {"explain"})));
  CHECK(isToolFailure(runTranship(folder, {"explain", "--nonsense", "x"})));
}

TEST_CASE("A C++ source that only loads CUDA's libraries is a unit", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/load.cpp", "#include <dlfcn.h>\n"
                               "bool hasGpu() {\n"
                               "  void *driver = dlopen(\"libcuda.so.1\", RTLD_NOW);\n"
                               "  return driver && dlsym(driver, \"cuInit\");\n"
                               "}\n");
  folder.write("src/plain.cpp", "const char *library = \"libmine.so\";\n");
  ProgramResult result = runTranship(folder, {"src", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(llvm::StringRef(result.out).contains("load.cpp:3:25: warning: `libcuda.so.1`"));
  CHECK(llvm::StringRef(result.out).contains("load.cpp:4:"));
  CHECK(llvm::StringRef(result.out).contains("1 of 1 unit"));
  CHECK_FALSE(llvm::StringRef(result.out).contains("plain.cpp"));
}

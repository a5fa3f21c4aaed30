// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Failures must not cause half-written files, or end a run because of one unit.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char code[] = "int main() { return cudaDeviceSynchronize(); }\n";
constexpr char hip[] =
    "#include <hip/hip_runtime.h>\nint main() { return hipDeviceSynchronize(); }\n";

ProgramResult runShell(const TemporaryFolder &folder, const std::string &script) {
  return runProgram(folder.path(), "/bin/sh", {"-c", script, TRANSHIP_PROGRAM});
}

std::string repeated(llvm::StringRef text, size_t times) {
  std::string out;
  for (size_t i = 0; i < times; ++i)
    out += text;
  return out;
}

/// The result is absent or complete, and nothing else is there except files that a killed process may leave.
void checkWhole(const TemporaryFolder &folder, llvm::StringRef out, bool killed) {
  if (!folder.has(out))
    return;
  for (const std::string &file : folder.list(out)) {
    INFO(file);
    if (llvm::StringRef(file).ends_with(".tmp")) {
      CHECK(killed);
      continue;
    }
    CHECK(folder.read((out + "/" + file).str()) == hip);
  }
}

/// Code whose macro expansion would take clang years.
std::string endlessMacro() {
  std::string text = "#define A0 int x;\n";
  for (int i = 1; i < 30; ++i)
    text += "#define A" + std::to_string(i) + repeated(" A" + std::to_string(i - 1), 4) + "\n";
  return text + "A29\n";
}

} // namespace

TEST_CASE("A macro that takes too much time or memory is reported at its place", "[cli][slow]") {
  std::string large = "#define D(x) x x x x x x x x x x\n" + repeated("D(", 10) + "int y;" +
                      repeated(")", 10) + "\n";
  for (const auto &[bomb, message] : {std::pair(endlessMacro(), "to expand `A29` takes too long"),
                                      {large, "to expand `D` takes too much memory"}}) {
    TemporaryFolder folder;
    folder.write("in/a.cu", std::string(code) + bomb);
    folder.write("in/b.cu", code);
    ProgramResult result =
        runShell(folder, "ulimit -v 3000000; exec \"$0\" --no-check-port in -o out");
    INFO(result.out << result.err);
    CHECK(result.exitCode == 3);
    CHECK(llvm::StringRef(result.out).contains(message));
    CHECK(llvm::StringRef(result.out).contains("[unit-not-parsed]"));
    CHECK(folder.read("out/b.hip") == hip);
    CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
  }
}

TEST_CASE("Pipes and devices are not read, wherever a tree has them", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", std::string("#include \"pipe.h\"\n#include \"/dev/zero\"\n#if "
                                      "__has_include(\"pipe.h\")\n#error\n#endif\n") +
                              code);
  ProgramResult result = runShell(
      folder,
      "cd in && mkfifo pipe.h compile_commands.json .gitmodules .transhipignore .tranship.yaml "
      "CMakeLists.txt "
      "Makefile setup.py CMakePresets.json && cd .. && exec timeout 20 \"$0\" -v in -o out");
  INFO(result.out << result.err);
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out).contains("`pipe.h` is a pipe, so it was not read"));
  CHECK(llvm::StringRef(result.out).contains("`/dev/zero` is a device, so it was not read"));
  CHECK(llvm::StringRef(result.out)
            .contains("compile_commands.json: warning: it was found here but cannot be read"));
  CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
}

TEST_CASE("Standard streams that are closed or full are one line and exit code 2", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  for (llvm::StringRef command : {"\"$0\" a.cu >&-", "\"$0\" version >&-", "\"$0\" help >/dev/full",
                                  "\"$0\" --diff a.cu >&-", "\"$0\" explain cudaMalloc >&-"}) {
    ProgramResult result = runShell(folder, command.str());
    INFO(command.str() << ": " << result.err);
    CHECK(isToolFailure(result));
  }
  CHECK(runShell(folder, "\"$0\" a.cu >/dev/null 2>/dev/full").exitCode == 2);
  CHECK(runShell(folder, "\"$0\" a.cu >/dev/null 2>&-").exitCode == 2);
  CHECK(folder.list() == Strings{"a.cu"});
  ProgramResult memory = runShell(folder, "ulimit -v 90000; exec \"$0\" --cache-dir= a.cu");
  INFO(memory.err);
  CHECK(isToolFailure(memory));
}

TEST_CASE("Names and texts of a tree cannot forge lines or reach the terminal", "[cli]") {
  TemporaryFolder folder;
  constexpr char evil[] = "in/x\nforged.cu:1:1: error: forged\x1b[31m.cu";
  folder.write(evil,
               "#include <cuda_runtime.h>\n__device__ void f() {\n#if __CUDA_ARCH__ == "
               "/*\nforged.cu:1:1: error:\n"
               "\x1b[2J*/ 750\n#endif\n}\n#define M \"\x1b[2J\"\n#pragma clang __debug macro M\n");
  folder.write("in/.transhipignore", "x{\x1b[2J\n");
  for (const Strings &arguments :
       std::vector<Strings>{{"-v", "in", "-o", "out"},
                            {"--diff", "in"},
                            {"check", "in"},
                            {"check", "--format=github", "in"},
                            {"missing\nforged.cu:1:1: error: x\x1b[2J"}}) {
    ProgramResult result = runTranship(folder, arguments);
    INFO(arguments.front() << "\n" << result.out << result.err);
    for (llvm::StringRef text : {llvm::StringRef(result.out), llvm::StringRef(result.err)}) {
      CHECK_FALSE(("\n" + text).str().find("\nforged.cu:1:1: error: forged") != std::string::npos);
      if (arguments.front() != "--diff") // its lines are data
        CHECK_FALSE(text.contains('\x1b'));
    }
    folder.write("in/.transhipignore", "");
  }
}

TEST_CASE("A crash of clang in one unit costs that unit's parse", "[cli]") {
  TemporaryFolder folder;
  for (llvm::StringRef how : {"crash", "llvm_fatal_error"}) {
    folder.write("in/a.cu", ("#pragma clang __debug " + how + "\n" + code).str());
    folder.write("in/b.cu", code);
    ProgramResult result = runTranship(folder, {"in", "-o", "out"});
    INFO(how.str() << "\n" << result.out << result.err);
    CHECK(result.exitCode == 3);
    llvm::StringRef report(result.out);
    CHECK(report.contains("in/a.cu: warning: this file crashes clang"));
    CHECK(report.contains("[unit-not-parsed]"));
    CHECK(report.contains("; 1 file not fully parsed"));
    CHECK(folder.read("out/b.hip") == hip);
    CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
  }
}

TEST_CASE("Code that is nested deeper than any stack does not end the run", "[cli][slow]") {
  constexpr size_t deep = 100000;
  for (const std::string &text :
       {"int x = " + repeated("(", deep) + "1" + repeated(")", deep) + ";\n",
        // clang's parser calls itself for each of these.
        "int x = " + repeated("- ", deep) + "1;\n", "int x = 1" + repeated("+1", deep) + ";\n",
        "void f() { " + repeated("if (1) ", deep) + "; }\n", "int " + repeated("*", deep) + "x;\n",
        repeated("namespace a { ", deep), repeated("{", deep), repeated("#if 1\n", deep)}) {
    TemporaryFolder folder;
    folder.write("in/a.cu", text + code);
    folder.write("in/b.cu", code);
    ProgramResult result = runTranship(folder, {"in", "-o", "out", "--report=none"});
    INFO(text.substr(0, 40) << "\n" << result.out << result.err);
    CHECK((result.exitCode == 0 || result.exitCode == 3));
    CHECK(folder.read("out/b.hip") == hip);
    CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
  }
}

TEST_CASE("A full disk is one line, and no half of a file", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("in/big.cu",
               repeated("// A long line that is not about anything at all.\n", 1000) + code);
  ProgramResult full = runTranship(folder, {"a.cu", "-o", "/dev/full"});
  INFO(full.out << full.err);
  CHECK(isToolFailure(full));
  CHECK(llvm::StringRef(full.err).contains("/dev/full': No space left on device"));
  ProgramResult toStdout = runShell(folder, "\"$0\" --report=none a.cu > /dev/full");
  INFO(toStdout.err);
  CHECK(isToolFailure(toStdout));
  CHECK(llvm::StringRef(toStdout.err).contains("standard output': No space left on device"));
  CHECK(runShell(folder, "\"$0\" --diff a.cu > /dev/full").exitCode == 2);
  CHECK(runShell(folder, "\"$0\" -o report a.cu > /dev/full").exitCode == 2);
  // No file may grow beyond 16 blocks of 512 bytes. The files that the cache still keeps are small and complete.
  ProgramResult limited = runShell(folder, "ulimit -f 16; exec \"$0\" --cache-dir=cache in -o out");
  INFO(limited.err);
  CHECK(isToolFailure(limited));
  CHECK(llvm::StringRef(limited.err).contains("out/big.hip"));
  CHECK(folder.list("out").empty());
  for (const std::string &file : folder.list("cache"))
    CHECK(llvm::StringRef(file).ends_with(".blob"));
  CHECK(runTranship(folder, {"--cache-dir=cache", "in", "-o", "out"}).exitCode == 0);
}

TEST_CASE("Ctrl-C and kill leave whole files only", "[cli][slow]") {
  for (llvm::StringRef signal : {"INT", "TERM", "KILL"}) {
    TemporaryFolder folder;
    for (size_t i = 0; i < 60; ++i)
      folder.write("in/" + std::to_string(i) + ".cu", code);
    // At several times, to stop the run in different states. A shell's children ignore Ctrl-C
    // unless told otherwise.
    for (llvm::StringRef delay : {"0.02", "0.1", "0.3", "0.6"}) {
      ProgramResult result = runShell(
          folder,
          ("env --default-signal=INT \"$0\" -j2 --report=none --cache-dir=cache in -o out & "
           "pid=$!; sleep " +
           delay + "; kill -" + signal + " $pid; wait $pid")
              .str());
      INFO(signal.str() << " after " << delay.str() << ": " << result.exitCode << result.err);
      int number = signal == "INT" ? 2 : signal == "TERM" ? 15 : 9;
      CHECK((result.exitCode == 128 + number || result.exitCode == 0));
      if (!folder.has("out"))
        continue;
      for (const std::string &file : folder.list("out")) {
        bool isTemporary = llvm::StringRef(file).ends_with(".tmp");
        CHECK((signal == "KILL" || !isTemporary));
        if (!isTemporary)
          CHECK(folder.read("out/" + file) == hip);
      }
    }
    // The files left in the cache are harmless.
    CHECK(runTranship(folder, {"-j2", "--cache-dir=cache", "in", "-o", "again"}).exitCode == 0);
    CHECK(folder.list("again").size() == 60);
    checkWhole(folder, "again", false);
  }
}

TEST_CASE("A run that a signal ends says how far it was", "[cli][slow]") {
  for (llvm::StringRef signal : {"HUP", "INT", "TERM"}) {
    TemporaryFolder folder;
    folder.write("in/a.cu", code);
    folder.write("in/b.cu", std::string(code) + endlessMacro());
    // The first unit takes less than this CPU time (in hundredths of a second), the second one much more.
    // What it precompiles is in the cache already.
    runTranship(folder, {"in/a.cu", "-o", "first"});
    ProgramResult result = runShell(
        folder,
        ("env --default-signal=" + signal +
         " \"$0\" -j1 --report=none in -o out & pid=$!; "
         "while [ $(cut -d' ' -f14 /proc/$pid/stat) -lt 150 ]; do sleep 0.05; done; kill -" +
         signal + " $pid; wait $pid")
            .str());
    INFO(signal.str() << ": " << result.err);
    CHECK(result.exitCode == 128 + (signal == "HUP" ? 1 : signal == "INT" ? 2 : 15));
    CHECK(llvm::StringRef(result.err)
              .contains("tranship: stopped: 1 of 2 units were parsed; nothing was written\n"));
    CHECK(!folder.has("out"));
  }
}

TEST_CASE("With --keep-going, a run that is stopped writes what is finished", "[cli][slow]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", code);
  folder.write("in/b.cu", std::string("#include \"b.h\"\n") + code + endlessMacro());
  folder.write("in/b.h", code);
  folder.write("in/c.cu", std::string("#include \"b.h\"\n") + code);
  // What the first unit precompiles is in the cache, so that the signal comes in the second one.
  runTranship(folder, {"--no-check-port", "--cache-dir=cache", "in/a.cu", "-o", "first"});
  ProgramResult result = runShell(folder, "env --default-signal=TERM \"$0\" -j1 --no-check-port "
                                          "--cache-dir=cache --keep-going in -o out & pid=$!; "
                                          "while [ $(cut -d' ' -f14 /proc/$pid/stat) -lt 150 ]; do "
                                          "sleep 0.05; done; kill -TERM $pid; wait $pid");
  INFO(result.out << result.err);
  CHECK(result.exitCode == 3); // b.cu takes too long
  CHECK(llvm::StringRef(result.out).ends_with("goes on from there\n"));
  CHECK(folder.list("out") == Strings{"a.hip", "b.hip"});
  CHECK(folder.read("out/a.hip") == hip);
  CHECK(runTranship(folder, {"--no-check-port", "--cache-dir=cache", "in", "-o", "out"}).exitCode ==
        3);
  CHECK(folder.list("out") == Strings{"a.hip", "b.h", "b.hip", "c.hip"});
  CHECK(isToolFailure(runTranship(folder, {"--keep-going", "in/a.cu"})));
}

TEST_CASE("A signal that is to be ignored costs no file that is being written", "[cli]") {
  constexpr size_t files = 150;
  for (llvm::StringRef signal : {"HUP", "INT", "QUIT", "TERM"}) {
    TemporaryFolder folder;
    for (size_t i = 0; i < files; ++i)
      folder.write("in/" + std::to_string(i) + ".h", code);
    // Repeated, so that some signals come while a file is half written.
    ProgramResult result = runShell(
        folder, ("trap '' " + signal + "; \"$0\" --report=none in -o out & pid=$!; (while kill -" +
                 signal + " $pid; do :; done) 2>&- & wait $pid")
                    .str());
    INFO(signal.str() << "\n" << result.err);
    CHECK(result.exitCode == 0);
    CHECK(folder.list("out").size() == files);
    for (const std::string &file : folder.list("out"))
      CHECK(folder.read("out/" + file) == hip);
  }
}

TEST_CASE("Runs at the same time over one tree, one result and one cache", "[cli][slow]") {
  TemporaryFolder folder;
  for (size_t i = 0; i < 20; ++i)
    folder.write("in/" + std::to_string(i) + ".cu", code);
  ProgramResult result = runShell(
      folder,
      "for i in 1 2 3; do \"$0\" --cache-dir=cache in -o out & done; for i in 1 2 3; do wait "
      "%$i || exit 9; done");
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.list("out").size() == 20);
  checkWhole(folder, "out", false);
  for (const std::string &file : folder.list("cache"))
    CHECK_FALSE(llvm::StringRef(file).ends_with(".tmp"));
}

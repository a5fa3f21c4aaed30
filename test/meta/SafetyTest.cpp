// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must not happen whatever goes wrong: half-written files, a run that dies of one unit.
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

/// Absent or complete, and nothing else there but what a killed process may leave.
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

} // namespace

TEST_CASE("A crash of clang in one unit costs that unit's parse", "[cli]") {
  TemporaryFolder folder;
  for (llvm::StringRef how : {"crash", "llvm_fatal_error"}) {
    folder.write("in/a.cu", ("#pragma clang __debug " + how + "\n" + code).str());
    folder.write("in/b.cu", code);
    ProgramResult result = runTranship(folder, {"in", "-o", "out"});
    INFO(how.str() << "\n" << result.out << result.err);
    CHECK(result.exitCode == 3);
    llvm::StringRef report(result.out);
    CHECK(report.contains("in/a.cu: warning: clang crashed on this file"));
    CHECK(report.contains("[unit-not-parsed]"));
    CHECK(report.contains("; 1 file not fully parsed"));
    CHECK(folder.read("out/b.hip") == hip);
    CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
  }
}

TEST_CASE("Code that is nested deeper than any stack does not end the run", "[cli]") {
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
  // No file may grow beyond 16 blocks of 512 bytes. What the cache keeps then is small and whole.
  ProgramResult limited = runShell(folder, "ulimit -f 16; exec \"$0\" --cache-dir=cache in -o out");
  INFO(limited.err);
  CHECK(isToolFailure(limited));
  CHECK(llvm::StringRef(limited.err).contains("out/big.hip"));
  CHECK(folder.list("out").empty());
  for (const std::string &file : folder.list("cache"))
    CHECK(llvm::StringRef(file).ends_with(".blob"));
  CHECK(runTranship(folder, {"--cache-dir=cache", "in", "-o", "out"}).exitCode == 0);
}

TEST_CASE("Ctrl-C and kill leave whole files only", "[cli]") {
  for (llvm::StringRef signal : {"INT", "TERM", "KILL"}) {
    TemporaryFolder folder;
    for (size_t i = 0; i < 60; ++i)
      folder.write("in/" + std::to_string(i) + ".cu", code);
    // At several times, wherever the run may be then. A shell's children ignore Ctrl-C unless
    // told otherwise.
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
    // What was left in the cache does no harm.
    CHECK(runTranship(folder, {"-j2", "--cache-dir=cache", "in", "-o", "again"}).exitCode == 0);
    CHECK(folder.list("again").size() == 60);
    checkWhole(folder, "again", false);
  }
}

TEST_CASE("A run that a signal ends says how far it was", "[cli]") {
  for (llvm::StringRef signal : {"HUP", "INT", "TERM"}) {
    TemporaryFolder folder;
    folder.write("in/a.cu", code);
    // Clang waits for what this pipe says, until the signal comes.
    folder.write("in/b.cu", std::string("#include <pipe.h>\n") + code);
    folder.write("headers/other.h", "");
    ProgramResult result = runShell(
        folder, ("mkfifo headers/pipe.h; env --default-signal=" + signal +
                 " \"$0\" -j1 --report=none in -o out -- -isystem \"$PWD/headers\" & pid=$!; "
                 "exec 3> headers/pipe.h; kill -" +
                 signal + " $pid; wait $pid")
                    .str());
    INFO(signal.str() << ": " << result.err);
    CHECK(result.exitCode == 128 + (signal == "HUP" ? 1 : signal == "INT" ? 2 : 15));
    CHECK(llvm::StringRef(result.err)
              .contains("tranship: stopped: 1 of 2 units were parsed; nothing was written\n"));
    CHECK(!folder.has("out"));
  }
}

TEST_CASE("A signal that is to be ignored costs no file that is being written", "[cli]") {
  constexpr size_t files = 150;
  for (llvm::StringRef signal : {"HUP", "INT", "QUIT", "TERM"}) {
    TemporaryFolder folder;
    for (size_t i = 0; i < files; ++i)
      folder.write("in/" + std::to_string(i) + ".h", code);
    // Over and over, so that some come while a file is half written.
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

TEST_CASE("Runs at the same time over one tree, one result and one cache", "[cli]") {
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Failures in a run on several machines must not cause half-written parts and results, or end a run
// because of one unit.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char code[] = "int main() { return cudaDeviceSynchronize(); }\n";
constexpr char hip[] =
    "#include <hip/hip_runtime.h>\nint main() { return hipDeviceSynchronize(); }\n";
constexpr size_t units = 40;

void writeTree(const TemporaryFolder &folder) {
  for (size_t i = 0; i < units; ++i)
    folder.write("in/" + std::to_string(i) + ".cu", code);
}

ProgramResult runShell(const TemporaryFolder &folder, const std::string &script) {
  return runProgram(folder.path(), "/bin/sh", {"-c", script, TRANSHIP_PROGRAM});
}

/// Runs `command` and sends it a signal after a while.
ProgramResult interrupt(const TemporaryFolder &folder, const std::string &command,
                        llvm::StringRef signal, llvm::StringRef delay) {
  // A shell's children ignore Ctrl-C unless told otherwise.
  ProgramResult result =
      runShell(folder, "env --default-signal=INT \"$0\" " + command + " & pid=$!; sleep " +
                           delay.str() + "; kill -" + signal.str() + " $pid; wait $pid");
  INFO(command << ", " << signal.str() << " after " << delay.str() << "\n" << result.err);
  int number = signal == "INT" ? 2 : signal == "TERM" ? 15 : 9;
  CHECK((result.exitCode == 128 + number || result.exitCode == 0));
  return result;
}

bool isTemporary(llvm::StringRef file) { return file.ends_with(".tmp"); }

} // namespace

TEST_CASE("Shards: a crash of clang in one unit is reported by apply", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/a.cu", std::string("#pragma clang __debug crash\n") + code);
  folder.write("in/b.cu", code);
  for (llvm::StringRef part : {"1", "2"})
    CHECK(runTranship(folder, {"--shard", part.str() + "/2", "--export-edits", part.str(), "in"})
              .exitCode == 0);
  ProgramResult result = runTranship(folder, {"apply", "1", "2", "-o", "out"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 3);
  CHECK(llvm::StringRef(result.out).contains("in/a.cu: warning: this file crashes clang"));
  CHECK(folder.read("out/b.hip") == hip);
  CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("hipDeviceSynchronize()"));
}

TEST_CASE("Shards: a killed worker leaves its part whole or not at all", "[cli][slow]") {
  for (llvm::StringRef signal : {"INT", "TERM", "KILL"}) {
    TemporaryFolder folder;
    writeTree(folder);
    for (llvm::StringRef delay : {"0.02", "0.1", "0.3", "0.6"}) {
      interrupt(folder, "-j2 --cache-dir=cache --shard 1/1 --export-edits part in", signal, delay);
      bool exists = false;
      for (const std::string &file : folder.list()) {
        INFO(file);
        exists |= file == "part";
        if (llvm::StringRef(file).starts_with("part"))
          CHECK((file == "part" || signal == "KILL"));
      }
      if (!exists)
        continue;
      CHECK(runTranship(folder, {"apply", "part", "-o", "out", "--report=none"}).exitCode == 0);
      CHECK(folder.list("out").size() == units);
    }
  }
}

TEST_CASE("Shards: a killed apply leaves whole files only", "[cli]") {
  for (llvm::StringRef signal : {"INT", "TERM", "KILL"}) {
    TemporaryFolder folder;
    writeTree(folder);
    REQUIRE(runTranship(folder, {"--shard", "1/1", "--export-edits", "part", "in"}).exitCode == 0);
    for (llvm::StringRef delay : {"0.01", "0.03", "0.05", "0.1"}) {
      interrupt(folder, "apply part -o out --report=none --cache-dir=cache", signal, delay);
      if (!folder.has("out"))
        continue;
      for (const std::string &file : folder.list("out")) {
        INFO(file);
        if (isTemporary(file))
          CHECK(signal == "KILL");
        else
          CHECK(folder.read("out/" + file) == hip);
      }
    }
    CHECK(runTranship(folder, {"apply", "part", "-o", "again"}).exitCode == 0);
    CHECK(folder.list("again").size() == units);
  }
}

TEST_CASE("Shards: a full disk is one line, and no half of a file", "[cli]") {
  TemporaryFolder folder;
  std::string big;
  for (size_t i = 0; i < 1000; ++i)
    big += "// A long line that is not about anything at all.\n";
  folder.write("in/big.cu", big + code);
  for (size_t i = 0; i < 2000; ++i)
    big += "void f" + std::to_string(i) + "() { cudaDeviceSynchronize(); }\n";
  folder.write("in/calls.cu", big);
  ProgramResult full = runTranship(folder, {"--shard", "1/1", "--export-edits", "/dev/full", "in"});
  INFO(full.out << full.err);
  CHECK(isToolFailure(full));
  CHECK(llvm::StringRef(full.err).contains("/dev/full': No space left on device"));
  // No file may grow beyond 16 blocks of 512 bytes.
  ProgramResult limited = runShell(
      folder, "ulimit -f 16; exec \"$0\" --cache-dir=cache --shard 1/1 --export-edits part in");
  INFO(limited.err);
  CHECK(isToolFailure(limited));
  for (const std::string &file : folder.list())
    CHECK_FALSE(llvm::StringRef(file).starts_with("part"));
  REQUIRE(runTranship(folder, {"--shard", "1/1", "--export-edits", "part", "in"}).exitCode == 0);
  limited = runShell(folder, "ulimit -f 16; exec \"$0\" apply part --cache-dir=cache -o out");
  INFO(limited.err);
  CHECK(isToolFailure(limited));
  CHECK(llvm::StringRef(limited.err).contains("out/big.hip"));
  CHECK(folder.list("out").empty());
  ProgramResult toStdout = runShell(folder, "\"$0\" apply part --diff > /dev/full");
  INFO(toStdout.err);
  CHECK(toStdout.exitCode == 2);
  CHECK(llvm::StringRef(toStdout.err).contains("standard output': No space left on device"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Process.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

#include <csignal>
#include <fstream>
#include <mutex>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tranship;
using End = ProcessResult::End;
using namespace std::chrono_literals;

namespace {

/// A shell script and where its output goes.
struct Script {
  TemporaryFolder folder;
  ProcessCommand command;

  explicit Script(const std::string &text) {
    command.arguments = {"sh", folder.write("script", text)};
    command.folder = folder.path();
    command.stdoutFile = folder.path("out");
    command.stderrFile = folder.path("err");
  }

  ProcessResult run() {
    llvm::Expected<ProcessResult> result = runProcess(command);
    if (!result)
      FAIL(messageOf(result.takeError()));
    return *result;
  }
  std::string out() { return folder.read("out"); }

  /// Processes that still have the script among their arguments.
  int survivors() {
    int count = 0;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator i("/proc", error), end; i != end && !error;
         i.increment(error)) {
      // A process may end between being listed and being read.
      std::stringstream text;
      text << std::ifstream(i->path() + "/cmdline").rdbuf();
      count += llvm::StringRef(text.str()).contains(folder.path("script"));
    }
    return count;
  }
};

bool isRunning(llvm::StringRef pid) {
  int number = 0;
  REQUIRE_FALSE(pid.trim().getAsInteger(10, number));
  return kill(number, 0) == 0;
}

/// One pid a line.
int running(llvm::StringRef pids) {
  int count = 0;
  while (!pids.trim().empty()) {
    auto [line, rest] = pids.split('\n');
    count += isRunning(line);
    pids = rest;
  }
  return count;
}

} // namespace

TEST_CASE("A program gets its arguments, folder, environment and input", "[process]") {
  Script script("echo \"$1|$2|$COLOUR|$PWD\"; cat; echo oops >&2; exit 3");
  script.command.arguments.insert(script.command.arguments.end(), {"two words", "$HOME;*"});
  script.command.environment = {"COLOUR=a=b"};
  script.command.stdinFile = script.folder.write("in", "input\n");
  ProcessResult result = script.run();
  CHECK(result.end == End::Exited);
  CHECK(result.code == 3);
  CHECK_FALSE(result.good());
  CHECK(result.str() == "exit code 3");
  CHECK(script.out() == "two words|$HOME;*|a=b|" + script.folder.path() + "\ninput\n");
  CHECK(script.folder.read("err") == "oops\n");
}

TEST_CASE("Without input there is nothing to read", "[process]") {
  Script script("cat; echo done");
  CHECK(script.run().good());
  CHECK(script.out() == "done\n");
}

TEST_CASE("Output is kept byte by byte", "[process]") {
  Script script("printf '\\000\\377\\001\\r\\n\\200'");
  CHECK(script.run().good());
  CHECK(script.out() == std::string("\0\xff\x01\r\n\x80", 6));
}

TEST_CASE("A program that is killed says by what", "[process]") {
  Script script("kill -SEGV $$");
  ProcessResult result = script.run();
  CHECK(result.end == End::Signalled);
  CHECK(result.code == SIGSEGV);
  CHECK(result.str() == "killed by signal 11 (Segmentation fault)");
}

TEST_CASE("A program that hangs is ended, with what it started", "[process]") {
  Script script("sleep 1000 & echo $!; echo $$; wait");
  script.command.limits.time = 300ms;
  ProcessResult result = script.run();
  CHECK(result.end == End::TimedOut);
  CHECK(result.str() == "did not end within 0.3 s");
  CHECK(llvm::StringRef(script.out()).count('\n') == 2);
  CHECK(running(script.out()) == 0);
}

TEST_CASE("A program that ignores signals is ended", "[process]") {
  Script script("trap '' TERM INT HUP; while :; do sleep 1; done");
  script.command.limits.time = 300ms;
  CHECK(script.run().end == End::TimedOut);
  CHECK(script.survivors() == 0);
}

TEST_CASE("Nothing stays behind a program that ends", "[process]") {
  // In its group, out of its session, and orphaned before the program ends.
  Script script("sleep 1000 & echo $!\n"
                "setsid sleep 1000 & echo $!\n"
                "setsid sh -c 'setsid sleep 1000 & echo $!'\n"
                "exit 0\n");
  ProcessResult result = script.run();
  CHECK(result.good());
  CHECK(llvm::StringRef(script.out()).count('\n') == 3);
  CHECK(running(script.out()) == 0);
}

TEST_CASE("A program that flees into new sessions is caught", "[process]") {
  Script script("[ $# -gt 0 ] || echo begun\nsetsid sh \"$0\" again &\n");
  script.command.limits.time = 500ms;
  CHECK(script.run().end == End::Exited); // each generation lets the next one go on alone
  CHECK(script.out() == "begun\n");
  CHECK(script.survivors() == 0);
}

TEST_CASE("Output without end is cut", "[process]") {
  Script script("yes");
  script.command.limits.outputBytes = 100'000;
  ProcessResult result = script.run();
  CHECK(result.end == End::TooMuchOutput);
  CHECK(result.str() == "wrote more than 100000 bytes to stdout (`output` of `limits`)");
  CHECK(script.out().size() == 100'000);
  CHECK(script.survivors() == 0);
}

TEST_CASE("Both streams have a limit, and what fits in is no excess", "[process]") {
  Script fits("head -c 5000 /dev/zero; head -c 5000 /dev/zero >&2");
  fits.command.limits.outputBytes = 5000;
  CHECK(fits.run().good());
  Script exceeds("head -c 8193 /dev/zero >&2");
  exceeds.command.limits.outputBytes = 8192;
  CHECK(exceeds.run().str() == "wrote more than 8kB to stderr (`output` of `limits`)");
}

TEST_CASE("Files have a limit", "[process]") {
  Script script("exec head -c 1000000 /dev/zero >file");
  script.command.limits.fileBytes = 10'000;
  CHECK(script.run().str() == "wrote more than 10000 bytes to a file (`file` of `limits`)");
  CHECK(script.folder.read("file").size() == 10'000);
  script.command.watchedFolders = {script.folder.path()};
  CHECK(script.run().str() == "wrote more than 10000 bytes to the file file (`file` of `limits`)");
  // Whoever does not look at the error ends well, and the file is cut all the same.
  script.folder.write("script",
                      "mkdir -p a/b; head -c 1000000 /dev/zero >a/b/large; rm -f file; true");
  CHECK(script.run().end == End::FileTooLarge);
  script.folder.write("script", "rm -r a; head -c 9999 /dev/zero >file");
  CHECK(script.run().good());
}

TEST_CASE("All files together have a limit", "[process]") {
  Script script("mkdir a; i=0; while :; do i=$((i + 1)); head -c 50000 /dev/zero >a/$i; done");
  script.folder.write("input/file", std::string(300'000, 'x'));
  script.command.folder = script.folder.makeFolder("run");
  script.command.watchedFolders = {script.folder.path("run"), script.folder.path("input")};
  script.command.limits.filesBytes = 1u << 20;
  ProcessResult result = script.run();
  CHECK(result.end == End::FilesTooLarge);
  CHECK(llvm::StringRef(result.str())
            .starts_with("wrote more than 1MB of files (`files` of `limits`); the largest is "));
  CHECK(script.survivors() == 0);
  // One that is done before somebody looks; empty files, holes and links.
  auto endOf = [&](const std::string &text) {
    script.command.folder = script.folder.makeFolder("run" + std::to_string(text.size()));
    script.command.watchedFolders = {script.command.folder};
    script.folder.write("script", text);
    return script.run().end;
  };
  CHECK(endOf("head -c 2000000 /dev/zero >a") == End::FilesTooLarge);
  CHECK(endOf("i=0; while [ $i -lt 300 ]; do i=$((i + 1)); : >$i; done") == End::FilesTooLarge);
  CHECK(endOf("mkdir a; : >a/b; chmod 0 a; ln -s / root; head -c 500000 /dev/zero >b") ==
        (geteuid() ? End::FilesHidden : End::Exited));
  CHECK(endOf("i=0; while [ $i -lt 120 ]; do i=$((i + 1)); mkdir d && cd d; done") ==
        End::FilesHidden);
  (void)chmod((script.command.folder + "/a").c_str(), 0700); // so that it can be removed
  CHECK(endOf("truncate -s 3000000 hole; ln -s /usr usr") == End::Exited);
}

TEST_CASE("Memory has a limit", "[process]") {
  // tail has to keep what it may have to print.
  Script script("head -c 300M /dev/zero | tail -c 200M | wc -c");
  CHECK(script.run().good());
  CHECK(llvm::StringRef(script.out()).trim() == "209715200");
  script.command.limits.memoryBytes = 64u << 20;
  (void)script.run();
  CHECK(llvm::StringRef(script.out()).trim() == "0");
}

TEST_CASE("What cannot be started is an error", "[process]") {
  Script script("");
  script.command.arguments = {"no-such-program-anywhere"};
  CHECK(messageOf(runProcess(script.command).takeError()) ==
        "no-such-program-anywhere: no such program in PATH");
  script.command.arguments = {"./nothing"};
  CHECK(messageOf(runProcess(script.command).takeError()) ==
        "./nothing in " + script.folder.path() + ": No such file or directory");
  script.command.arguments = {"true"};
  script.command.folder = script.folder.path("nowhere");
  CHECK(llvm::StringRef(messageOf(runProcess(script.command).takeError()))
            .ends_with("nowhere: No such file or directory"));
  script.command.stdinFile = script.folder.path("missing");
  CHECK(llvm::StringRef(messageOf(runProcess(script.command).takeError())).contains("missing"));
}

TEST_CASE("Programs run side by side", "[process]") {
  std::vector<std::thread> threads;
  int good = 0;
  std::mutex mutex;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&, i] {
      Script script("sleep 0.1; echo " + std::to_string(i));
      llvm::Expected<ProcessResult> result = runProcess(script.command);
      bool isGood = bool(result) && result->good() && script.out() == std::to_string(i) + "\n";
      if (!result)
        llvm::consumeError(result.takeError());
      std::lock_guard lock(mutex);
      good += isGood;
    });
  for (std::thread &thread : threads)
    thread.join();
  CHECK(good == 8);
}

TEST_CASE("A program ends when tranship is killed", "[process]") {
  Script script("echo begun; setsid sleep 1000 & sleep 1000");
  script.command.limits.time = 100s;
  pid_t tool = fork();
  if (tool == 0) {
    llvm::consumeError(runProcess(script.command).takeError());
    _exit(0);
  }
  auto becomes = [&](auto condition) {
    for (int i = 0; i < 1000 && !condition(); ++i)
      std::this_thread::sleep_for(10ms);
    return condition();
  };
  REQUIRE(becomes([&] { return script.folder.has("out") && script.out() == "begun\n"; }));
  REQUIRE(kill(tool, SIGKILL) == 0);
  REQUIRE(waitpid(tool, nullptr, 0) == tool);
  CHECK(becomes([&] { return script.survivors() == 0; }));
}

TEST_CASE("An interrupt ends what runs and starts nothing more", "[process]") {
  Script script("echo begun; setsid sleep 1000 & sleep 1000");
  script.command.limits.time = 100s;
  std::string notes = script.folder.path("notes");
  pid_t tool = fork(); // an interrupt is for good
  if (tool == 0) {
    std::signal(SIGINT, [](int) { interruptProcesses(); });
    std::ofstream stream(notes);
    stream << messageOf(runProcess(script.command).takeError()) << "\n";
    stream << messageOf(runProcess(script.command).takeError()) << "\n";
    stream.close();
    _exit(0);
  }
  for (int i = 0; i < 1000 && !(script.folder.has("out") && script.out() == "begun\n"); ++i)
    std::this_thread::sleep_for(10ms);
  REQUIRE(kill(tool, SIGINT) == 0);
  REQUIRE(waitpid(tool, nullptr, 0) == tool);
  CHECK(script.folder.read("notes") == "interrupted\ninterrupted\n");
  CHECK(script.survivors() == 0);
}

TEST_CASE("Programs are looked up in PATH", "[process]") {
  CHECK(llvm::StringRef(programInPath("sh")).ends_with("/sh"));
  CHECK(programInPath("no-such-program").empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Verification.h"

#include "support/ScriptBackend.h"
#include "support/Test.h"
#include "verify/report/VerifyReport.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;
using namespace tranship::verify;
using namespace std::chrono_literals;

namespace {

Strings verifyOnCpu(const std::string &original, const std::string &port) {
  ScriptedVerification scripted(original, port);
  return linesOf(scripted.run({&scripted.cpu}));
}

} // namespace

TEST_CASE("Two sides that agree pass", "[verify]") {
  CHECK(verifyOnCpu("echo sum 1.5", "echo sum 1.5") ==
        Strings{"cpu passed: stdout: 1 number agrees"});
}

TEST_CASE("An original that needs zeros in new memory is run with them, and so is its port",
          "[verify]") {
  const std::string needy = "test \"$ZEROS\" || exit 1; echo 1";
  CHECK(
      verifyOnCpu(needy, needy) ==
      Strings{
          "cpu passed: stdout: 1 number agrees; new memory held zeros, without which the original "
          "fails: it reads memory that it has not written (--checked names the line)"});
}

TEST_CASE("Of two backends on the CPU that disagree, it is told where to look", "[verify]") {
  bool inStep = false;
  auto cause = [&](Outcome cpu, Outcome amdIr) {
    Verification verification;
    verification.lockstep = inStep;
    verification.backends = {{"cpu", std::move(cpu)}, {"hip-amd-ir", std::move(amdIr)}};
    return verification.causeOfDisagreement();
  };
  Failed differs{{{"hip-amd-ir for gfx90a, stdout", "1 number differs"}}};
  Failed noBuild{{{"build", "no header"}}};
  CHECK(llvm::StringRef(cause(Passed{}, differs)).contains("with tranship's HIP headers (cpu)"));
  CHECK(llvm::StringRef(cause(Passed{}, differs)).contains("try --lockstep"));
  inStep = true;
  CHECK(!llvm::StringRef(cause(Passed{}, differs)).contains("--lockstep"));
  CHECK(llvm::StringRef(cause(differs, Passed{})).contains("with HIP's own headers"));
  CHECK(cause(Passed{}, Passed{}).empty());
  CHECK(cause(differs, differs).empty());
  CHECK(cause(Passed{}, noBuild).empty());
  CHECK(cause(Passed{}, Skipped{"no HIP headers"}).empty());
}

TEST_CASE("Agreement is told with the errors that no run reached", "[verify]") {
  ScriptedVerification scripted("echo sum 1.5", "echo sum 1.5");
  scripted.job.origin.errors = {"a.cu:1:2: no such name", "a.cu:3:4: nor that"};
  Verification verification = scripted.run({&scripted.cpu, &scripted.cuda});
  CHECK(linesOf(verification) ==
        Strings{"cpu passed: stdout: 1 number agrees, but the translation left 2 errors",
                "cuda passed: runs"});
  scripted.job.scrutiny.compileOnly = true;
  CHECK(linesOf(scripted.run({&scripted.cpu})) ==
        Strings{"cpu passed: both sides compile, but the translation left 2 errors"});
}

TEST_CASE("That nothing differs where nothing was compared is no success", "[verify]") {
  CHECK(
      verifyOnCpu("exit 0", "exit 0") ==
      Strings{"cpu skipped: stdout: nothing was compared; only how the program ended was compared; "
              "list what to compare under `outputs` in a manifest, or write `outputs: []` if "
              "this is enough; --trace-kernels compares what kernels write"});
  // Only what is not compared.
  CHECK(llvm::StringRef(verifyOnCpu("echo 0x7ffd1234567$REPEAT", "echo 0x7ffe87654321").front())
            .starts_with("cpu skipped: stdout: nothing was compared, 1 not compared"));
  // An address would not be the same in all runs of the original.
  CHECK(llvm::StringRef(verifyOnCpu("echo 0x7ffd12345678", "echo 0x7ffe87654321").front())
            .starts_with("cpu failed: cpu at width 32, stdout: 1 of 1 numbers differ"));
  CHECK(llvm::StringRef(verifyOnCpu("exit 0", "echo 1").front()).starts_with("cpu failed"));
  CHECK(llvm::StringRef(verifyOnCpu("echo .X.", "echo .X.").front()).starts_with("cpu passed"));
}

TEST_CASE("How programs end is enough where it tells something, or is all that is asked",
          "[verify]") {
  auto verified = [](const char *manifest, const std::string &script, bool hasRunner) {
    ScriptedVerification scripted(script, script);
    scripted.readManifest(manifest);
    if (hasRunner)
      scripted.job.runners.allowed["cpu"] = {"true"};
    return linesOf(scripted.run({&scripted.cpu})).front();
  };
  const char *asked = "outputs: []", *telling = "cases: [{name: a, exit-code: 3}]";
  CHECK(verified(asked, "exit 0", false) == "cpu passed: only how the program ended was compared");
  CHECK(verified(telling, "exit 3", false) ==
        "cpu passed: stdout: nothing was compared; only how the program ended was compared");
  // It ran neither side.
  CHECK(verified(asked, "echo 1", true) ==
        "cpu skipped: only how the program ended was compared, and the runner may not have run it");
  CHECK(llvm::StringRef(verified("repeats: 1", "echo 1", true)).starts_with("cpu skipped"));
  CHECK(llvm::StringRef(verified(telling, "exit 3", true)).starts_with("cpu skipped"));
}

TEST_CASE("What differs at one width fails with its evidence", "[verify]") {
  CHECK(verifyOnCpu("echo sum 32", "echo sum $WIDTH") ==
        Strings{"cpu failed: cpu at width 64, stdout: 1 of 1 numbers differ; first: line 1, number "
                "1: 32 against 64 (off by 32, relative 0.5)"});
}

TEST_CASE("How a port ends is evidence", "[verify]") {
  CHECK(verifyOnCpu("echo 1", "echo 1; echo bad luck >&2; exit 3").front() ==
        "cpu failed: cpu at width 32, run: exit code 3: bad luck; cpu at width 64, run: exit code "
        "3: bad luck");
  CHECK(llvm::StringRef(verifyOnCpu("echo 1", "echo 1; kill -SEGV $$").front())
            .contains("killed by signal 11"));
  CHECK(llvm::StringRef(verifyOnCpu("echo 1", "echo 1; echo bad luck; echo ====; exit 3").front())
            .contains("exit code 3: bad luck"));
}

TEST_CASE("An original that fails shows nothing", "[verify]") {
  CHECK(verifyOnCpu("echo usage: a N >&2; exit 1", "exit 1") ==
        Strings{"cpu skipped: the original fails (cpu at width 32): exit code 1: usage: a N; "
                "it was started without arguments: pass them with --args 'ARGUMENTS', or list "
                "them under `cases` in a verify.yaml"});
  CHECK(verifyOnCpu("# unbuildable", "exit 0") ==
        Strings{"cpu skipped: the original does not build: a.cu:1: error: no"});
}

TEST_CASE("A port that nothing can be said of is not run", "[verify]") {
  ScriptedVerification scripted("exit 1", "echo 1");
  Verification alone = scripted.run({&scripted.cpu});
  for (const JudgedVariant &one : alone.results)
    CHECK(one.runs.runs.empty() == (one.runs.side == Side::Port));
  // On the other backend the original may do better.
  ScriptedVerification both("[ $WIDTH ] && exit 1; echo 1", "echo 1");
  Verification result = both.run({&both.cpu, &both.cuda, &both.hip});
  CHECK(linesOf(result).front() == "cpu passed: stdout: 1 number agrees");
}

TEST_CASE("A port that does not build fails", "[verify]") {
  CHECK(verifyOnCpu("echo 1", "# unbuildable") == Strings{"cpu failed: build: a.hip:1: error: no"});
}

TEST_CASE("Headers of HIP that are older than the translation may be why it does not build",
          "[verify]") {
  auto linesFor = [](std::optional<Version> translatedFor) {
    ScriptedVerification scripted("echo 1", "# unbuildable");
    scripted.machine.hip = {6, 4, 3};
    scripted.job.origin.hipVersion = translatedFor;
    return linesOf(scripted.run({&scripted.hip}));
  };
  std::string failed = "hip-amd failed: build: a.hip:1: error: no";
  CHECK(linesFor(Version{7, 2, 0}) ==
        Strings{failed + "; HIP: translated for HIP 7.2, but this is HIP 6.4.3; "
                         "--hip-version=6.4 translates for it and reports what it lacks"});
  CHECK(linesFor(Version{6, 4, 0}) == Strings{failed});
  CHECK(linesFor(std::nullopt) == Strings{failed});
}

TEST_CASE("What a machine lacks is a reason to skip", "[verify]") {
  ScriptedVerification scripted("echo 1", "echo 1");
  scripted.cuda.cannotRun = "no NVIDIA GPU";
  scripted.hip.cannotBuild = "no compiler";
  CHECK(linesOf(scripted.run({&scripted.cpu, &scripted.cuda, &scripted.hip})) ==
        Strings{"cpu passed: stdout: 1 number agrees", "cuda skipped: no NVIDIA GPU",
                "hip-amd skipped: no compiler"});
}

TEST_CASE("A port needs something to be held against", "[verify]") {
  ScriptedVerification scripted("echo 1", "echo 1");
  CHECK(linesOf(scripted.run({&scripted.hip})) ==
        Strings{"hip-amd skipped: there is nothing to compare it with: no backend ran the original "
                "(cpu and cuda can), and there is no recording"});
  ScriptedVerification both("echo 1", "echo 1");
  Verification result = both.run({&both.cuda, &both.hip});
  CHECK(linesOf(result) == Strings{"cuda passed: runs", "hip-amd passed: stdout: 1 number agrees"});
  CHECK(result.results[1].reference == "original, cuda");
}

TEST_CASE("The closest original is the reference", "[verify]") {
  ScriptedVerification scripted("echo $WIDTH", "echo ${WIDTH:-0}");
  Verification result = scripted.run({&scripted.cpu, &scripted.cuda, &scripted.hip});
  for (const JudgedVariant &one : result.results)
    if (one.runs.side == Side::Port)
      CHECK(one.reference ==
            (one.runs.isEmulated ? "original, cpu at width 32" : "original, cuda"));
}

TEST_CASE("What differs from run to run is not the port's fault", "[verify]") {
  CHECK(verifyOnCpu("echo 1.5 $REPEAT", "echo 1.5 7").front() ==
        "cpu passed: stdout: 1 number agrees, 1 not compared (line 1) (elsewhere, the reference "
        "itself differs from run to run)");
  CHECK(llvm::StringRef(verifyOnCpu("echo seed $REPEAT", "echo seed 7").front())
            .starts_with("cpu skipped: nondeterminism"));
  // Nothing else is there that could agree.
  CHECK(verifyOnCpu("echo $REPEAT", "echo 7").front() ==
        "cpu skipped: nondeterminism; stdout: 1 of 1 numbers differ; first: line 1, number 1: 0 "
        "against 7 (off by 7, relative 1) (the reference itself differs there from run to "
        "run)");
  // The last digits only: the first ones have to be near those.
  CHECK(llvm::StringRef(
            verifyOnCpu("echo n 5; echo 184.9${REPEAT}1", "echo n 5; echo 184.955").front())
            .starts_with("cpu passed: stdout: 1 number agrees, 1 not compared"));
  CHECK(llvm::StringRef(
            verifyOnCpu("echo n 5; echo 184.9${REPEAT}1", "echo n 5; echo 1849.11").front())
            .starts_with("cpu failed: cpu at width 32, stdout: 1 of 2 numbers differ; first: line "
                         "2, number 1: 184.901 to 184.921 from run to run against 1849.11"));
  // The first number is the same in all runs of the original.
  CHECK(llvm::StringRef(verifyOnCpu("echo 1.5 $REPEAT", "echo 2.5 7").front())
            .starts_with("cpu failed: cpu at width 32, stdout: 1 of 2 numbers differ; first: line "
                         "1, number 1: 1.5 against 2.5"));
  // The last printed digit, in some runs of the port only.
  CHECK(llvm::StringRef(
            verifyOnCpu("echo n 5; echo 0.000000",
                        "echo n 5; test ${REPEAT:-0} = 0 && echo 0.000001 || echo 0.000000")
                .front())
            .starts_with("cpu skipped: nondeterminism; stdout: 1 of 2 numbers differ"));
  // The original is stable, the port is not.
  CHECK(llvm::StringRef(verifyOnCpu("echo 1.5 0", "echo 1.5 $REPEAT").front())
            .contains("(in 2 of 3 runs)") == false); // a first run that agrees is not repeated
}

TEST_CASE("Lines may change places if the original's do", "[verify]") {
  std::string threads = "[ $REPEAT = 1 ] && echo b 2; echo a 1; [ $REPEAT = 1 ] || echo b 2";
  CHECK(verifyOnCpu(threads, "echo b 2; echo a 1").front() ==
        "cpu passed: stdout: 2 numbers agree (elsewhere, the reference itself differs from "
        "run to run)");
  CHECK(llvm::StringRef(verifyOnCpu(threads, "echo b 3; echo a 1").front())
            .starts_with("cpu failed: cpu at width 32, stdout: 1 of 2 numbers differ; first: line "
                         "2, number 1: 2 against 3"));
  CHECK(llvm::StringRef(verifyOnCpu("echo a 1; echo b 2", "echo b 2; echo a 1").front())
            .starts_with("cpu failed"));
}

TEST_CASE("All runs find themselves at the same place", "[verify]") {
  CHECK(llvm::StringRef(verifyOnCpu("echo $0; pwd; echo $TRANSHIP_BUFFERS",
                                    "echo $0; pwd; echo $TRANSHIP_BUFFERS")
                            .front())
            .starts_with("cpu passed"));
}

TEST_CASE("A manifest asks for repeats", "[verify]") {
  ScriptedVerification scripted("echo 1.5 0", "echo 1.5 $REPEAT");
  scripted.readManifest("repeats: 3");
  CHECK(
      llvm::StringRef(linesOf(scripted.run({&scripted.cpu})).front()).contains("(in 2 of 3 runs)"));
}

TEST_CASE("Cases have arguments, input, files and exit codes", "[verify]") {
  std::string script = "read line; echo \"$1 $line $COLOUR $(cat data/in.txt)\"\n"
                       "echo 1 2 3 >out.txt; printf '\\000\\000\\200\\077' >out.bin\n"
                       "printf 'abcd' >$TRANSHIP_BUFFERS/y; echo noise $WIDTH >&2; exit 3\n";
  ScriptedVerification scripted(script, script);
  scripted.readManifest(R"(
cases:
- name: a
  arguments: [hello]
  stdin: stdin.txt
  inputs: [data]
  environment: {COLOUR: red}
  exit-code: 3
  outputs:
  - {stream: stdout}
  - {file: out.txt}
  - {file: out.bin, type: f32}
  - {buffer: y, type: u8}
)");
  scripted.folder.write("program/stdin.txt", "typed\n");
  scripted.folder.write("program/data/in.txt", "read\n");
  Verification result = scripted.run({&scripted.cpu});
  CHECK(summaryOf(result.backends[0].outcome) ==
        "stdout: the text agrees; file out.txt: 3 numbers agree; file out.bin: 1 number agrees; "
        "buffer y: 4 numbers agree");
  CHECK(readFile(result.results[1].runs.runs[0].outputs.at("stdout")) == "hello typed red read\n");
}

TEST_CASE("Runs find modules and sources of their own side", "[verify]") {
  std::string script = "cat kernels/k.fatbin read/r.cu";
  ScriptedVerification scripted(script, script);
  scripted.folder.write("program/k.cu", "1\n");
  scripted.folder.write("program/r.cu", "2\n");
  scripted.folder.write("port/k.hip", "1\n");
  scripted.folder.write("port/r.hip", "3\n");
  scripted.job.original.modules = {{"kernels/k.fatbin", "k.cu"}};
  scripted.job.original.runtimeSources = {{"read/r.cu", "r.cu"}};
  scripted.job.port.modules = {{"kernels/k.fatbin", "k.hip"}};
  scripted.job.port.runtimeSources = {{"read/r.cu", "r.hip"}};
  Verification result = scripted.run({&scripted.cpu});
  CHECK(readFile(result.results[0].runs.runs[0].outputs.at("stdout")) == "module\n1\n2\n");
  CHECK(readFile(result.results[1].runs.runs[0].outputs.at("stdout")) == "module\n1\n3\n");
}

TEST_CASE("Outputs that are not there are told", "[verify]") {
  ScriptedVerification port("echo 1 >out.txt", "exit 0");
  port.readManifest("outputs: [{file: out.txt}]");
  CHECK(linesOf(port.run({&port.cpu})).front() ==
        "cpu failed: cpu at width 32, file out.txt: was not written; cpu at width 64, file "
        "out.txt: was not written");
  ScriptedVerification original("exit 0", "echo 1 >out.txt");
  original.readManifest("outputs: [{file: out.txt}]");
  CHECK(linesOf(original.run({&original.cpu})).front() ==
        "cpu skipped: the original fails (cpu at width 32): file out.txt was not written");
}

TEST_CASE("Outputs and inputs are not followed out of their folders", "[verify]") {
  ScriptedVerification scripted("ln -s /etc/passwd out.txt", "ln -s /etc/passwd out.txt");
  scripted.readManifest("outputs: [{file: out.txt}]");
  CHECK(linesOf(scripted.run({&scripted.cpu})).front() ==
        "cpu skipped: the original fails (cpu at width 32): file out.txt was not written");
  ScriptedVerification input("cat in.txt", "cat in.txt");
  input.readManifest("cases: [{name: a, inputs: [in.txt]}]");
  input.folder.makeLink("/etc/passwd", "program/in.txt");
  CHECK_THROWS_WITH(input.run({&input.cpu}),
                    Catch::Contains("in.txt: no such file below the manifest's folder"));
}

TEST_CASE("Limits of the manifest hold for each run", "[verify][slow]") {
  ScriptedVerification scripted("echo 1", "yes");
  scripted.readManifest("limits: {output: 64kB}\ntimeout: 20");
  CHECK(llvm::StringRef(linesOf(scripted.run({&scripted.cpu})).front())
            .starts_with("cpu failed: cpu at width 32, run: wrote more than 64kB to stdout "
                         "(`output` of `limits`)"));
  ScriptedVerification files("echo 1", "echo 1; head -c 200000 /dev/zero >big");
  files.readManifest("limits: {file: 64kB}");
  CHECK(llvm::StringRef(linesOf(files.run({&files.cpu})).front())
            .contains("wrote more than 64kB to the file big"));
  ScriptedVerification many("echo 1", "echo 1; head -c 90000 /dev/zero | tee $TMPDIR/b >a");
  many.readManifest("limits: {files: 128kB}");
  CHECK(llvm::StringRef(linesOf(many.run({&many.cpu})).front())
            .contains("wrote more than 128kB of files"));
  ScriptedVerification slow("echo 1", "sleep 100");
  slow.readManifest("timeout: 3"); // a tenth is enough for an echo on a busy machine
  CHECK(llvm::StringRef(linesOf(slow.run({&slow.cpu})).front())
            .starts_with("cpu failed: cpu at width 32, run: did not end within 3 s"));
}

TEST_CASE("A port that is a little too slow for the limit shows nothing", "[verify]") {
  ScriptedVerification slow("sleep 0.3; echo 1", "sleep 1.2; echo 1");
  slow.readManifest("timeout: 1");
  std::string line = linesOf(slow.run({&slow.cpu})).front();
  CHECK(llvm::StringRef(line).starts_with(
      "cpu skipped: not comparable; run: did not end within 1 s, and the original takes 0.3"));
  CHECK(llvm::StringRef(line).ends_with("s; try a longer `timeout`"));
}

TEST_CASE("A program that removes what it runs in fails, and the other runs go on", "[verify]") {
  Strings lines = verifyOnCpu("echo 1", "echo 1; rm -rf ../* ./*");
  REQUIRE(lines.size() == 1);
  CHECK(llvm::StringRef(lines.front())
            .starts_with("cpu failed: cpu at width 32, run: removed the folder that it ran in, or "
                         "its captured output"));
}

TEST_CASE("Several cases are told apart", "[verify]") {
  ScriptedVerification scripted("echo $1", "echo ${1#-}");
  scripted.readManifest("cases:\n- {name: plus, arguments: ['5']}\n"
                        "- {name: minus, arguments: ['-5']}");
  Verification result = scripted.run({&scripted.cuda, &scripted.hip});
  CHECK(linesOf(result) ==
        Strings{"cuda passed: runs",
                "hip-amd failed: minus, stdout: 1 of 1 numbers differ; first: line 1, number 1: -5 "
                "against 5 (off by 10, relative 2)"});
  CHECK(result.failed());
}

TEST_CASE("Notes name the case where there are several", "[verify]") {
  std::string race =
      "echo 'tranship-emulator: race: kernel k: a.cu:3: block (0,0,0)' >&2; echo 1\n";
  auto noteOf = [&](const char *manifest) {
    ScriptedVerification scripted(race, race);
    scripted.readManifest(manifest);
    std::string text = textReport(scripted.run({&scripted.cpu}), {}, {});
    return text.substr(text.find("note: "));
  };
  CHECK(llvm::StringRef(noteOf("cases: [{name: a}]"))
            .starts_with("note: original, cpu at width 32: race: "));
  std::string both = noteOf("cases: [{name: a}, {name: b}]");
  CHECK(llvm::StringRef(both).starts_with("note: a, original, cpu at width 32: race: "));
  CHECK(llvm::StringRef(both).contains("note: b, original, cpu at width 32: race: "));
}

TEST_CASE("What the emulator reports of the port alone is evidence", "[verify]") {
  std::string race =
      "echo 'tranship-emulator: race: kernel k: a.cu:3: block (0,0,0)' >&2; echo 1\n";
  CHECK(verifyOnCpu(race, race) == Strings{"cpu passed: stdout: 1 number agrees"});
  CHECK(verifyOnCpu("echo 1", race).front() ==
        "cpu failed: cpu at width 32, emulator: race: kernel k: a.cu:3: block (0,0,0); cpu at "
        "width 64, emulator: race: kernel k: a.cu:3: block (0,0,0)");
}

TEST_CASE("What differs and was not compared is said", "[verify]") {
  auto verified = [](const std::string &original, const std::string &port) {
    return verifyOnCpu("echo 1; " + original, "echo 1; " + port).front();
  };
  CHECK(verified("echo 41 >&2; echo 5 ms > file", "echo 42 >&2; echo 6 ms > file") ==
        "cpu passed: stdout: 1 number agrees; stderr differs and was not compared: 1 of 1 numbers "
        "differ; first: line 1, number 1: 41 against 42 (off by 1, relative 0.024)");
  CHECK(verified("mkdir a; echo 7 > a/b", "mkdir a; echo 8 > a/b; echo 9 > more") ==
        "cpu passed: stdout: 1 number agrees; file a/b differs and was not compared: 1 of 1 "
        "numbers differ; first: line 1, number 1: 7 against 8 (off by 1, relative 0.12); file more "
        "differs and was not compared: only the port wrote it");
  CHECK(verified("printf 'a\\0b' > x", "printf 'a\\0c' > x") ==
        "cpu passed: stdout: 1 number agrees; file x differs and was not compared: other bytes");
  CHECK(verified("printf 'a\\0b' > x", "printf 'a\\0b' > x") ==
        "cpu passed: stdout: 1 number agrees");
}

TEST_CASE("Files count for programs that print nothing else", "[verify]") {
  CHECK(verifyOnCpu("echo 7 > out", "echo 7 > out").front() ==
        "cpu passed: stdout: nothing was compared; file out: 1 number agrees");
  CHECK(llvm::StringRef(verifyOnCpu("echo 7 > out", "echo 8 > out").front())
            .starts_with("cpu failed: cpu at width 32, file out: 1 of 1 numbers differ"));
  CHECK(llvm::StringRef(verifyOnCpu("echo $REPEAT > out", "echo 9 > out").front())
            .starts_with("cpu skipped"));
  // Which bytes of a file are numbers is not known, and not all of them need be a result.
  CHECK(llvm::StringRef(verifyOnCpu("printf 'a\\0b' > x", "printf 'a\\0c' > x").front())
            .starts_with("cpu skipped"));
}

TEST_CASE("A run with checks counts for what is reported in it only", "[verify]") {
  std::string race = "echo 1\n"
                     "if [ $CHECKED ]; then echo 2\n"
                     "echo 'tranship-emulator: race: kernel k: a.cu:3: block (0,0,0)' >&2; fi\n";
  auto verified = [&](bool checked, bool original) {
    ScriptedVerification scripted(original ? race : "echo 1", race);
    scripted.cpu.allowChecks();
    scripted.job.scrutiny.checked = checked;
    return scripted.run({&scripted.cpu});
  };
  CHECK(linesOf(verified(false, false)) == Strings{"cpu passed: stdout: 1 number agrees"});
  Verification portOnly = verified(true, false);
  CHECK(linesOf(portOnly) ==
        Strings{"cpu failed: cpu at width 32, emulator: race: kernel k: a.cu:3: block (0,0,0); "
                "cpu at width 64, emulator: race: kernel k: a.cu:3: block (0,0,0)"});
  Verification both = verified(true, true);
  CHECK(linesOf(both) == Strings{"cpu passed: stdout: 1 number agrees"});
  REQUIRE(both.results[0].runs.side == Side::Original);
  CHECK(both.results[0].reports.size() == 1);
  CHECK(both.results[0].checkedRun);
  CHECK(both.results[1].reports.empty());
  CHECK(both.builds.size() == 4);
}

TEST_CASE("In step all runs are made with checks", "[verify]") {
  ScriptedVerification scripted("echo ${LOCKSTEP:-0} $CHECKED", "echo ${LOCKSTEP:-0} $CHECKED");
  scripted.cpu.allowChecks();
  scripted.job.scrutiny.lockstep = true;
  Verification result = scripted.run({&scripted.cpu});
  CHECK(readFile(result.results[2].runs.runs[0].outputs.at("stdout")) == "1 1\n");
}

TEST_CASE("To compile only is an answer of its own", "[verify]") {
  ScriptedVerification scripted("echo 1", "# unbuildable");
  scripted.job.scrutiny.compileOnly = true;
  scripted.cuda.cannotRun = scripted.hip.cannotRun = "no GPU";
  Verification result = scripted.run({&scripted.cuda, &scripted.hip});
  CHECK(linesOf(result) ==
        Strings{"cuda passed: original compiles", "hip-amd failed: build: a.hip:1: error: no"});
  CHECK(result.results.empty());
}

TEST_CASE("A fault that both kinds of runs meet is told once, in the words of the checks",
          "[verify]") {
  std::string fault = "W='touches memory'; [ $CHECKED ] && W='writes 4 bytes'; echo 1\n"
                      "echo \"tranship-emulator: out-of-bounds: kernel k: a.cu:3: block (0,0,0) "
                      "lanes 0 of warp $CHECKED: $W\" >&2\n";
  ScriptedVerification scripted("echo 1", fault);
  scripted.cpu.allowChecks();
  scripted.job.scrutiny.checked = true;
  Verification verification = scripted.run({&scripted.cpu});
  CHECK(linesOf(verification) ==
        Strings{"cpu failed: cpu at width 32, emulator: out-of-bounds: kernel k: a.cu:3: block "
                "(0,0,0) lanes 0 of warp 1: writes 4 bytes; cpu at width 64, emulator: "
                "out-of-bounds: kernel k: a.cu:3: block (0,0,0) lanes 0 of warp 1: writes 4 "
                "bytes"});
}

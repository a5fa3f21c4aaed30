// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/Runner.h"

#include "support/ScriptBackend.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;
using namespace tranship::verify;

TEST_CASE("Without a runner the program is started itself", "[verify]") {
  StartedCommand started = startedBy({}, {"/p", "a b"}, {"X=1"}, "/f");
  CHECK(started.arguments == Strings{"/p", "a b"});
  CHECK(started.environment == Strings{"X=1"});
}

TEST_CASE("A runner stands in front", "[verify]") {
  StartedCommand started = startedBy({"srun", "--chdir={folder}"}, {"/p", "a b"}, {"X=1 2"}, "/f");
  CHECK(started.arguments == Strings{"srun", "--chdir=/f", "env", "X=1 2", "/p", "a b"});
  CHECK(started.environment.empty());
  CHECK(startedBy({"srun"}, {"/p"}, {}, "/f").arguments == Strings{"srun", "/p"});
}

TEST_CASE("A runner with a shell gets the command quoted", "[verify]") {
  StartedCommand started = startedBy({"ssh", "host", "cd {folder} && {command}"},
                                     {"/p", "a b", "it's", "$HOME", ""}, {"X=1"}, "/f");
  CHECK(started.arguments ==
        Strings{"ssh", "host", "cd /f && env X=1 /p 'a b' 'it'\\''s' '$HOME' ''"});
  CHECK(startedBy({"sh", "-c", "cd {folder} && {command}", "{folder}"}, {"/p"}, {}, "/a b")
            .arguments == Strings{"sh", "-c", "cd '/a b' && /p", "/a b"});
}

TEST_CASE("A runner that nobody has agreed to is not started", "[verify]") {
  ScriptedVerification scripted("echo 1", "echo 1");
  scripted.job.runners.refused["cpu"] = {"sh", "-c", "touch started; {command}"};
  CHECK(linesOf(scripted.run({&scripted.cpu, &scripted.cuda})) ==
        Strings{"cpu skipped: the manifest starts programs with `sh -c 'touch started; "
                "{command}'`; --allow-runners permits it",
                "cuda passed: runs"});
  CHECK_FALSE(llvm::StringRef(llvm::join(scripted.folder.list(), " ")).contains("started"));
  scripted.job.scrutiny.compileOnly = true;
  CHECK(linesOf(scripted.run({&scripted.cpu})) == Strings{"cpu passed: both sides compile"});
}

TEST_CASE("A runner starts the program", "[verify]") {
  ScriptedVerification scripted("echo ${VIA:-none} $WIDTH", "echo ${VIA:-none} $WIDTH");
  scripted.job.runners.allowed["cpu"] = {"sh", "-c",
                                         "cd {folder} && VIA=shell && export VIA && {command}"};
  Verification result = scripted.run({&scripted.cpu});
  CHECK(readFile(result.results[0].runs.runs[0].outputs.at("stdout")) == "shell 32\n");
  ScriptedVerification prefix("echo ${VIA:-none}", "echo ${VIA:-none}");
  prefix.job.runners.allowed["hip-amd"] = {"env", "VIA=prefix"};
  prefix.hip.cannotRun = "no GPU here"; // but perhaps there
  Verification there = prefix.run({&prefix.cuda, &prefix.hip});
  CHECK(readFile(there.results[1].runs.runs[0].outputs.at("stdout")) == "prefix\n");
}

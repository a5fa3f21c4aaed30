// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify` as users call it. Tests that need a compiler use the cpu backend, which the
// same build makes.
#include "support/Test.h"
#include "support/VerifyCommand.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

#include <cstdlib>

using namespace tranship;

namespace {

/// A run must not leave anything in the folder for temporary files.
struct Temporary {
  TemporaryFolder folder;
  std::string before;
  Temporary() {
    if (const char *now = getenv("TMPDIR"))
      before = now;
    setenv("TMPDIR", folder.path().c_str(), 1);
  }
  ~Temporary() {
    if (before.empty())
      unsetenv("TMPDIR");
    else
      setenv("TMPDIR", before.c_str(), 1);
  }
};

} // namespace

TEST_CASE("A file alone is translated, built, run and compared", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  Temporary temporary;
  ProgramResult result = verify(folder, {"--backends", "cpu", "a.cu"});
  CHECK(result.out == "cpu         passed   stdout: 2 numbers agree\n"
                      "1 backend passed, 0 failed, 0 skipped\n");
  CHECK(result.err == "");
  CHECK(result.exitCode == 0);
  CHECK(folder.list() == Strings{"a.cu"});
  CHECK(temporary.folder.list().empty());
}

TEST_CASE("A port needs what runs of the original need", "[meta]") {
  TemporaryFolder folder;
  folder.write("program/a.cu", program);
  folder.write("program/k.cu", "");
  folder.write("port/a.hip", program);
  folder.write("program/verify.yaml", "sources: [a.cu]\nmodules: {k.fatbin: k.cu}\n");
  ProgramResult result = verify(folder, {"--backends", "cpu", "--port", "port", "program"});
  CHECK(has(result.err, "k.cu: the port has no file of this name"));
  CHECK(result.exitCode == 2);
  folder.write("program/verify.yaml", "sources: [a.cu]\nruntime-sources: [other.cu]\n");
  CHECK(verify(folder, {"--backends", "cpu", "program"}).exitCode == 2);
  folder.write("program/verify.yaml", "sources: [k.cu]\nruntime-sources: [k.cu]\n");
  CHECK(has(verify(folder, {"--backends", "cpu", "program"}).err, "nothing to compile"));
}

TEST_CASE("An existing port is compared with the original", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  std::string port = program;
  for (size_t at = 0; (at = port.find("cuda", at)) != std::string::npos;)
    port.replace(at, 4, "hip");
  port.replace(port.find("<hip_runtime.h>"), 15, "<hip/hip_runtime.h>");
  folder.write("port/a.hip", port);
  ProgramResult good = verify(folder, {"--backends=cpu", "--port", "port", "a.cu"});
  CHECK(good.exitCode == 0);
  CHECK(has(good.out, "passed"));
  port.replace(port.find("OFFSET 1"), 8, "OFFSET 2");
  folder.write("port/a.hip", port);
  ProgramResult bad = verify(folder, {"--backends=cpu", "--triangulate", "--port", "port", "a.cu"});
  CHECK(bad.exitCode == 1);
  CHECK(has(bad.out, "first: line 1, number 1: 1.0 against 2.0"));
  CHECK(has(bad.out, "verdict: translation-bug"));
}

TEST_CASE(
    "Unfinished translations in code that is not compiled are reported, but are not a failure",
    "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", std::string(program) +
                           "#ifdef OTHER\nvoid other() { cudaNoSuchThing(); }\n#endif\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "--receipt=r.json", "a.cu"});
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "the translation left 1 error in code that this build leaves out"));
  CHECK(verify(folder, {"--check-receipt=r.json"}).exitCode == 0);
}

TEST_CASE("An unfinished translation is not a success, even if runs agree",
          "[meta][emulated][slow]") {
  TemporaryFolder folder;
  std::string other = "\ntemplate <class T> void other(T x) { cudaNoSuchThing(x); }\n";
  folder.write("a.cu", program + other);
  auto expectErrors = [&](const ProgramResult &result) {
    CHECK(result.exitCode == 1);
    CHECK(has(result.out, "passed   stdout: 2 numbers agree, but the translation left 1 error\n"));
    CHECK(has(result.out, "the translation left 1 error:\n    a.cu:21:38: "));
    return has(result.out, "verdict: incomplete");
  };
  CHECK(expectErrors(verify(folder, {"--backends=cpu", "--triangulate", "a.cu"})));
  expectErrors(verify(folder, {"--backends=cpu", "--receipt=r.json", "a.cu"}));
  ProgramResult receipt = verify(folder, {"--check-receipt=r.json"});
  CHECK(receipt.exitCode == 1);
  CHECK(has(receipt.out, "problem: the translation left 1 error in the port\n"));
  expectErrors(verify(folder, {"record", "-o", "r", "--backends=cpu", "a.cu"}));
  expectErrors(verify(folder, {"compare", "r", "--backends=cpu"}));
  // The user knows of the error.
  Strings known = {"--backends=cpu", "--triangulate", "--allow-errors=1", "a.cu"};
  CHECK(verify(folder, known).exitCode == 0);
  CHECK(verify(folder, {"--check-receipt=r.json", "--allow-errors=1"}).exitCode == 0);
  // A given port is judged by what it does, even if its translation had errors.
  CHECK(runTranship(folder, {"a.cu", "-o", "port/a.hip"}).exitCode == 1);
  CHECK(verify(folder, {"--backends=cpu", "--port=port", "a.cu"}).exitCode == 0);
}

TEST_CASE("A header outside of the program is named as what keeps the port from building",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("shared/size.cuh",
               "inline void *room() { void *p; cudaMalloc(&p, 8); return p; }\n");
  folder.write("program/a.cu", "#include <cuda_runtime.h>\n#include \"../shared/size.cuh\"\n"
                               "int main() { cudaFree(room()); }\n");
  folder.write("program/verify.yaml", "sources: [a.cu]\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "--triangulate", "program"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 3);
  CHECK(has(result.out, "cpu         skipped"));
  CHECK(has(result.out, "shared/size.cuh: uses CUDA and is outside the program's folder"));
  CHECK(has(result.out, "verdict: incomplete"));
}

TEST_CASE("Launches from kernels are compared with a port that was written by hand",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cstdio>\n__global__ void b(int i) { printf(\"%d\\n\", i); }\n"
                       "__global__ void a() { b<<<1, 1>>>(1); b<<<1, 1>>>(2); }\n"
                       "int main() { a<<<1, 1>>>(); return cudaDeviceSynchronize(); }\n");
  auto port = [&](const char *second) {
    folder.write("p/a.hip", std::string("#include <cstdio>\n#include <hip/hip_runtime.h>\n") +
                                "__global__ void b(int i) { printf(\"%d\\n\", i); }\n" +
                                "int main() { b<<<1, 1>>>(1); b<<<1, 1>>>(" + second +
                                "); return hipDeviceSynchronize(); }\n");
  };
  // The translation reports what HIP lacks.
  CHECK(has(verify(folder, {"--backends=cpu", "a.cu"}).out,
            "HIP cannot launch a kernel from device code"));
  port("2");
  CHECK(has(verify(folder, {"--backends=cpu", "--port=p", "a.cu"}).out, "2 numbers agree"));
  port("3");
  CHECK(verify(folder, {"--backends=cpu", "--port=p", "a.cu"}).exitCode == 1);
}

TEST_CASE("A flag that no compiler has is refused", "[meta]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  ProgramResult result = verify(folder, {"--backends=cpu", "a.cu", "--", "-O1", "--bogus"});
  CHECK(isToolFailure(result));
  CHECK(has(result.err,
            "neither nvcc nor clang has a flag `--bogus`; check the spelling after `--`"));
}

TEST_CASE("A receipt is refused that would leave out a header", "[meta]") {
  TemporaryFolder folder, outside;
  folder.write("a.cu", std::string("#include <large.h>\n") + program);
  outside.write("large.h", "// " + std::string(17u << 20, ' ') + "\n");
  ProgramResult result =
      verify(folder, {"--backends=cpu", "--receipt=r.json", "a.cu", "--", "-I", outside.path()});
  CHECK(isToolFailure(result));
  CHECK(has(result.err, "large.h"));
  CHECK(has(result.err, "so no receipt can be written"));
  CHECK_FALSE(llvm::sys::fs::exists(folder.path("r.json")));
}

TEST_CASE("CUDA is not a port", "[meta]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  ProgramResult result = verify(folder, {"--backends=cpu", "--port", "p", "p"});
  CHECK(isToolFailure(result));
  CHECK(has(result.err, "p: is CUDA, not a HIP port; --port takes a HIP port\n"));
}

TEST_CASE("A manifest says what to run", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/src/a.cu", program);
  folder.write("p/verify.yaml",
               "sources: [src]\nflags: [-DOFFSET=5]\n"
               "cases: [{name: plain}, {name: odd, arguments: [x], exit-code: 3}]");
  ProgramResult result = verify(folder, {"--backends=cpu", "--report=json", "p"});
  REQUIRE(result.exitCode == 0);
  llvm::json::Value report = llvm::cantFail(llvm::json::parse(result.out));
  const llvm::json::Array &results = *report.getAsObject()->getArray("results");
  REQUIRE(results.size() == 6);
  for (const llvm::json::Value &one : results)
    CHECK(one.getAsObject()->getString("outcome") == "passed");
  CHECK(results[5].getAsObject()->getString("case") == "odd");
  ProgramResult named = verify(folder, {"--backends=cpu", "p/verify.yaml", "--report-file=r"});
  CHECK(named.exitCode == 0);
  CHECK(named.out.empty());
  CHECK(has(folder.read("r"), "passed"));
  folder.write("p/verify.yaml", "sources: [../other]\n");
  ProgramResult wrong = verify(folder, {"p"});
  CHECK(isToolFailure(wrong));
  CHECK(has(wrong.err, "verify.yaml:1: `../other` leads out of the manifest's folder"));
}

TEST_CASE("A manifest's command that starts programs needs consent", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  std::string mark = folder.path("started");
  folder.write("p/verify.yaml", "sources: [a.cu]\nrunners: {cpu: [sh, -c, 'touch " + mark +
                                    "; exec \"$0\" \"$@\"']}\n");
  ProgramResult refused = verify(folder, {"--backends=cpu", "--require=cpu", "p"});
  CHECK(refused.exitCode == 1);
  CHECK(has(refused.out, "skipped  the manifest starts programs with `sh -c 'touch "));
  CHECK_FALSE(folder.has("started"));
  CHECK(verify(folder, {"--backends=cpu", "--require=cpu", "--runner=cpu=env A=1", "p"}).exitCode ==
        0);
  CHECK_FALSE(folder.has("started"));
  CHECK(verify(folder, {"--backends=cpu", "--require=cpu", "--allow-runners", "p"}).exitCode == 0);
  CHECK(folder.has("started"));
}

TEST_CASE("Flags after -- reach the compilers of both sides", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include <offset.h>\n" + std::string(program));
  folder.write("include/offset.h", "#define OFFSET 7\n");
  ProgramResult result =
      verify(folder, {"--backends=cpu", "--keep", "-v", "p", "--", "-Iinclude", "-arch=sm_80"});
  CHECK(result.exitCode == 0);
  std::string kept = llvm::StringRef(result.err).split("kept in ").second.trim().str();
  REQUIRE_FALSE(kept.empty());
  CHECK(readFile(kept + "/run/default/port-cpu-at-width-64/0/stdout") == "first 7.0 last 70.0\n");
  llvm::sys::fs::remove_directories(kept);
}

TEST_CASE("Flags for relocatable code mean the same everywhere", "[meta][emulated][slow]") {
  TemporaryFolder folder;
  std::string user = program;
  user.replace(user.find("__global__"), 0, "__device__ float offset();\n");
  user.replace(user.find("+ OFFSET"), 8, "+ offset()");
  folder.write("p/a.cu", user);
  folder.write("p/b.cu", "__device__ float offset() { return 3; }\n");
  CHECK(verify(folder, {"--backends=cpu", "--require=cpu", "p"}).exitCode == 1);
  for (const Strings &flags : {Strings{"-rdc=true"},
                               {"-rdc", "true"},
                               {"--relocatable-device-code=true"},
                               {"-dc"},
                               {"-fgpu-rdc"}}) {
    Strings arguments = {"--backends=cpu", "--require=cpu", "p", "--"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    INFO(flags.front());
    CHECK(verify(folder, arguments).exitCode == 0);
  }
  folder.write("p/verify.yaml", "relocatable: true\n");
  CHECK(verify(folder, {"--backends=cpu", "--require=cpu", "p"}).exitCode == 0);
  CHECK(verify(folder, {"--backends=cpu", "--require=cpu", "p", "--", "-rdc=false"}).exitCode == 1);
}

TEST_CASE("The clang that is named is used, or refused", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  folder.write("other", "#!/bin/sh\necho clang version 3.8\n");
  llvm::sys::fs::setPermissions(folder.path("other"), llvm::sys::fs::all_all);
  for (const char *clang : {"/bin/false", "./other", "no-such-clang"}) {
    ProgramResult result = verify(folder, {"--backends=cpu", "--clang", clang, "a.cu"});
    INFO(result.out);
    CHECK(has(result.out, "skipped  "));
    CHECK(has(result.out, " is not clang 22, which loads the emulator's plugin"));
  }
}

TEST_CASE("What was skipped is said, and can be required", "[meta]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  // The toolkit does not exist.
  ProgramResult result =
      verify(folder, {"--backends=cuda", "--cuda-path=/nowhere", "--compile-only", "a.cu"});
  CHECK(result.exitCode == 3);
  CHECK(verify(folder, {"--backends=cuda", "--cuda-path=/nowhere", "--allow-skips", "a.cu"})
            .exitCode == 0);
  CHECK(has(result.out, "cuda        skipped  no CUDA toolkit"));
  CHECK(has(result.out, "nothing was verified: every backend was skipped\n"));
  ProgramResult required = verify(folder, {"--backends=cuda", "--cuda-path=/nowhere",
                                           "--compile-only", "--require=cuda", "a.cu"});
  CHECK(required.exitCode == 1);
  CHECK(has(required.err, "required backend did not pass: cuda"));
}

TEST_CASE("A recording is made and compared with", "[meta][emulated][slow]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  CHECK(verify(folder, {"record", "-o", "r", "--backends=cpu", "p"}).exitCode == 0);
  CHECK(folder.has("r/recording.json"));
  ProgramResult alone = verify(folder, {"compare", "r", "--backends=cpu"});
  CHECK(alone.exitCode == 0);
  CHECK(has(alone.out, "passed   stdout: 2 numbers agree"));
  std::string changed = program;
  changed.replace(changed.find("OFFSET 1"), 8, "OFFSET 2");
  folder.write("p/a.cu", changed);
  ProgramResult now = verify(folder, {"compare", "r", "--backends=cpu", "p"});
  CHECK(now.exitCode == 1);
  CHECK(has(now.out, "the sources have changed since the recording"));
  CHECK(has(now.out, "1.0 against 2.0"));
  CHECK(isToolFailure(verify(folder, {"record", "-o", "r", "--backends=cpu", "p"})));
  folder.write("bad/a.cu", "int main() { return 1; }\n");
  ProgramResult nothing = verify(folder, {"record", "-o", "s", "--backends=cpu", "bad"});
  CHECK(isToolFailure(nothing));
  CHECK(has(nothing.err, "nothing to record: the original fails: exit code 1"));
  CHECK_FALSE(folder.has("s"));
}

TEST_CASE("A receipt goes stale with its sources", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  CHECK(verify(folder, {"--backends=cpu", "--receipt", "r.json", "p"}).exitCode == 0);
  ProgramResult fresh = verify(folder, {"--check-receipt", "r.json"});
  CHECK(fresh.exitCode == 0);
  CHECK(fresh.out == "cpu: passed\nthe receipt holds\n");
  folder.write("p/a.cu", std::string(program) + "\n");
  ProgramResult stale = verify(folder, {"--check-receipt=r.json"});
  CHECK(stale.exitCode == 1);
  CHECK(has(stale.out, "stale: " + folder.path("p/a.cu") + " has changed\n"));
  CHECK(isToolFailure(verify(folder, {"--check-receipt", "p/a.cu"})));
}

TEST_CASE("A receipt goes stale when a file outside the program changes", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", "#include <one.h>\n#include \"table.inc\"\n" + std::string(program));
  folder.write("p/table.inc", "");
  folder.write("include/one.h", "#if 0\n#include \"sub/two.h\"\n#endif\n");
  folder.write("include/sub/two.h", "");
  folder.write("include/unused.h", "");
  folder.write("first.h", "");
  folder.write("lib/libmine.a", "!<arch>\n");
  folder.write(".tranship.yaml", "keep-chevrons: true\n");
  CHECK(verify(folder, {"--backends=cpu", "--receipt=r.json", "p", "--", "-Iinclude", "-include",
                        "first.h", "-Llib", "-lmine"})
            .exitCode == 0);
  auto check = [&] { return verify(folder, {"--check-receipt=r.json"}); };
  CHECK(check().exitCode == 0);
  folder.write("include/unused.h", "changed");
  CHECK(check().exitCode == 0);
  for (const char *file : {"p/table.inc", "include/one.h", "include/sub/two.h", "first.h",
                           "lib/libmine.a", ".tranship.yaml"}) {
    INFO(file);
    std::string before = folder.read(file);
    folder.write(file, before + "\n");
    CHECK(check().exitCode == 1);
    CHECK(has(check().out, std::string(file) + " has changed\n"));
    folder.write(file, before);
  }
  CHECK(check().exitCode == 0);
}

TEST_CASE("A receipt goes stale with what is added", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("in/p/a.cu", program);
  folder.write("in/p/b.cpp", "int unused;\n");
  CHECK(runTranship(folder, {"in/p", "-o", "port"}).exitCode == 0);
  CHECK(verify(folder, {"--backends=cpu", "--receipt=whole.json", "in/p"}).exitCode == 0);
  CHECK(verify(folder, {"--backends=cpu", "--receipt=file.json", "in/p/a.cu"}).exitCode == 0);
  CHECK(
      verify(folder, {"--backends=cpu", "--receipt=ported.json", "--port=port", "in/p"}).exitCode ==
      0);
  struct Added {
    const char *file, *text;
    bool whole, single, ported;
  };
  for (const Added &added : {Added{"in/p/c.cu", "", false, true, false},
                             {"in/p/notes.txt", "", true, true, true},
                             {"in/p/verify.yaml", "sources: [a.cu]\n", false, true, false},
                             {"in/.tranship.yaml", "keep-chevrons: true\n", false, false, true},
                             {"in/p/compile_commands.json", "[]\n", false, false, true},
                             {"port/c.hip", "", true, true, false}}) {
    INFO(added.file);
    folder.write(added.file, added.text);
    for (auto [receipt, holds] :
         {std::pair("whole", added.whole), {"file", added.single}, {"ported", added.ported}}) {
      INFO(receipt);
      ProgramResult check = verify(folder, {"--check-receipt", std::string(receipt) + ".json"});
      CHECK(check.exitCode == (holds ? 0 : 1));
      CHECK(has(check.out, "stale: " + folder.path(added.file) + " is new\n") != holds);
    }
    REQUIRE_FALSE(llvm::sys::fs::remove(folder.path(added.file)));
  }
  // The tree may be in another place.
  CHECK(verify(folder, {"--check-receipt=whole.json", "in/p"}).exitCode == 0);
}

TEST_CASE("A receipt of a build does not prove a comparison", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  CHECK(verify(folder, {"--backends=cpu", "--compile-only", "--receipt=r.json", "p"}).exitCode ==
        0);
  ProgramResult check = verify(folder, {"--check-receipt=r.json"});
  CHECK(check.exitCode == 1);
  CHECK(check.out == "problem: both sides were only compiled; nothing was run\n"
                     "cpu: passed\ncompiled only\nthe receipt does not hold\n");
  CHECK(verify(folder, {"--check-receipt=r.json", "--compile-only"}).exitCode == 0);
  folder.write("p/a.cu", std::string(program) + "\n");
  CHECK(verify(folder, {"--check-receipt=r.json", "--compile-only"}).exitCode == 1);
}

TEST_CASE("The doctor speaks of each backend", "[meta][emulated]") {
  TemporaryFolder folder;
  ProgramResult result = verify(folder, {"--doctor"});
  CHECK(result.exitCode == 0);
  for (const char *part : {"cpu         runs", "\ncuda ", "\nhip-nvidia ", "\nhip-amd ",
                           "\nhip-amd-ir ", "\nNVIDIA GPU ", "\nHIP headers "})
    CHECK(has(result.out, part));
  CHECK(has(result.out, "\n            Runs the original and the port on the CPU"));
  ProgramResult json = verify(folder, {"--doctor", "--report", "json"});
  CHECK(llvm::cantFail(llvm::json::parse(json.out)).getAsObject()->getObject("backends")->size() ==
        5);
}

TEST_CASE("Misuse of verify is reported in one line", "[meta]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  folder.write("empty/notes.txt", "");
  for (const Strings &arguments : {Strings{},
                                   {"a.cu", "b.cu"},
                                   {"missing.cu"},
                                   {"empty"},
                                   {"--backends=gpu", "a.cu"},
                                   {"--require=cuda", "--backends=cpu", "a.cu"},
                                   {"--runner=cpu", "a.cu"},
                                   {"--runner", "gpu=x", "a.cu"},
                                   {"--repeats=0", "a.cu"},
                                   {"--timeout=soon", "a.cu"},
                                   {"--report=xml", "a.cu"},
                                   {"--hip-version=new", "a.cu"},
                                   {"-j", "x", "a.cu"},
                                   {"-p", "missing", "a.cu"},
                                   {"--config=missing.yaml", "a.cu"},
                                   {"judge", "-p", ".", "pack", "results"},
                                   {"--triangulate", "--compile-only", "a.cu"},
                                   {"--trace-kernels", "--compile-only", "a.cu"},
                                   {"--doctor", "a.cu"},
                                   {"record", "a.cu"},
                                   {"compare"},
                                   {"compare", "missing"},
                                   {"--port=missing", "a.cu"},
                                   {"--frobnicate", "a.cu"}}) {
    INFO(arguments.size() << (arguments.empty() ? "" : arguments.front()));
    ProgramResult result = verify(folder, arguments);
    INFO(result.err);
    CHECK(isToolFailure(result));
  }
}

TEST_CASE("An unfinished pack is distinguished from other folders", "[meta]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  folder.write("other/notes.txt", "");
  folder.write("killed/UNFINISHED", "");
  Strings pack = {"pack", "--backends=cpu", "-o", folder.path("killed"), "a.cu"};
  ProgramResult result = verify(folder, pack);
  CHECK(isToolFailure(result));
  CHECK(has(result.err, "holds a pack that was not finished"));
  pack[3] = folder.path("other");
  result = verify(folder, pack);
  CHECK(isToolFailure(result));
  CHECK(has(result.err, "already exists; choose a new folder"));
  pack[3] = folder.path("new");
  CHECK(verify(folder, pack).exitCode == 0);
  CHECK(llvm::sys::fs::exists(folder.path("new/pack.json")));
  CHECK_FALSE(llvm::sys::fs::exists(folder.path("new/UNFINISHED")));
}

TEST_CASE("Programs that misbehave get a clear outcome", "[meta][emulated][slow]") {
  TemporaryFolder folder;
  Temporary temporary;
  const std::pair<const char *, const char *> programs[] = {
      {"for (;;) {}", "did not end within 0.5 s"},
      {"__builtin_trap();", "killed by signal"},
      {"for (;;) puts(\"x\");", "wrote more than 64kB to stdout"},
      {"for (int i = 0; i < 256; ++i) putchar(i); return 0;", ""},
      {"puts(\"x\"); fflush(stdout); if (!fork()) for (;;) pause(); return 0;", ""},
  };
  for (const auto &[body, problem] : programs) {
    folder.write("p/a.cu", "#include <cstdio>\n#include <unistd.h>\nint main() { " +
                               std::string(body) + " }\n");
    folder.write("p/verify.yaml", "sources: [a.cu]\nlimits: {output: 64kB}\ntimeout: 0.5\n");
    ProgramResult result = verify(folder, {"--backends=cpu", "p"});
    INFO(body << "\n" << result.out << result.err);
    CHECK(result.exitCode ==
          (*problem ? 3 : 0)); // the original fails as well, so this shows nothing
    CHECK(has(result.out, *problem ? "the original fails (cpu at width 32): " + std::string(problem)
                                   : "passed"));
  }
  CHECK(temporary.folder.list().empty());
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship check`: its findings and their formats, exit codes, settings, baselines.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

constexpr char clean[] = "__global__ void k(int *x) { *x = 1; }\n";
constexpr char warned[] =
    "__global__ void k(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n";
constexpr char failed[] = "__global__ void k(int *x) { asm(\"a\"); }\n";

bool contains(llvm::StringRef text, llvm::StringRef part) {
  UNSCOPED_INFO(text.str());
  return text.contains(part);
}

ProgramResult check(const TemporaryFolder &folder, Strings arguments) {
  arguments.insert(arguments.begin(), "check");
  arguments.push_back("--checks=-meaning"); // the tables report the same attribute
  return runTranship(folder, arguments);
}

std::string misuse(const TemporaryFolder &folder, const Strings &arguments) {
  ProgramResult result = check(folder, arguments);
  INFO("exit " << result.exitCode << "\n" << result.out << result.err);
  CHECK(isToolFailure(result));
  return result.err;
}

llvm::json::Value json(const std::string &text) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value)
    FAIL(llvm::toString(value.takeError()) << "\n" << text);
  return *value;
}

} // namespace

TEST_CASE("A port that is compiled as C++11 passes the port check", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cpp",
               "#include <cuda_runtime.h>\n#include <cublas_v2.h>\n#include <cuda_fp16.h>\n"
               "#include <curand.h>\nint main() { return cudaDeviceSynchronize(); }\n");
  ProgramResult result = check(folder, {"--check-port", "a.cpp", "--", "-std=c++11"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
}

TEST_CASE("tranship check prints findings, and writes nothing", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", warned);
  ProgramResult result = check(folder, {"a.cu"});
  CHECK(result.exitCode == 1);
  CHECK(contains(result.out, "a.cu:1:49: warning: "));
  CHECK(contains(result.out, " [device-clock]\n    1 | __global__ void"));
  CHECK(result.err == "1 file checked: 0 errors, 1 warning\n");
  CHECK(folder.list() == Strings{"a.cu"});
  CHECK(folder.read("a.cu") == warned);
}

TEST_CASE("tranship check: notes are counted, and shown when asked for", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "__global__ void k(float *x, float y) { atomicAdd(x, y); }\n");
  ProgramResult hidden = check(folder, {"a.cu"});
  CHECK(hidden.exitCode == 0);
  CHECK(hidden.out.empty());
  CHECK(hidden.err == "1 file checked: nothing found; 1 note with -v\n");
  ProgramResult shown = check(folder, {"a.cu", "-v"});
  CHECK(shown.exitCode == 0);
  CHECK(contains(shown.out, "[atomic-order]"));
  CHECK(shown.err == "1 file checked: 1 note\n");
}

TEST_CASE("tranship check: what a generic lambda does is reported once", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu",
               "__global__ void k(float *p);\n"
               "void go(int bytes) {\n"
               "  auto allow = [&](auto kernel) {\n"
               "    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, "
               "bytes);\n"
               "  };\n"
               "  allow(k);\n"
               "}\n");
  ProgramResult result = check(folder, {"a.cu"});
  CHECK(contains(result.out, "[shared-memory-size]"));
  CHECK(result.err == "1 file checked: 0 errors, 1 warning\n");
}

TEST_CASE("tranship check: exit codes", "[cli]") {
  TemporaryFolder folder;
  folder.write("clean.cu", clean);
  folder.write("warned.cu", warned);
  folder.write("failed.cu", failed);
  folder.write("broken.cu", "void f( {\n");
  CHECK(check(folder, {"clean.cu"}).exitCode == 0);
  CHECK(check(folder, {"clean.cu"}).err == "1 file checked: nothing found\n");
  folder.write("port.cu", "#include <hip/hip_runtime.h>\nint n = hipDeviceSynchronize();\n");
  CHECK(check(folder, {"port.cu"}).err ==
        "0 files checked: nothing found; 1 file already HIP and not checked\n");
  CHECK(check(folder, {"warned.cu"}).exitCode == 1);
  CHECK(check(folder, {"warned.cu", "--fail-on=error"}).exitCode == 0);
  CHECK(
      check(folder, {"warned.cu", "--fail-on=error", "--warnings-as-errors=device-cl*"}).exitCode ==
      1);
  CHECK(check(folder, {"failed.cu", "--fail-on", "error"}).exitCode == 1);
  CHECK(check(folder, {"broken.cu"}).exitCode == 3);
  CHECK(contains(misuse(folder, {}), "nothing to check: name a file"));
  CHECK(contains(misuse(folder, {"missing.cu"}), "missing.cu"));
  CHECK(contains(misuse(folder, {"--nonsense"}), "unknown option --nonsense"));
  CHECK(contains(misuse(folder, {"clean.cu", "--format=xml"}),
                 "--format takes text, json, sarif, github or gitlab"));
  CHECK(contains(misuse(folder, {"clean.cu", "--fail-on=note"}), "--fail-on takes"));
  CHECK(contains(misuse(folder, {"clean.cu", "-j", "x"}), "-j takes a number"));
  CHECK(contains(misuse(folder, {"clean.cu", "--hip-version=new"}), "--hip-version takes"));
  CHECK(contains(misuse(folder, {"clean.cu", "--checks=nothing-*"}), "`nothing-*`"));
  CHECK(contains(misuse(folder, {"clean.cu", "--target=gfx1"}), "`gfx1` is not a known GPU"));
  CHECK(contains(misuse(folder, {"--staged", "--fix"}), "--fix"));
  CHECK(contains(misuse(folder, {"--staged", "--diff=HEAD"}), "cannot be used together"));
  CHECK(contains(misuse(folder, {"clean.cu", "--write-baseline"}), "needs --baseline"));
}

TEST_CASE("tranship check prints what selects, by command line and config file", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", std::string(warned) + "__global__ void l() { asm(\"a\"); }\n");
  auto ids = [&](const Strings &options) {
    Strings arguments = {"a.cu", "--format=json"}, found;
    arguments.insert(arguments.end(), options.begin(), options.end());
    llvm::json::Value value = json(check(folder, arguments).out);
    for (const llvm::json::Value &one : *value.getAsObject()->getArray("findings"))
      found.push_back(one.getAsObject()->getString("id")->str());
    return found;
  };
  CHECK(ids({}) == Strings{"device-clock", "inline-ptx"});
  CHECK(ids({"--checks=-*,device-cl*"}) == Strings{"device-clock"});
  CHECK(ids({"--checks", "-portability"}) == Strings{"inline-ptx"});
  CHECK(ids({"--checks", "-*", "--checks=translation"}) == Strings{"inline-ptx"});
  folder.write(".tranship.yaml", "checks: [-inline-ptx]\n");
  CHECK(ids({}) == Strings{"device-clock"});
  CHECK(ids({"--checks=inline-ptx"}) == Strings{"device-clock", "inline-ptx"});
  CHECK(ids({"--no-config"}) == Strings{"device-clock", "inline-ptx"});
}

TEST_CASE("tranship check prints notes with -v", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"nowhere.h\"\n");
  CHECK(check(folder, {"a.cu"}).out.empty());
  CHECK(contains(check(folder, {"a.cu", "-v"}).out, "a.cu:1:1: note: "));
  // Always report what hides code.
  folder.write("b.cu", "#include \"nowhere.h\"\nvoid f( {\n");
  ProgramResult result = check(folder, {"b.cu"});
  CHECK(result.exitCode == 3);
  CHECK(contains(result.out, "`nowhere.h` was not found"));
  CHECK(contains(result.out, "[syntax-error]"));
  CHECK(contains(result.err, "1 file not fully parsed (pass the flags of your build"));
}

TEST_CASE("tranship check --format: each is what its readers expect", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", warned);
  folder.write("src/b.cu", std::string("// tranship-disable-next-line(*): old\n") + warned);
  llvm::json::Value own = json(check(folder, {"src", "--format=json"}).out);
  CHECK(own.getAsObject()->getObject("summary")->getInteger("suppressed") == 1);
  llvm::json::Value sarif = json(check(folder, {"src", "--format=sarif"}).out);
  CHECK(sarif.getAsObject()->getString("version") == "2.1.0");
  CHECK(llvm::StringRef(check(folder, {"src", "--format=github"}).out)
            .starts_with("::warning file=src/a.cu,line=1,col=49,"));
  llvm::json::Value gitlab = json(check(folder, {"src", "--format=gitlab"}).out);
  CHECK(gitlab.getAsArray()->size() == 1);
  // Writes to a file, and nothing anywhere else.
  ProgramResult result = check(folder, {"src", "--format=gitlab", "-o", "report.json"});
  CHECK(result.out.empty());
  CHECK(json(folder.read("report.json")) == gitlab);
  CHECK(result.err == "2 files checked: 0 errors, 1 warning; 1 suppressed in the source\n");
}

TEST_CASE("tranship check -- hands flags on, and so does --extra-arg", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#ifdef WIDE\n" + std::string(warned) + "#endif\n");
  CHECK(check(folder, {"a.cu"}).exitCode == 0);
  CHECK(check(folder, {"a.cu", "--extra-arg=-DWIDE"}).exitCode == 1);
  CHECK(runTranship(folder, {"check", "a.cu", "--", "-DWIDE"}).exitCode == 1);
}

TEST_CASE("tranship check --baseline reports what is new", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", warned);
  folder.write("src/b.cu", clean);
  ProgramResult written = check(folder, {"src", "--baseline", "known.json", "--write-baseline"});
  CHECK(written.exitCode == 0);
  CHECK(written.err == "2 files checked; known.json lists 1 finding\n");
  ProgramResult known = check(folder, {"src", "--baseline=known.json"});
  CHECK(known.exitCode == 0);
  CHECK(known.err == "2 files checked: nothing found; 1 in the baseline\n");
  folder.write(
      "src/a.cu",
      "int first;\n\n" + std::string(warned) +
          "__global__ void l(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n");
  ProgramResult moved = check(folder, {"src", "--baseline=known.json"});
  CHECK(moved.exitCode == 1);
  CHECK(contains(moved.out, "src/a.cu:4:"));
  CHECK_FALSE(contains(moved.out, "src/a.cu:3:"));
  // The baseline also works from another folder.
  CHECK(runProgram(folder.path("src"), TRANSHIP_PROGRAM,
                   {"check", "a.cu", "--baseline=../known.json", "--checks=-meaning"})
            .out.find(":3:") == std::string::npos);
  folder.write("src/a.cu", clean);
  CHECK(contains(check(folder, {"src", "--baseline=known.json"}).err,
                 "1 baseline finding is gone (--write-baseline removes it)"));
  CHECK(contains(misuse(folder, {"src", "--baseline=missing.json"}), "missing.json"));
  folder.write("broken.json", "{");
  CHECK(contains(misuse(folder, {"src", "--baseline=broken.json"}), "not a baseline"));
}

TEST_CASE("tranship check: what the translation handles is a note", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "__global__ void k(int *x) {\n"
                       "  int lane = threadIdx.x & 31;\n"
                       "  x[lane] = __shfl_sync(0xffffffff, x[0], 1);\n}\n");
  ProgramResult result = check(folder, {"a.cu"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(result.out.empty());
  CHECK(contains(result.err, "handled by the translation (-v shows"));
  ProgramResult notes = check(folder, {"a.cu", "-v"});
  CHECK(notes.exitCode == 0);
  CHECK(contains(notes.out, "a.cu:2:14: note: the lane index assumes 32 lanes"));
  CHECK(contains(notes.out, "nothing to do: the translation handles this"));
  ProgramResult asWritten = check(folder, {"a.cu", "--as-written"});
  CHECK(asWritten.exitCode == 1);
  CHECK(contains(asWritten.out, "a.cu:2:14: warning: the lane index assumes 32 lanes"));
}

TEST_CASE("tranship check: baselines, comments and --fail-on hold for code that does not parse",
          "[cli]") {
  TemporaryFolder folder;
  std::string broken = "MACRO(x) { return; }\n";
  folder.write("a.cu", broken);
  CHECK(check(folder, {"a.cu"}).exitCode == 3);
  CHECK(check(folder, {"a.cu", "--fail-on=error"}).exitCode == 0);
  CHECK(check(folder, {"a.cu", "--fail-on=error", "--warnings-as-errors=syntax-error"}).exitCode ==
        3);
  // The selection does not matter, since findings may be missing.
  CHECK(check(folder, {"a.cu", "--checks=-*,wave-*"}).exitCode == 3);
  CHECK(check(folder, {"a.cu", "--baseline=known", "--write-baseline"}).exitCode == 0);
  ProgramResult known = check(folder, {"a.cu", "--baseline=known"});
  CHECK(known.exitCode == 0);
  CHECK(contains(known.err, "1 file not fully parsed"));
  folder.write("a.cu", broken + "\n\n\n\nint f( ] = 3;\n");
  CHECK(check(folder, {"a.cu", "--baseline=known"}).exitCode == 3);
  folder.write("b.cu",
               "MACRO(x) { return; } // tranship-disable(syntax-error): expands to nothing\n");
  CHECK(check(folder, {"b.cu"}).exitCode == 0);
}

TEST_CASE("tranship check --list-checks and --dump-config print the current settings", "[cli]") {
  TemporaryFolder folder;
  folder.write(".tranship.yaml", "checks: '-*,device-clock'\ntargets: [gfx90a]\n");
  ProgramResult list = runTranship(folder, {"check", "--list-checks"});
  CHECK(list.exitCode == 0);
  CHECK(llvm::StringRef(list.out).starts_with("device-clock  "));
  CHECK(llvm::StringRef(list.out).count('\n') == 1);
  CHECK(
      contains(runTranship(folder, {"check", "--list-checks", "--no-config"}).out, "unknown-name"));
  ProgramResult dump =
      runTranship(folder, {"check", "--dump-config", "--checks=meaning", "--target=gfx1100"});
  CHECK(dump.exitCode == 0);
  CHECK(contains(dump.out, "# from " + folder.path(".tranship.yaml") + "\n"));
  CHECK(contains(dump.out, "\nchecks: ['-*', 'device-clock', 'meaning']\n"));
  CHECK(contains(dump.out, "\ntargets: ['gfx1100']\n"));
  // Reading the dump again gives the same result.
  folder.write(".tranship.yaml", dump.out);
  std::string again = runTranship(folder, {"check", "--dump-config"}).out;
  CHECK(again == dump.out);
}

TEST_CASE("tranship check --force-exclude leaves out what is named but excluded", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", warned);
  folder.write("third_party/b.cu", warned);
  folder.write("gen/c.cu", warned);
  folder.write(".transhipignore", "gen/\n");
  CHECK(contains(check(folder, {"third_party/b.cu"}).out, "b.cu:1:"));
  ProgramResult result =
      check(folder, {"--force-exclude", "src/a.cu", "third_party/b.cu", "gen/c.cu"});
  CHECK(contains(result.err, "1 file checked"));
  CHECK(contains(result.out, "src/a.cu:1:"));
  result = check(folder, {"--force-exclude", "gen/c.cu"});
  CHECK(result.exitCode == 0);
  CHECK(result.err == "0 files checked: nothing found\n");
}

TEST_CASE("tranship explain prints the page of a check", "[cli]") {
  TemporaryFolder folder;
  ProgramResult result = runTranship(folder, {"explain", "device-clock"});
  CHECK(result.exitCode == 0);
  CHECK(llvm::StringRef(result.out).starts_with("# device-clock\n\n*warning*. "));
  CHECK(contains(result.out, "```c++\n"));
}

TEST_CASE("tranship --todo, --checks and --target belong to a translation", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", failed);
  std::string todo =
      "// TODO(tranship): AMD GPUs cannot run the inline PTX in this device code; not "
      "translated: `a` is not an instruction that tranship knows [inline-ptx]: write it as ";
  CHECK(llvm::StringRef(runTranship(folder, {"--todo", "a.cu"}).out).contains(todo));
  CHECK(runTranship(folder, {"--todo", "--in-place", "a.cu"}).exitCode == 1);
  std::string once = folder.read("a.cu");
  CHECK(contains(once, todo));
  runTranship(folder, {"--todo", "--in-place", "a.cu"});
  CHECK(folder.read("a.cu") == once);

  folder.write(
      "b.cu",
      std::string("#include <cuda_runtime.h>\nint overlap() { return cudaDevAttrGpuOverlap; }\n") +
          warned);
  auto report = [&](Strings options) {
    options.push_back("b.cu");
    return runTranship(folder, options).err;
  };
  CHECK(contains(report({}), "[device-clock]"));
  CHECK_FALSE(contains(report({"--checks=-device-clock"}), "[device-clock]"));
  folder.write(".tranship.yaml", "checks: ['-*']\n");
  std::string err = report({});
  CHECK_FALSE(contains(err, "[device-clock]"));
  CHECK(contains(err, "[meaning]")); // the option hides nothing of the translation itself
  CHECK(isToolFailure(runTranship(folder, {"--target=gfx1", "b.cu"})));
}

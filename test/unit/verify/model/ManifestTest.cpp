// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Manifest.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;
using namespace tranship::verify;
using namespace std::chrono_literals;

namespace {

constexpr llvm::StringLiteral backends[] = {"cpu", "cuda", "hip-amd"};

llvm::Expected<Manifest> read(llvm::StringRef text) {
  return readManifest(text, "/program/verify.yaml", backends);
}

Manifest good(llvm::StringRef text) {
  llvm::Expected<Manifest> manifest = read(text);
  if (!manifest)
    FAIL(messageOf(manifest.takeError()));
  return std::move(*manifest);
}

/// The message, without the file's name.
std::string problem(llvm::StringRef text) {
  llvm::Expected<Manifest> manifest = read(text);
  if (manifest)
    return "no problem";
  std::string message = messageOf(manifest.takeError());
  llvm::StringRef rest = message;
  return rest.consume_front("/program/verify.yaml:") ? rest.str() : message;
}

} // namespace

TEST_CASE("A manifest may say little", "[verify]") {
  Manifest manifest = good("sources: [a.cu]");
  CHECK(manifest.folder == "/program");
  CHECK(manifest.sources == Strings{"a.cu"});
  CHECK(manifest.port.empty());
  REQUIRE(manifest.cases.size() == 1);
  CHECK(manifest.cases[0].name == "default");
  CHECK(manifest.cases[0].timeout == 60s);
  REQUIRE(manifest.cases[0].outputs.size() == 1);
  CHECK(manifest.cases[0].outputs[0].str() == "stdout");
  CHECK(manifest.defaultMasks);
  CHECK(good("relocatable: true").sources == Strings{"."});
}

TEST_CASE("A manifest may say much", "[verify]") {
  Manifest manifest = good(R"(
sources: [src, main.cu]
port: [port]
flags: [-O2, -DN=4, -I, include, -Iother, -lcublas]
port-flags: [-lhipblas]
flags-for: {cuda: [--use_fast_math], hip-amd: []}
modules: {kernels/a.fatbin: src/a.cu, b.ptx: b.cu}
runtime-sources: [src/c.cu, src/c.h]
relocatable: true
checked: true
lockstep: true
runners: {hip-amd: [srun, -p, mi250]}
build-timeout: 30
timeout: 1.5
repeats: 3
limits: {memory: 4GB, output: 2 MB, file: 64kB, processes: 100}
tolerance:
  f32: {relative: 1e-3, nan: differs}
masks: ['seed [0-9]+']
cases:
- name: small
  arguments: [-n, 16, '']
  stdin: in.txt
  inputs: [data/a.bin]
  environment: {A: 1, B: 'x y'}
  exit-code: 3
  timeout: 2
  repeats: 1
  outputs:
  - {stream: stdout, order: any, integers: 1}
  - {file: out.bin, type: f64, ulps: 4, signed-zero: true}
  - {buffer: y, type: f32, absolute: 0.5}
  - {file: log.txt, numbers: f64, masks: ['^#.*']}
- {name: other}
)");
  CHECK(manifest.flags == Strings{"-O2", "-DN=4", "-I", "include", "-Iother", "-lcublas"});
  CHECK(manifest.flagsFor["cuda"] == Strings{"--use_fast_math"});
  CHECK(manifest.runners["hip-amd"] == Strings{"srun", "-p", "mi250"});
  CHECK(manifest.modules ==
        std::map<std::string, std::string>{{"b.ptx", "b.cu"}, {"kernels/a.fatbin", "src/a.cu"}});
  CHECK(manifest.runtimeSources == Strings{"src/c.cu", "src/c.h"});
  CHECK(manifest.relocatable);
  CHECK(manifest.checked);
  CHECK(manifest.lockstep);
  CHECK(manifest.buildTimeout == 30s);
  CHECK(manifest.limits.memoryBytes == 4ull << 30);
  CHECK(manifest.limits.outputBytes == 2ull << 20);
  CHECK(manifest.limits.fileBytes == 64ull << 10);
  CHECK(manifest.limits.filesBytes == 4ull << 30); // by default
  CHECK(manifest.limits.processes == 100);
  REQUIRE(manifest.cases.size() == 2);
  const VerifyCase &small = manifest.cases[0];
  CHECK(small.arguments == Strings{"-n", "16", ""});
  CHECK(small.stdinFile == "in.txt");
  CHECK(small.environment == Strings{"A=1", "B=x y"});
  CHECK(small.exitCode == 3);
  CHECK(small.timeout == 2s);
  CHECK(small.repeats == 1);
  REQUIRE(small.outputs.size() == 4);
  CHECK(small.outputs[0].anyOrder);
  CHECK(small.outputs[0].integers == 1);
  CHECK(small.outputs[0].tolerance.relative == 1e-3);
  CHECK(small.outputs[1].type == ElementType::F64);
  CHECK(small.outputs[1].tolerance.ulps == 4);
  CHECK(small.outputs[1].tolerance.signedZero);
  CHECK(small.outputs[1].tolerance.relative == Tolerance::defaultFor(ElementType::F64).relative);
  CHECK(small.outputs[2].str() == "buffer y");
  CHECK(small.outputs[2].tolerance.absolute == 0.5);
  CHECK_FALSE(small.outputs[2].tolerance.isAbsoluteOfSize); // as it stands there
  CHECK_FALSE(small.outputs[2].tolerance.nanAgrees);
  CHECK_FALSE(small.outputs[3].type);
  CHECK(small.outputs[3].numbers == ElementType::F64);
  CHECK(small.outputs[3].masks == Strings{"seed [0-9]+", "^#.*"});
  CHECK(manifest.cases[1].timeout == 1500ms);
  CHECK(manifest.cases[1].repeats == 3);
}

TEST_CASE("What holds for all cases may stand behind them", "[verify]") {
  Manifest manifest = good("cases: [{name: a}]\ntimeout: 5\nmasks: [x]\n"
                           "tolerance: {f32: {ulps: 7}}\noutputs: [{stream: stderr}]");
  CHECK(manifest.cases[0].timeout == 5s);
  CHECK(manifest.cases[0].outputs[0].name == "stderr");
}

TEST_CASE("Mistakes are told with their line", "[verify]") {
  CHECK(problem("sources: [a.cu]\ncolour: red") ==
        "2: unknown key `colour`, expected sources, port, flags, port-flags, flags-for, "
        "modules, runtime-sources, working-folder, relocatable, checked, lockstep, runners, "
        "build-timeout, timeout, repeats, limits, "
        "tolerance, masks, "
        "default-masks, outputs, cases");
  CHECK(problem("- a") == "1: expected a manifest with `sources` and `cases`");
  CHECK(problem("sources: a.cu") == "1: `sources`: expected a list, such as [src, main.cu]");
  CHECK(problem("timeout: soon") == "1: `timeout`: expected a number from 0.001 to 604800");
  CHECK(problem("timeout: 0") == "1: `timeout`: expected a number from 0.001 to 604800");
  CHECK(problem("timeout: nan") == "1: `timeout`: expected a number from 0.001 to 604800");
  CHECK(problem("relocatable: yes") == "1: `relocatable`: expected true or false");
  CHECK(
      problem("modules: [a.cu]") ==
      "1: `modules`: expected a source for each module file, such as {kernels.fatbin: kernels.cu}");
  CHECK(problem("limits:\n  memory: 4") ==
        "2: `memory`: expected a size, such as 64MB (kB, MB or GB)");
  CHECK(problem("limits: {memory: 99999999999999999999GB}") ==
        "1: `memory`: expected a size, such as 64MB (kB, MB or GB)");
  CHECK(problem("runners: {gpu: [a]}") == "1: unknown backend `gpu`, expected cpu, cuda, hip-amd");
  CHECK(llvm::StringRef(problem("tolerance: {f33: {}}"))
            .starts_with("1: unknown type `f33`, expected f64, f32"));
  CHECK(problem("tolerance: {f32: {ulp: 3}}") ==
        "1: unknown key `ulp`, expected absolute, relative, ulps, nan, signed-zero");
  CHECK(llvm::StringRef(problem("masks:\n- a\n- '('"))
            .starts_with("3: `(` is not a regular expression"));
  CHECK(problem("cases: []") == "1: `cases`: expected a list of cases");
  CHECK(problem("cases:\n- {arguments: []}") ==
        "2: a case needs a `name` of letters, digits, - and _");
  CHECK(problem("cases:\n- {name: ../a}") ==
        "2: a case needs a `name` of letters, digits, - and _");
  CHECK(problem("cases:\n- {name: a}\n- {name: a}") == "3: duplicate case `a`");
  CHECK(problem("outputs:\n- {type: f32}") ==
        "2: an output needs exactly one of `stream`, `file` and `buffer`");
  CHECK(problem("outputs:\n- {stream: stdout, file: a}") ==
        "2: an output needs exactly one of `stream`, `file` and `buffer`");
  CHECK(problem("outputs: [{stream: out}]") == "1: `stream`: expected stdout or stderr");
  CHECK(problem("outputs: [{buffer: b}]") == "1: a buffer needs a `type`");
  CHECK(problem("outputs: [{file: a, type: f32, order: any}]") ==
        "1: `order` and `integers` apply only to text");
  CHECK(problem("outputs: [{file: a, type: f32, numbers: f32}]") ==
        "1: `numbers` takes the floating-point type of the numbers in a text");
  CHECK(problem("outputs: [{file: a}, {file: a}]") == "1: duplicate output file a");
  CHECK(problem("cases: [{name: a, environment: {A=B: 1}}]") ==
        "1: `environment`: expected the name of a variable");
  CHECK(problem("cases: [{name: a, timeout: 5, repeats: 0}]") ==
        "1: `repeats`: expected a whole number from 1 to 100");
  CHECK(problem("repeats: 2.5") == "1: `repeats`: expected a whole number from 1 to 100");
  CHECK(problem("cases: [{name: a, exit-code: 256, outputs: []}]") ==
        "1: `exit-code`: expected a whole number from 0 to 255");
  CHECK(problem("outputs: [{file: a, absolute: -1}]").find("1: `absolute`: expected a number") ==
        0);
}

TEST_CASE("Paths stay below the manifest's folder", "[verify]") {
  for (const char *path : {"../a", "a/../../b", "a/..", "..", "/etc/passwd", "~/a", "''"}) {
    INFO(path);
    for (std::string text :
         {"sources: [PATH]", "port: [PATH]", "runtime-sources: [PATH]", "modules: {a: PATH}",
          "modules: {PATH: a}", "flags: [-I, PATH]", "cases: [{name: a, stdin: PATH}]",
          "cases: [{name: a, inputs: [PATH]}]", "outputs: [{file: PATH}]",
          "outputs: [{buffer: PATH, type: f32}]"}) {
      text.replace(text.find("PATH"), 4, path);
      CHECK(problem(text) != "no problem");
    }
  }
  CHECK(problem("sources: [../a]") == "1: `../a` leads out of the manifest's folder");
  CHECK(problem("sources:\n- a\n- /b") ==
        "3: `/b` is absolute; paths in a manifest are relative to its folder");
  CHECK(problem("flags: [-I../include]") == "1: `../include` leads out of the manifest's folder");
  CHECK(problem("sources: [a/./b, a..b, .hidden]") == "no problem");
}

TEST_CASE("Flags are those that all compilers know", "[verify]") {
  CHECK(problem("flags: [-o, x]") ==
        "1: not all compilers know the flag `-o`; put it under flags-for");
  CHECK(problem("flags:\n- -O2\n- '@response'") ==
        "3: not all compilers know the flag `@response`; put it under flags-for");
  CHECK(problem("flags: [-fplugin=x.so]") ==
        "1: not all compilers know the flag `-fplugin=x.so`; put it under flags-for");
  CHECK(problem("flags: [-lineinfo]") ==
        "1: not all compilers know the flag `-lineinfo`; put it under flags-for");
  for (const char *flag : {"-gencode", "-wrapper", "-include-pch", "-x", "a.o", "''", "-std"}) {
    INFO(flag);
    CHECK(problem("flags: [" + std::string(flag) + "]") != "no problem");
  }
  CHECK(problem("flags: [-D, N=4, -std=c++17, -l, m]") == "no problem");
}

TEST_CASE("Flags for one backend are those that only say how to compile", "[verify]") {
  auto refusal = [](const std::string &flag) {
    return "a manifest may not give the flag `" + flag +
           "`; put flags for one machine on the command line, after --";
  };
  CHECK(problem("flags-for:\n  cuda:\n  - -O2\n  - -fplugin=/abs/x.so") ==
        "4: " + refusal("-fplugin=/abs/x.so"));
  for (const char *flag : {"-MD",
                           "-MF",
                           "-MJ",
                           "-MFx.d",
                           "-o",
                           "-ox",
                           "-odir",
                           "-Xclang",
                           "-Xlinker",
                           "-Xassembler",
                           "-fplugin=x.so",
                           "-fpass-plugin=x.so",
                           "-fplugin-arg-x-y",
                           "-fprofile-generate=/x",
                           "-fprofile-instr-generate=x",
                           "-save-temps=obj",
                           "--keep-dir",
                           "-B.",
                           "-specs=x",
                           "-wrapper",
                           "-ccbin",
                           "--compiler-bindir=x",
                           "-optf",
                           "'@x'",
                           "'@/etc/passwd'",
                           "-mllvm",
                           "-gcc-toolchain",
                           "--gcc-toolchain=x",
                           "--config=x",
                           "-E",
                           "-S",
                           "-c",
                           "--serialize-diagnostics",
                           "-ftime-trace=x",
                           "-gsplit-dwarf",
                           "-fmodules-cache-path=x",
                           "-working-directory=/",
                           "--sysroot=/",
                           "-fcrash-diagnostics-dir=/",
                           "-dumpdir",
                           "a.cu",
                           "''",
                           "x"}) {
    INFO(flag);
    std::string bare = llvm::StringRef(flag).trim('\'').str();
    CHECK(problem("flags-for: {cpu: [" + std::string(flag) + "]}") == "1: " + refusal(bare));
  }
  for (const char *flags : {"'-Wl,-o'",
                            "'-Wl,-o,/x'",
                            "'-Wa,-a=/x'",
                            "'-Wp,-MD,/x'",
                            "-O/x",
                            "-std=/x",
                            "-I/etc",
                            "-I, /etc",
                            "-I=/etc",
                            "'-Ia,/etc'",
                            "-I../x",
                            "-isystem, ..",
                            "-I, '@x'",
                            "-I-",
                            "-D, '@x'",
                            "-D, -o",
                            "-l, '@x'",
                            "-l, -o",
                            "-l/x",
                            "'-l:../x.a'",
                            "-include, '@x'",
                            "-I",
                            "-D",
                            "-Xcompiler, -o",
                            "'-Xcompiler=-fopenmp,-o,/x'",
                            "-Xcompiler",
                            "-Xcompiler, -D",
                            "-Xcompiler, '-I/x'",
                            "'-Xptxas=-v,-o'",
                            "-Xptxas, --output-file",
                            "-x, -o",
                            "'-D$(x)'",
                            "'-DA=`x`'",
                            "'-DA=\\'",
                            "'-I$(x)'",
                            "'-fsanitize=a/b'"}) {
    INFO(flags);
    CHECK(problem("flags-for: {cpu: [" + std::string(flags) + "]}") != "no problem");
  }
  CHECK(problem("flags-for: {cpu: [-I, ../x]}") == "1: `../x` leads out of the manifest's folder");
  CHECK(problem("flags-for: {cpu: [-D]}") == "1: `-D` needs a value");
  CHECK(problem("flags-for: {cpu: [-D, '@x']}") == "1: `@x` is not a value for `-D`");
  CHECK(
      good("flags-for: {cuda: [--use_fast_math, -arch=sm_90, -gencode, "
           "'arch=compute_70,code=sm_70', -rdc=true, '-Xcompiler=-fopenmp,-Wall', -Xcompiler, "
           "-O3, '-Xptxas=-v,-O3', --expt-relaxed-constexpr, -maxrregcount, 64, -lineinfo], "
           "hip-amd: ['--offload-arch=gfx90a:xnack-', -ffast-math, -fno-rtti, -mcumode, -Wno-all, "
           "-munsafe-fp-atomics], "
           "cpu: [-fopenmp, '-fsanitize=address,undefined', -march=native, -x, c++, -Iinclude, "
           "-isystem, third, -DA=1, '-DB=\"x y\"', -Llib, -lm, -std=gnu++20, -g3]}")
          .flagsFor.size() == 3);
}

TEST_CASE("Common flags hand nothing to a shell, and no files with flags to compilers",
          "[verify]") {
  for (const char *flags : {"'-DA=$(x)'", "'-DA=`x`'", "'-DA=\\'", "-I, '@x'", "-D, '@x'",
                            "-l, '@x'", "-I=/etc", "'-Ia,/etc'", "-l/x", "'-l:../x'", "-D, -o"}) {
    INFO(flags);
    CHECK(problem("flags: [" + std::string(flags) + "]") != "no problem");
    CHECK(problem("port-flags: [" + std::string(flags) + "]") != "no problem");
  }
}

TEST_CASE("Links stay below the manifest's folder", "[verify]") {
  TemporaryFolder folder;
  folder.write("outside/a.cu", "");
  folder.write("program/src/a.cu", "");
  std::string program = folder.path("program"), file = folder.path("program/verify.yaml");
  REQUIRE_FALSE(llvm::sys::fs::create_link("../outside", program + "/out"));
  REQUIRE_FALSE(llvm::sys::fs::create_link("src", program + "/in"));
  REQUIRE_FALSE(llvm::sys::fs::create_link(program, folder.path("other")));
  auto check = [&](std::string text, llvm::StringRef path, const std::string &name) {
    text.replace(text.find("PATH"), 4, path);
    llvm::Expected<Manifest> manifest = readManifest(text, name, backends);
    return manifest ? messageOf(checkLinks(*manifest)) : messageOf(manifest.takeError());
  };
  for (const char *text :
       {"sources: [PATH]", "port: [PATH]", "runtime-sources: [PATH]", "modules: {a.ptx: PATH}",
        "flags: [-I, PATH]", "port-flags: [-IPATH]", "flags-for: {cuda: [-isystem, PATH]}"}) {
    INFO(text);
    for (const std::string &name : {file, folder.path("other/verify.yaml")}) {
      CHECK(check(text, "in/a.cu", name) == "");
      CHECK(check(text, "in", name) == "");
      CHECK(check(text, "missing", name) == "");
      for (const char *path : {"out/a.cu", "out"})
        CHECK(check(text, path, name) ==
              name + ": `" + path + "` leads out of the manifest's folder through a link");
    }
  }
}

TEST_CASE("Masks have limits", "[verify]") {
  CHECK(problem("masks: [a, '(((a{1,250}){1,250}){1,250}){1,250}']") ==
        "1: the repetitions in `(((a{1,250}){1,250}){1,250}){1,250}` multiply to more than 1000");
  for (const char *mask : {"(a{250}){5}", "(a{250}){4,5}", "(a{250,}){4}", "(a{0,250}){0,5}",
                           "(([{]a{250}){2}){3}", "a{99999999999999999999}", "a{1001}"}) {
    INFO(mask);
    CHECK(problem("masks: ['" + std::string(mask) + "']") != "no problem");
    CHECK(problem("outputs: [{stream: stdout, masks: ['" + std::string(mask) + "']}]") !=
          "no problem");
  }
  CHECK(problem("masks: ['" + std::string(1001, 'a') + "']") ==
        "1: a mask may have at most 1000 characters");
  CHECK(problem("masks: ['" + std::string(1000, 'a') +
                "', '(a{250}){4}', "
                "'[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{1,2}:[0-9]{2}', '(a{0,20}){0,50}', 'a{3,}']") ==
        "no problem");
}

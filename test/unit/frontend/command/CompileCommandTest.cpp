// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/CompileCommand.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

CommandLine read(const Strings &arguments) { return readCommandLine(arguments, "/"); }

Strings flags(const Strings &arguments) { return read(arguments).flags; }

/// "-rdc=true: what to do" for each flag that a build for HIP says otherwise.
Strings buildFlags(const Strings &arguments) {
  Strings result;
  for (const BuildFlag &flag : read(arguments).buildFlags) {
    CHECK_FALSE(flag.hip.empty());
    result.push_back(flag.flag.str() + (flag.value.empty() ? "" : "=" + flag.value));
  }
  return result;
}

} // namespace

TEST_CASE("readCommandLine takes paths and macros, joined or apart, in order") {
  CHECK(flags({"clang++", "-Ia", "-I", "b", "-DX", "-D", "Y=1", "-UX", "-isystem", "c", "-isystemd",
               "-iquote", "e", "-idirafter", "f", "-include", "g.h"}) ==
        Strings{"-I",      "a",  "-I",         "b",        "-D",       "X",        "-D",
                "Y=1",     "-U", "X",          "-isystem", "c",        "-isystem", "d",
                "-iquote", "e",  "-idirafter", "f",        "-include", "g.h"});
}

TEST_CASE("readCommandLine reads the standard in all spellings") {
  for (const Strings &arguments :
       std::vector<Strings>{{"-std=c++17"}, {"--std=c++17"}, {"-std", "c++17"}, {"--std", "c++17"}})
    CHECK(flags(arguments) == Strings{"-std=c++17"});
}

TEST_CASE("readCommandLine understands nvcc's long names") {
  CHECK(
      flags({"nvcc", "--include-path", "a", "--include-path=b", "--define-macro", "X=1",
             "--define-macro=Y", "--undefine-macro", "Z", "--undefine-macro=W", "--system-include",
             "c", "--system-include=d", "--pre-include", "e.h", "--pre-include=f.h"}) ==
      Strings{"-I", "a", "-I",       "b", "-D",       "X=1", "-D",       "Y",   "-U",       "Z",
              "-U", "W", "-isystem", "c", "-isystem", "d",   "-include", "e.h", "-include", "f.h"});
}

TEST_CASE("readCommandLine takes `-isystem=DIR` as nvcc means it") {
  CHECK(flags({"-isystem=/opt/inc"}) == Strings{"-isystem", "/opt/inc"});
}

TEST_CASE("readCommandLine passes over everything else, with its value") {
  CHECK(flags({"nvcc",
               "-O3",
               "-arch=sm_80",
               "-gencode",
               "arch=compute_80,code=sm_80",
               "--expt-relaxed-constexpr",
               "-rdc=true",
               "-c",
               "a.cu",
               "-o",
               "a.o",
               "-x",
               "cu",
               "-Xptxas",
               "-DNOT_MINE",
               "-Xlinker",
               "-Inot",
               "-MF",
               "a.d",
               "-MD",
               "-lcudart",
               "-Wall",
               "-fvisibility=hidden"}) == Strings{"-D", "__CUDACC_RDC__"});
}

TEST_CASE("readCommandLine survives a flag without its value at the end") {
  CHECK(flags({"-I"}) == Strings{});
  CHECK(flags({"-DX", "-include"}) == Strings{"-D", "X"});
  CHECK(flags({"-std="}) == Strings{});
  CHECK(flags({}) == Strings{});
}

TEST_CASE("readCommandLine drops a standard of C, in which nothing is parsed") {
  CHECK(flags({"gcc", "-std=c11", "-std=gnu99", "-DX", "a.c"}) == Strings{"-D", "X"});
  CHECK(flags({"gcc", "-std=gnu++17", "a.cpp"}) == Strings{"-std=gnu++17"});
}

TEST_CASE("readCommandLine takes lists of nvcc apart, and only those") {
  CHECK(flags({"nvcc", "-Ia,b", "-I", "c,d", "-D", "A,B=2", "-DC,D", "-isystem=e,f", "-UE,F",
               "--pre-include", "g.h,h.h"}) ==
        Strings{"-I", "a",   "-I", "b", "-I",       "c",   "-I",       "d",  "-D",       "A",
                "-D", "B=2", "-D", "C", "-D",       "D",   "-isystem", "e",  "-isystem", "f",
                "-U", "E",   "-U", "F", "-include", "g.h", "-include", "h.h"});
  CHECK(flags({"nvcc", "-DX=\"a,b\"", "-DY=a\\,b", "-DZ=\\\"q\\\"", "-D=W", "-I=i"}) ==
        Strings{"-D", "X=\"a,b\"", "-D", "Y=a,b", "-D", "Z=\"q\"", "-D", "W", "-I", "i"});
  CHECK(flags({"clang++", "-Ia,b", "-DF(x,y)=x"}) == Strings{"-I", "a,b", "-D", "F(x,y)=x"});
}

TEST_CASE("readCommandLine knows nvcc behind wrappers, and by its flags") {
  for (const Strings &start :
       std::vector<Strings>{{"/usr/local/cuda-12.4/bin/nvcc"},
                            {"ccache", "nvcc"},
                            {"/opt/bin/nvcc_wrapper"},
                            {"nvcc.exe"},
                            {"-gencode", "arch=compute_80,code=sm_80"},
                            {"cmake", "-E", "env", "X=1", "nvcc", "--expt-relaxed-constexpr"}}) {
    Strings arguments = start;
    arguments.push_back("-Ia,b");
    CHECK(flags(arguments) == Strings{"-I", "a", "-I", "b"});
  }
  // A source file is no compiler.
  CHECK(flags({"g++", "nvcc_test.cpp", "-Ia,b"}) == Strings{"-I", "a,b"});
}

TEST_CASE("readCommandLine reads what nvcc passes on to the host compiler") {
  CHECK(flags({"nvcc", "-DOWN", "-Xcompiler", "-DA,-Ib", "-Xcompiler=-include,c.h",
               "--compiler-options", "-DD -DE", "-Xcompiler", "\"-DF=1,2\""}) ==
        Strings{"-D", "A", "-I", "b", "-include", "c.h", "-D", "D", "-D", "E", "-D", "F=1,2", "-D",
                "OWN"});
  CHECK(flags({"nvcc", "-forward-unknown-to-host-compiler", "-iquotea", "-idirafterb", "-DX"}) ==
        Strings{"-iquote", "a", "-idirafter", "b", "-D", "X"});
}

TEST_CASE("readCommandLine reads what clang and gcc pass on to their inside") {
  CHECK(flags({"clang++", "-Xclang", "-include-pch", "-Xclang", "a.pch", "-Xclang", "-include",
               "-Xclang", "a.hxx", "-Wp,-DA,-MD,a.d", "-Xpreprocessor", "-DB"}) ==
        Strings{"-include", "a.hxx", "-D", "A", "-D", "B"});
}

TEST_CASE("readCommandLine lets no value of nvcc's be taken for a flag, nor the other way round") {
  for (const char *flag : {"-arch",       "--gpu-architecture",
                           "-code",       "-gencode",
                           "-odir",       "-ccbin",
                           "-keep-dir",   "-MF",
                           "-MT",         "-t",
                           "--threads",   "-maxrregcount",
                           "-Xptxas",     "-Xcudafe",
                           "-Xlinker",    "-Xnvlink",
                           "-Xarchive",   "-Xfatbin",
                           "-rdc",        "-ftz",
                           "-prec-div",   "-prec-sqrt",
                           "-fmad",       "-cudart",
                           "-Ofc",        "-diag-suppress",
                           "-target-dir", "-run-args",
                           "-e",          "-l",
                           "-L",          "-O",
                           "-m",          "--sanitize",
                           "-time"}) {
    INFO(flag);
    CHECK(flags({"nvcc", flag, "-DNO", "-DYES"}) == Strings{"-D", "YES"});
  }
  CHECK(flags({"nvcc", "-Werror", "-DYES", "-Werror", "all-warnings", "-DTOO"}) ==
        Strings{"-D", "YES", "-D", "TOO"});
  for (const char *flag : {"-c", "-dw", "-lineinfo", "-expt-relaxed-constexpr", "--keep", "-lib",
                           "-time=a.csv", "-t4", "-O3", "-lm", "-noeh", "-restrict", "-w", "-pg",
                           "--forward-unknown-opts", "-arch=sm_90", "-M", "-g"}) {
    INFO(flag);
    CHECK(flags({"nvcc", flag, "-DYES"}) == Strings{"-D", "YES"});
  }
}

TEST_CASE("readCommandLine adds macros that nvcc defines for other flags") {
  CHECK(flags({"nvcc", "--default-stream", "per-thread"}) ==
        Strings{"-D", "CUDA_API_PER_THREAD_DEFAULT_STREAM=1"});
  CHECK(flags({"clang++", "-fgpu-default-stream=per-thread"}) ==
        Strings{"-D", "CUDA_API_PER_THREAD_DEFAULT_STREAM=1"});
  CHECK(flags({"nvcc", "-use_fast_math"}) == Strings{"-D", "__USE_FAST_MATH__"});
  CHECK(flags({"nvcc", "-dc"}) == Strings{"-D", "__CUDACC_RDC__"});
  CHECK(flags({"nvcc", "-G"}) == Strings{"-D", "__CUDACC_DEBUG__"});
  CHECK(flags({"nvcc", "-rdc=false", "--default-stream=legacy", "-arch=sm_90"}) == Strings{});
}

TEST_CASE("readCommandLine knows nvcc by what it passes on, also where the values have commas") {
  CHECK(flags({"-Xcompiler", "-DA,-DB"}) == Strings{"-D", "A", "-D", "B"});
}

TEST_CASE("readCommandLine keeps what a build for HIP says otherwise") {
  CHECK(buildFlags({"nvcc", "-arch=sm_90", "--generate-code", "arch=compute_80,code=sm_80",
                    "--use_fast_math", "-rdc", "true", "--maxrregcount=32", "--fmad=false",
                    "-Xptxas", "-v,-dlcm=cg", "-ftz=true"}) ==
        Strings{"-arch=sm_90", "-gencode=arch=compute_80,code=sm_80", "-use_fast_math", "-rdc=true",
                "-maxrregcount=32", "-fmad=false", "-Xptxas=-v,-dlcm=cg", "-ftz=true"});
  CHECK(buildFlags({"clang++", "--cuda-gpu-arch=sm_75"}) == Strings{"--offload-arch=sm_75"});
  for (const char *compiler : {"nvcc", "clang++"})
    CHECK(buildFlags({compiler, "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1", "-DN=2"}) ==
          Strings{"-D=CUDA_API_PER_THREAD_DEFAULT_STREAM"});
  // What is so in HIP anyway.
  CHECK(buildFlags({"nvcc", "-rdc=false", "-ftz=false", "-prec-div=true", "-fmad", "true",
                    "-default-stream=legacy", "-O3", "-g", "-c", "-o", "a.o"}) == Strings{});
}

TEST_CASE("readCommandLine knows which flags no compiler has") {
  CHECK(read({"nvcc", "--bogus", "-Xcompiler=-fPIC,-Wall", "-gencode", "arch=compute_80,code=sm_80",
              "-maxrregcount", "32", "-O2", "-std=c++17", "--stdd=c++20"})
            .unknownFlags == Strings{"--bogus", "--stdd=c++20"});
  CHECK(read({"clang++", "-fopenmp", "-mavx2", "-ffast-math", "-Wl,-z,now", "-lm", "a.cu",
              "--cuda-gpu-arch=sm_80", "-fno-such-thing"})
            .unknownFlags == Strings{"-fno-such-thing"});
}

TEST_CASE("readCommandLine drops no flag of nvcc's own without a note") {
  CHECK(buildFlags({"nvcc", "-ccbin", "g++-12", "-lineinfo", "--extended-lambda",
                    "--expt-relaxed-constexpr", "--threads=4", "-t0", "-cudart", "static",
                    "-diag-suppress=20012", "-Xcudafe", "--display_error_number",
                    "-forward-unknown-to-host-compiler"}) ==
        Strings{"-ccbin=g++-12", "-lineinfo", "-extended-lambda", "-expt-relaxed-constexpr", "-t=4",
                "-t=0", "-cudart=static", "-diag-suppress=20012", "-Xcudafe=--display_error_number",
                "-forward-unknown-to-host-compiler"});
  CHECK(buildFlags({"clang++", "-Xcuda-ptxas", "-v", "--cuda-path=/opt/cuda"}) ==
        Strings{"-Xcuda-ptxas=-v", "--cuda-path=/opt/cuda"});
}

TEST_CASE("readCommandLine tells flags that change results from others") {
  CommandLine line = read({"nvcc", "-arch=sm_90", "-fmad=false", "-rdc=true", "-ftz=true",
                           "-default-stream=per-thread", "-use_fast_math", "-Xptxas=-v"});
  Strings changing;
  for (const BuildFlag &flag : line.buildFlags)
    if (flag.changesResults)
      changing.push_back(flag.flag.str());
  CHECK(changing == Strings{"-fmad", "-ftz", "-default-stream", "-use_fast_math"});
}

TEST_CASE("readCommandLine reads the language") {
  CHECK(read({"nvcc", "-x", "cu", "a.cpp"}).isCuda == true);
  CHECK(read({"clang++", "-x", "cuda", "a.cpp"}).isCuda == true);
  CHECK(read({"clang++", "-xcuda", "a.cpp"}).isCuda == true);
  CHECK(read({"-x", "c++"}).isCuda == false);
  CHECK(read({"nvcc", "--x=c++", "a.cu"}).isCuda == false);
  CHECK_FALSE(read({"nvcc", "a.cu"}).isCuda.has_value());
}

TEST_CASE("readCommandLine reads response files, nested ones too") {
  TemporaryFolder folder;
  folder.write("x/includes.rsp", "-I\"a b\" -I'c'\n-DE -optf x/more.rsp\n");
  folder.write("x/more.rsp", "-DMORE");
  Strings expected = {"-I", "a b", "-I", "c", "-D", "E", "-D", "MORE", "-D", "LAST"};
  for (const Strings &form : std::vector<Strings>{{"--options-file", "x/includes.rsp"},
                                                  {"--options-file=x/includes.rsp"},
                                                  {"-optf", folder.path("x/includes.rsp")}}) {
    Strings arguments = {"nvcc"};
    arguments.insert(arguments.end(), form.begin(), form.end());
    arguments.push_back("-DLAST");
    CommandLine line = readCommandLine(arguments, folder.path());
    CHECK(line.flags == expected);
    CHECK(line.problems.empty());
  }
  folder.write("gcc.rsp", "-DA -isystem 'b c' @more.rsp");
  folder.write("more.rsp", "-DE=\\\"q\\\"");
  CHECK(readCommandLine({"g++", "@gcc.rsp"}, folder.path()).flags ==
        Strings{"-D", "A", "-isystem", "b c", "-D", "E=\"q\""});
}

TEST_CASE("readCommandLine tells of response files that it cannot read, and reads on") {
  TemporaryFolder folder;
  CommandLine missing = readCommandLine({"nvcc", "-optf", "no.rsp", "-DX"}, folder.path());
  CHECK(missing.flags == Strings{"-D", "X"});
  REQUIRE(missing.problems.size() == 1);
  CHECK(llvm::StringRef(missing.problems[0]).starts_with("no.rsp: "));

  folder.write("loop.rsp", "-DX @loop.rsp");
  CommandLine loop = readCommandLine({"g++", "@loop.rsp"}, folder.path());
  CHECK_FALSE(loop.flags.empty());
  CHECK(loop.problems == Strings{"loop.rsp: response files are nested too deeply"});

  folder.write("twice.rsp", "@twice.rsp @twice.rsp " + std::string(1u << 20, ' '));
  CHECK_FALSE(readCommandLine({"g++", "@twice.rsp"}, folder.path()).problems.empty());

  CHECK(readCommandLine({"g++", "@" + folder.path()}, "/").problems ==
        Strings{folder.path() + ": not a regular file"});
}

#include "frontend/CompileCommand.h"

#include "support/Test.h"

using namespace tranship;

static Strings flags(const Strings &arguments) { return parseRelevantFlags(arguments); }

TEST_CASE("parseRelevantFlags takes paths and macros, joined or apart, in order") {
  CHECK(flags({"clang++", "-Ia", "-I", "b", "-DX", "-D", "Y=1", "-UX", "-isystem", "c", "-isystemd",
               "-iquote", "e", "-idirafter", "f", "-include", "g.h"}) ==
        Strings{"-I",      "a",  "-I",         "b",        "-D",       "X",        "-D",
                "Y=1",     "-U", "X",          "-isystem", "c",        "-isystem", "d",
                "-iquote", "e",  "-idirafter", "f",        "-include", "g.h"});
}

TEST_CASE("parseRelevantFlags reads the standard in all spellings") {
  for (const Strings &arguments :
       std::vector<Strings>{{"-std=c++17"}, {"--std=c++17"}, {"-std", "c++17"}, {"--std", "c++17"}})
    CHECK(flags(arguments) == Strings{"-std=c++17"});
}

TEST_CASE("parseRelevantFlags understands nvcc's long names") {
  CHECK(
      flags({"nvcc", "--include-path", "a", "--include-path=b", "--define-macro", "X=1",
             "--define-macro=Y", "--undefine-macro", "Z", "--undefine-macro=W", "--system-include",
             "c", "--system-include=d", "--pre-include", "e.h", "--pre-include=f.h"}) ==
      Strings{"-I", "a", "-I",       "b", "-D",       "X=1", "-D",       "Y",   "-U",       "Z",
              "-U", "W", "-isystem", "c", "-isystem", "d",   "-include", "e.h", "-include", "f.h"});
}

TEST_CASE("parseRelevantFlags takes `-isystem=DIR` as nvcc means it") {
  CHECK(flags({"-isystem=/opt/inc"}) == Strings{"-isystem", "/opt/inc"});
}

TEST_CASE("parseRelevantFlags passes over everything else, with its value") {
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
               "-Xcompiler",
               "-DNOT_MINE",
               "-Xptxas",
               "-v",
               "-Xlinker",
               "-Inot",
               "-MF",
               "a.d",
               "-MD",
               "-lcudart",
               "-Wall",
               "-fPIC",
               "-march=native"}) == Strings{});
}

TEST_CASE("parseRelevantFlags survives a flag without its value at the end") {
  CHECK(flags({"-I"}) == Strings{});
  CHECK(flags({"-DX", "-include"}) == Strings{"-D", "X"});
  CHECK(flags({"-std="}) == Strings{});
  CHECK(flags({}) == Strings{});
}

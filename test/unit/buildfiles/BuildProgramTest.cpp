// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildProgram.h"
#include "support/Test.h"

#include <map>

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

TreeFiles treeOf(std::map<std::string, std::string> texts) {
  TreeFiles files;
  for (const auto &[path, text] : texts)
    files.paths.insert(path);
  files.read = [texts](const std::string &path) -> std::optional<std::string> {
    auto found = texts.find(path);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
  };
  return files;
}

std::vector<BuildProgram> programsOf(const std::string &makefile,
                                     std::map<std::string, std::string> others) {
  others["/t/p/Makefile"] = makefile;
  return programsOfMakefile("/t/p/Makefile", treeOf(others));
}

} // namespace

TEST_CASE("A makefile says what a program is made of and how it runs", "[buildfiles]") {
  std::vector<BuildProgram> programs =
      programsOf("CC = nvcc\n"
                 "OPTIMIZE = yes\n"
                 "program = main\n"
                 "source = main.cu \\\n"
                 "  other.cu\n"
                 "obj = $(source:.cu=.o)\n"
                 "CFLAGS := -std=c++17 -I../include # flags\n"
                 "ifeq ($(OPTIMIZE),yes)\n"
                 "  CFLAGS += -O3\n"
                 "else ifeq ($(OPTIMIZE),some)\n"
                 "  CFLAGS += -O1\n"
                 "else\n"
                 "  CFLAGS += -O0\n"
                 "endif\n"
                 "$(program): $(obj) Makefile\n"
                 "\t$(CC) $(CFLAGS) $(obj) -o $@ -lm\n"
                 "%.o: %.cu main.h\n"
                 "\t$(CC) $(CFLAGS) -DUNIT=$* -c $< -o $@\n"
                 "test: $(program)\n"
                 "\t./$(program) 1\n"
                 "run: $(program)\n"
                 "\t@$(LAUNCHER) ./$(program) -n 'a b' < in.txt > out; N=2 ./$(program)\n"
                 "\tfor i in 1 2; do ./$(program) $$i; done\n",
                 {{"/t/p/main.cu", ""}, {"/t/p/other.cu", ""}});
  REQUIRE(programs.size() == 1);
  const BuildProgram &program = programs.front();
  CHECK(program.name == "main");
  CHECK(program.folder == "/t/p");
  CHECK(program.sources == Strings{"/t/p/main.cu", "/t/p/other.cu"});
  CHECK(program.flags ==
        Strings{"-std=c++17", "-I../include", "-O3", "-DUNIT=main", "-DUNIT=other", "-lm"});
  REQUIRE(program.runs.size() == 2);
  CHECK(program.runs[0] == ProgramRun{{"-n", "a b"}, {}, "in.txt", "/t/p"});
  CHECK(program.runs[1] == ProgramRun{{}, {"N=2"}, "", "/t/p"});
}

TEST_CASE("A script says how programs are started", "[buildfiles]") {
  std::vector<StartedProgram> started = programsStartedByScript(
      "#!/bin/sh\n./solve 512 \\\n  ../data/in.txt > out\ncd sub && time bin/check -n 4\n"
      "./solve $1\nsolve 3\necho ./solve\n",
      "/t/p");
  REQUIRE(started.size() == 2);
  CHECK(started[0].path == "/t/p/solve");
  CHECK(started[0].run == ProgramRun{{"512", "../data/in.txt"}, {}, "", "/t/p"});
  CHECK(started[1].path == "/t/p/sub/bin/check");
  CHECK(started[1].run == ProgramRun{{"-n", "4"}, {}, "", "/t/p/sub"});
}

TEST_CASE("Build files say what makes the modules that programs load", "[buildfiles]") {
  std::vector<BuildProgram> made = programsOf("all: main k.ptx\n"
                                              "main: main.cpp\n\tg++ $< -o $@ -lcuda\n"
                                              "k.ptx: k.cu\n\tnvcc -ptx -o $@ $<\n"
                                              "lost.ptx: lost.cu\n\tnvcc -ptx -o $@ $<\n",
                                              {{"/t/p/main.cpp", ""}, {"/t/p/k.cu", ""}});
  REQUIRE(made.size() == 1);
  CHECK(made[0].modules == std::vector<BuildModule>{{"k.ptx", "/t/p/k.cu"}});
  CMakePrograms read = programsOfCMake(
      "/t/CMakeLists.txt",
      treeOf(
          {{"/t/CMakeLists.txt",
            "add_executable(main main.cpp)\n"
            "set(CODE ${CMAKE_CURRENT_BINARY_DIR}/k.cubin)\n"
            "add_custom_command(OUTPUT ${CODE}\n"
            "  COMMAND nvcc -cubin -arch=sm_80 ${CMAKE_CURRENT_SOURCE_DIR}/src/k.cu -o ${CODE})\n"
            "add_custom_command(OUTPUT notes.txt COMMAND cat src/k.cu)\n"},
           {"/t/main.cpp", ""},
           {"/t/src/k.cu", ""}}));
  REQUIRE(read.programs.size() == 1);
  CHECK(read.programs[0].modules == std::vector<BuildModule>{{"k.cubin", "/t/src/k.cu"}});
}

TEST_CASE("A target that needs an optional package is a program", "[buildfiles]") {
  CMakePrograms read = programsOfCMake(
      "/t/CMakeLists.txt",
      treeOf({{"/t/CMakeLists.txt", "find_package(OpenGL)\n"
                                    "find_package(FFTW)\n"
                                    "if(FFTW_FOUND)\n  add_definitions(-DHAVE_FFTW)\nendif()\n"
                                    "add_executable(always a.cu)\n"
                                    "if(${OpenGL_FOUND})\n"
                                    "  add_executable(view v.cu)\n"
                                    "  target_include_directories(view PRIVATE include)\n"
                                    "else()\n  message(STATUS \"no OpenGL\")\nendif()\n"},
              {"/t/a.cu", ""},
              {"/t/v.cu", ""},
              {"/t/include/v.h", ""}}));
  REQUIRE(read.programs.size() == 2);
  CHECK(read.programs[0].name == "always");
  CHECK(!llvm::is_contained(read.programs[0].flags, "-DHAVE_FFTW"));
  CHECK(read.programs[1].name == "view");
  CHECK(llvm::is_contained(read.programs[1].flags, "-I/t/include"));
}

TEST_CASE("A makefile may include others, search for sources and build several programs",
          "[buildfiles]") {
  std::vector<BuildProgram> programs =
      programsOf("include ../common.mk\n"
                 "all: one two\n"
                 "one: $(patsubst %.cu,build/%.o,$(wildcard *.cu))\n"
                 "\t$(NVCC) -o $@ $^\n"
                 "build/%.o: %.cu\n"
                 "\t$(NVCC) -dc $< -o $@\n"
                 "two: ../lib/two.cpp\n"
                 "\tg++ $< -o two\n"
                 "lib.so: a.cu\n"
                 "\t$(NVCC) -shared a.cu -o $@\n"
                 "bad: $(shell rm -rf /)\n"
                 "\t$(NVCC) -o $@ $^\n",
                 {{"/t/common.mk", "NVCC ?= /usr/local/cuda/bin/nvcc -ccbin g++\n"},
                  {"/t/p/a.cu", ""},
                  {"/t/p/b.cu", ""},
                  {"/t/lib/two.cpp", ""}});
  REQUIRE(programs.size() == 2);
  CHECK(programs[0].name == "one");
  CHECK(programs[0].sources == Strings{"/t/p/a.cu", "/t/p/b.cu"});
  CHECK(llvm::is_contained(programs[0].flags, "-rdc=true"));
  CHECK(programs[1].name == "two");
  CHECK(programs[1].sources == Strings{"/t/lib/two.cpp"});
}

TEST_CASE("A makefile that refers to itself or grows without end is read all the same",
          "[buildfiles]") {
  std::string bomb = "a0 = xxxxxxxxxxxxxxxx\n";
  for (int i = 1; i < 40; ++i)
    bomb += "a" + std::to_string(i) + " = $(a" + std::to_string(i - 1) + ")$(a" +
            std::to_string(i - 1) + ")\n";
  CHECK(programsOf("include Makefile\nx = $(x)\ny = $(z)\nz = $(y)\n" + bomb +
                       "main: main.cu $(x)$(y)\n\tnvcc $(x) -o main main.cu\n",
                   {{"/t/p/main.cu", ""}})
            .size() == 1);
}

TEST_CASE("A CMake project says what its programs are made of and how they run", "[buildfiles]") {
  CMakePrograms read = programsOfCMake(
      "/t/CMakeLists.txt",
      treeOf({{"/t/CMakeLists.txt",
               "project(p LANGUAGES CXX CUDA)\n"
               "option(WITH_EXTRA \"\" OFF)\n"
               "set(CMAKE_CUDA_STANDARD 17)\n"
               "function(add_sample name)\n"
               "  add_executable(${name} ${ARGN})\n"
               "  target_link_libraries(${name} PRIVATE common CUDA::cudart m)\n"
               "endfunction()\n"
               "add_subdirectory(common)\n"
               "add_sample(one src/one.cu)\n"
               "if(WITH_EXTRA AND NOT WIN32)\n"
               "  add_sample(extra src/extra.cu)\n"
               "elseif(CMAKE_CUDA_COMPILER_VERSION VERSION_GREATER_EQUAL 11)\n"
               "  foreach(name IN ITEMS two three)\n"
               "    add_sample(${name} src/${name}.cu)\n"
               "  endforeach()\n"
               "endif()\n"
               "add_test(NAME t COMMAND one 5 ${CMAKE_CURRENT_SOURCE_DIR}/data/in.txt)\n"},
              {"/t/common/CMakeLists.txt",
               "file(GLOB sources *.cu)\n"
               "add_library(common STATIC ${sources})\n"
               "target_include_directories(common PUBLIC "
               "$<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include>)\n"
               "target_compile_definitions(common PUBLIC USE_COMMON $<$<CONFIG:Debug>:DEBUG>)\n"},
              {"/t/common/a.cu", ""},
              {"/t/src/one.cu", ""},
              {"/t/src/two.cu", ""},
              {"/t/src/three.cu", ""},
              {"/t/src/extra.cu", ""}}));
  CHECK(read.problems.empty());
  CHECK(read.files.size() == 2);
  REQUIRE(read.programs.size() == 3);
  const BuildProgram &one = read.programs[0];
  CHECK(one.name == "one");
  CHECK(one.sources == Strings{"/t/src/one.cu", "/t/common/a.cu"});
  CHECK(one.flags == Strings{"-std=c++17", "-I/t/common/include", "-DUSE_COMMON", "-lm"});
  REQUIRE(one.runs.size() == 1);
  CHECK(one.runs[0].arguments == Strings{"5", "/t/data/in.txt"});
  CHECK(read.programs[1].name == "three");
  CHECK(read.programs[2].name == "two");
}

TEST_CASE("What is wrong with a CMake file is said in a line", "[buildfiles]") {
  CMakePrograms read = programsOfCMake(
      "/t/CMakeLists.txt",
      treeOf({{"/t/CMakeLists.txt", "add_executable(a a.cu)\nadd_executable(b b.cu\n"},
              {"/t/a.cu", ""}}));
  REQUIRE(read.problems.size() == 1);
  CHECK(llvm::StringRef(read.problems[0]).starts_with("/t/CMakeLists.txt:2: "));
  CHECK(read.programs.size() == 1);
}

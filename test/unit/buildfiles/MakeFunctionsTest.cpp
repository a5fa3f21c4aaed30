// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeValues.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

TEST_CASE("Functions of make are expanded", "[buildfiles]") {
  TreeFiles files;
  files.paths = {"/t/Makefile", "/t/b.cu", "/t/src/a.cu"};
  files.read = [](const std::string &) { return std::optional<std::string>("EMPTY =\n"); };
  MakeValues values("/t/Makefile", files);
  for (auto [text, expected] : {std::pair("$(addprefix -I,a b)", "-Ia -Ib"),
                                {"$(addsuffix .o,a b)", "a.o b.o"},
                                {"$(and a,b)/$(and a,$(EMPTY),b)", "b/"},
                                {"$(or $(EMPTY),a,b)", "a"},
                                {"$(if $(EMPTY),yes,no) $(if a,yes,no)", "no yes"},
                                {"$(subst a,b,banana)", "bbnbnb"},
                                {"$(patsubst %.cu,%.o,a.cu b.c)", "a.o b.c"},
                                {"$(filter %.cu c,a.cu b.c c)", "a.cu c"},
                                {"$(filter-out %.cu,a.cu b.c)", "b.c"},
                                {"$(strip  a   b )", "a b"},
                                {"$(sort b a b)", "a b"},
                                {"$(firstword a b) $(lastword a b) $(word 2,a b c)", "a b b"},
                                {"$(word 4,a b)", ""},
                                {"$(notdir src/a.cu b) $(dir src/a.cu b)", "a.cu b src/ ./"},
                                {"$(basename src/a.cu b) $(suffix src/a.cu)", "src/a b .cu"},
                                {"$(abspath src/../a.cu /b)", "/t/a.cu /b"},
                                {"$(wildcard *.cu src/*.cu)", "b.cu src/a.cu"},
                                {"$(wildcard /usr/local/cuda/bin/nvcc /usr/bin/nvcc)", ""},
                                {"$(shell getconf LONG_BIT)", "64"},
                                {"$(shell if test -e /x; then echo 1; else echo 0; fi)", "0"},
                                {"$(shell test -e /x && echo yes || echo no)", "no"},
                                {"$(foreach x,a b,$(x).o)", "a.o b.o"},
                                {"$(shell getconf LONG_BIT)", "64"},
                                {"$(shell date)$(call f,x)$(unknown a)", ""}})
    CHECK(values.expand(text) == expected);
}

TEST_CASE("A substitution that makes a text very long stops", "[buildfiles]") {
  std::string words, to(1000, 'b');
  for (int i = 0; i < 100'000; ++i)
    words += "a ";
  size_t size = substitutePattern(words, "%", to).size();
  CHECK(size > maxMakeText);
  CHECK(size < maxMakeText + 2 * to.size());
}

TEST_CASE("What makefiles look for in an installed toolkit exists", "[buildfiles]") {
  TreeFiles files;
  files.paths = {"/t/Makefile"};
  files.read = [](const std::string &) { return std::optional<std::string>(""); };
  MakeValues values("/t/Makefile", files, {{{"CUDA_HOME", "/usr/local/cuda"}}});
  CHECK(values.expand("$(wildcard /usr/bin/nvcc $(CUDA_HOME)/bin/nvcc)") ==
        "/usr/local/cuda/bin/nvcc");
}

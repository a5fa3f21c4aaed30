// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/FlagRewriter.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

/// The words that are left; `for nvcc` unless the line begins with `any:`.
std::string rewritten(llvm::StringRef line) {
  bool isForNvcc = !line.consume_front("any:");
  std::vector<FlagWord> words;
  for (llvm::StringRef word : llvm::split(line, ' '))
    if (!word.empty())
      words.push_back({word.str(), ' ', isForNvcc});
  std::vector<mapping::Target> targets = llvm::cantFail(mapping::parseTargets("gfx90a,gfx942"));
  (void)rewriteFlags(words, targets);
  std::string result;
  for (const FlagWord &word : words)
    if (!word.isRemoved)
      result += (result.empty() ? "" : " ") + word.text + word.tail;
  return result;
}

} // namespace

TEST_CASE("Flags of nvcc become those of clang", "[buildfiles]") {
  CHECK(rewritten("-O3 -std=c++17 -DX=1 -Iinclude") == "-O3 -std=c++17 -DX=1 -Iinclude");
  CHECK(rewritten("-Xcompiler -Wall,-Wextra -Xcompiler=-fPIC") == "-Wall -Wextra -fPIC");
  CHECK(rewritten("-lineinfo -G --expt-relaxed-constexpr -Xptxas -v") ==
        "-gline-tables-only -g -O0");
  CHECK(rewritten("-rdc=true -rdc=false -dc") == "-fgpu-rdc -fgpu-rdc -c");
  CHECK(rewritten("--compile --output-file a.o --std=c++20 --include-path=inc -x cu") ==
        "-c -oa.o -std=c++20 -Iinc -x hip");
  CHECK(rewritten("-Xlinker -rpath,/x -ccbin g++ -t 0") == "-Wl,-rpath,/x");
  CHECK(rewritten("-std c++20 -std $(STD) -std=c++17") == "-std=c++20 -std=$(STD) -std=c++17");
  CHECK(rewritten("--no-host-device-initializer-list --no-host-device-move-forward "
                  "--static-global-template-stub=false --jump-table-density=10 -jtd 5 "
                  "--brief-diagnostics=true --compile-as-tools-patch --qpp-config=x "
                  "--display-error-number --source-in-ptx -src-in-ptx --relocatable-ptx") == "");
  CHECK(rewritten("--fdevice-syntax-only --time=x") == "-fsyntax-only -ftime-report");
}

TEST_CASE("Architectures of NVIDIA become the targets, once", "[buildfiles]") {
  CHECK(rewritten("-arch=sm_80 -code=sm_80 -g") ==
        "--offload-arch=gfx90a --offload-arch=gfx942 -g");
  CHECK(rewritten("-gencode arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80") ==
        "--offload-arch=gfx90a --offload-arch=gfx942");
  CHECK(rewritten("-gencode arch=compute_${a},code=sm_${a}") == "--offload-arch=${a}");
  CHECK(rewritten("-arch=$(ARCH)") == "--offload-arch=$(ARCH)");
}

TEST_CASE("Flags that other compilers share stay where nvcc is not meant", "[buildfiles]") {
  CHECK(rewritten("any:-G -w -Werror -arch arm64 -Xptxas -v -lineinfo") ==
        "-G -w -Werror -arch arm64 -gline-tables-only");
  CHECK(rewritten("any:$<$<COMPILE_LANGUAGE:CUDA>:-G> -G") ==
        "$<$<COMPILE_LANGUAGE:CUDA>:-g -O0> -G");
}

TEST_CASE("Generator expressions around flags stay whole", "[buildfiles]") {
  CHECK(rewritten("$<$<COMPILE_LANGUAGE:CUDA>:-G -Xptxas=-v>") ==
        "$<$<COMPILE_LANGUAGE:CUDA>:-g -O0>");
  CHECK(rewritten("$<$<COMPILE_LANGUAGE:CUDA>:-Xptxas=-v -G>") ==
        "$<$<COMPILE_LANGUAGE:CUDA>:-g -O0>");
  CHECK(rewritten("-a $<$<COMPILE_LANGUAGE:CUDA>:-Xptxas=-v> -b") == "-a -b");
  EnclosedFlag enclosed = withoutGeneratorExpression("$<$<AND:$<A:b>,$<C:d>>:SHELL:-x>");
  CHECK(enclosed.prefix == "$<$<AND:$<A:b>,$<C:d>>:SHELL:");
  CHECK(enclosed.flag == "-x");
  CHECK(enclosed.suffix == ">");
}

TEST_CASE("C++ standards too old for the libraries of HIP become C++17", "[buildfiles]") {
  for (llvm::StringRef old : {"98", "03", "11", "14", "c++0x", "c++11", "c++1y"})
    CHECK(llvm::StringRef(withNeededStandard(old)).ends_with("17"));
  CHECK(withNeededStandard("gnu++14") == "gnu++17");
  for (llvm::StringRef kept : {"17", "20", "c++17", "gnu++20", "c++2a", "${STANDARD}", ""})
    CHECK(withNeededStandard(kept) == kept);
}

TEST_CASE("Flags that clang does not have are known", "[buildfiles]") {
  for (const char *flag :
       {"-O3", "-Wall", "-std=c++17", "-DX=1", "-Iinclude", "-lm", "-fgpu-rdc", "--hip-link",
        "--offload-arch=gfx90a", "-o", "-Wl,-rpath,/x", "-fopenmp", "-x", "a.hip", "-", "-$(FLAG)",
        "$<$<CONFIG:Debug>:-g>", "-march=native"})
    CHECK_FALSE(isUnknownFlag(flag));
  for (const char *flag : {"--no-such-flag", "-expt-new-thing", "--new-nvcc-flag=3", "-qopenmp",
                           "$<$<CONFIG:Debug>:-expt-new-thing>"})
    CHECK(isUnknownFlag(flag));
}

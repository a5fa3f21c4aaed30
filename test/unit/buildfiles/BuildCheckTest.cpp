// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildCheck.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

/// The lines of what the check says about a port with this text: "3: message".
std::vector<std::string> differences(const std::string &name, const std::string &before,
                                     const std::string &after,
                                     const std::set<std::string> &sources = {"/p/src/a.cu"}) {
  BuildOptions options;
  options.targets = mapping::defaultTargets();
  options.cudaVersion = {13, 0, 0};
  options.renamed = sources;
  BuildFile file{"/p/" + name, *buildSystemOf(name), before};
  std::vector<std::string> lines;
  for (const Diagnostic &diagnostic :
       checkBuild(file, TranslatedBuildFile{after, {}}, {}, options).diagnostics)
    lines.push_back(std::to_string(diagnostic.line) + ": " + diagnostic.message);
  return lines;
}

/// What the check says about the translation that tranship makes itself.
std::vector<std::string> differences(const std::string &name, const std::string &before) {
  BuildOptions options;
  options.targets = mapping::defaultTargets();
  options.cudaVersion = {13, 0, 0};
  options.renamed = {"/p/src/a.cu"};
  BuildFile file{"/p/" + name, *buildSystemOf(name), before};
  return differences(name, before,
                     translateBuildFiles(file, options).front().newText.value_or(before));
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("The build check of makefiles", "[buildfiles]") {
  const std::string makefile = "NVCC = nvcc\n"
                               "FLAGS = -O3 -lineinfo\n"
                               "app: obj/a.o\n"
                               "\t$(NVCC) $^ -o $@ -lcublas\n"
                               "obj/%.o: src/%.cu\n"
                               "\t$(NVCC) $(FLAGS) -c $< -o $@\n"
                               "dep: src/a.cu\n"
                               "\tsed -e s/a/b/ $<\n";
  CHECK(differences("Makefile", makefile) == Lines{});
  auto with = [&](const std::string &from, const std::string &to) {
    std::string port = makefile;
    for (auto [old, changed] : {std::pair<std::string, std::string>{"nvcc", "hipcc"},
                                {"-lineinfo", "-gline-tables-only"},
                                {"-lcublas", "-lhipblas"},
                                {"src/%.cu", "src/%.hip"},
                                {"src/a.cu", "src/a.hip"},
                                {from, to}})
      if (size_t at = port.find(old); at != std::string::npos)
        port.replace(at, old.size(), changed);
    return differences("Makefile", makefile, port);
  };
  CHECK(with("", "") == Lines{});
  CHECK(with("src/%.hip", "src/%.cu") ==
        Lines{"5: `app` needs `obj/a.o`, and make finds no rule for that in the port"});
  CHECK(with("-gline-tables-only", "-lineinfo") ==
        Lines{"2: hipcc gets `-lineinfo`, which it cannot read"});
  CHECK(with("-lhipblas", "-lcublas") ==
        Lines{"4: the port's command `hipcc` gets `-lcublas` and lacks `-lhipblas`"});
  CHECK(with("-e s/a", "s/a") == Lines{"8: the port's command `sed` lacks `-e`"});
  CHECK(with("-c $<", "-fgpu-rdc -c $<") ==
        Lines{"3: `app` is linked from objects of -fgpu-rdc without their device code"});
}

TEST_CASE(
    "The build check leaves alone what a recipe prints, and reads flags that a variable holds",
    "[buildfiles]") {
  CHECK(differences("Makefile",
                    "FLAGS = -Xcompiler -fPIC -O3\n"
                    "WARNINGS = -Wall -Wextra\n"
                    "app: src/a.cu\n"
                    "\t@echo FLAGS: $(FLAGS)\n"
                    "\tnvcc $(FLAGS) -Xcompiler=\"$(WARNINGS)\" -o app src/a.cu\n") == Lines{});
}

TEST_CASE("The build check of CMake projects", "[buildfiles]") {
  const std::string lists =
      "cmake_minimum_required(VERSION 3.21)\n"
      "project(p LANGUAGES CXX CUDA)\n"
      "find_package(CUDAToolkit REQUIRED)\n"
      "set(flags -lineinfo)\n"
      "add_executable(p src/a.cu)\n"
      "target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:${flags}>)\n"
      "target_link_libraries(p PRIVATE CUDA::cublas)\n"
      "install(FILES src/a.cu DESTINATION share)\n";
  CHECK(differences("CMakeLists.txt", lists) == Lines{});
  auto with = [&](const std::string &from, const std::string &to) {
    std::string port = lists;
    for (auto [old, changed] : {std::pair<std::string, std::string>{"CXX CUDA", "CXX HIP"},
                                {"find_package(CUDAToolkit REQUIRED)",
                                 "find_package(hip REQUIRED) find_package(hipblas REQUIRED)"},
                                {"-lineinfo", "-gline-tables-only"},
                                {"LANGUAGE:CUDA", "LANGUAGE:HIP"},
                                {"CUDA::cublas", "roc::hipblas"},
                                {"src/a.cu", "src/a.hip"},
                                {"src/a.cu", "src/a.hip"},
                                {from, to}})
      if (size_t at = port.find(old); at != std::string::npos)
        port.replace(at, old.size(), changed);
    return differences("CMakeLists.txt", lists, port);
  };
  CHECK(with("", "") == Lines{});
  CHECK(with("-gline-tables-only", "-lineinfo") ==
        Lines{"4: HIP's compiler gets `-lineinfo` for the target `p`, and cannot read it"});
  CHECK(with("roc::hipblas", "CUDA::cublas") ==
        Lines{"7: the port's target `p` does not link `roc::hipblas`"});
  CHECK(with(" find_package(hipblas REQUIRED)", "") ==
        Lines{"2: the port's target `p` links `roc::hipblas`, and nothing finds its package"});
  CHECK(with("FILES src/a.hip", "FILES src/a.cu") ==
        Lines{"5: the port's build names `a.cu`, which is `a.hip` there"});
  CHECK(with("find_package(hip REQUIRED)", "set(x NCCL) find_package(${x})") ==
        Lines{"1: the port's build looks for `NCCL`, a package of CUDA"});
  CHECK(with("(p src/a.hip)", "(p src/b.hip)") ==
        Lines{"5: the port's target `p` lacks the source `a.hip`"});
}

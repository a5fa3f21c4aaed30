// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests what goldens cannot show: bytes that are not text, and names of files.
#include "buildfiles/BuildFile.h"
#include "buildfiles/BuildCheck.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

TranslatedBuildFile translate(const std::string &path, const std::string &text) {
  BuildOptions options;
  options.targets = mapping::defaultTargets();
  options.cudaVersion = {13, 0, 0};
  options.renamed = {"/t/a.cu"};
  std::vector<BuildFile> files = {{path, *buildSystemOf(path), text}};
  std::vector<TranslatedBuildFile> results = translateBuildFiles(files, options);
  (void)checkBuild(files, results, {}, options);
  return std::move(results.front());
}

} // namespace

TEST_CASE("Build files are known by their names", "[buildfiles]") {
  CHECK(buildSystemOf("/a/CMakeLists.txt") == BuildSystem::CMake);
  CHECK(buildSystemOf("/a/xConfig.cmake.in") == BuildSystem::CMake);
  CHECK(buildSystemOf("/a/CMakePresets.json") == BuildSystem::CMakePresets);
  CHECK(buildSystemOf("/a/Makefile.gpu") == BuildSystem::Make);
  CHECK(buildSystemOf("/a/setup.py") == BuildSystem::Python);
  CHECK(buildSystemOf("/a/defs.bzl") == BuildSystem::Bazel);
  CHECK(buildSystemOf("/a/Dockerfile") == BuildSystem::Script);
  CHECK_FALSE(buildSystemOf("/a/main.cu"));
  CHECK_FALSE(buildSystemOf("/a/compile_commands.json"));
}

TEST_CASE("No bytes make a translation of build files fail", "[buildfiles][slow]") {
  const std::string pieces[] = {"project(x CUDA)\n",
                                "\xff\xfe",
                                std::string("\0", 1),
                                "\"",
                                "(",
                                ")",
                                "$<",
                                "${",
                                "$(",
                                "\\",
                                "\t",
                                "#[[",
                                "-gencode ",
                                "sm_",
                                ",",
                                "{\"",
                                "\n",
                                ";",
                                "CUDA::",
                                "a.cu",
                                "nvcc ",
                                "=",
                                "set(CMAKE_CUDA_FLAGS \"-Xcompiler",
                                "$<$<COMPILE_LANGUAGE:CUDA>:",
                                "CUDAExtension(['-lineinfo', '-G'],",
                                "a: %.o\n\tnvcc $<\n%.o: %.cu\n\tnvcc -dc "};
  for (const char *path : {"/t/CMakeLists.txt", "/t/Makefile", "/t/CMakePresets.json",
                           "/t/setup.py", "/t/BUILD", "/t/a.sh"})
    for (const std::string &a : pieces)
      for (const std::string &b : pieces)
        for (const std::string &c : pieces)
          (void)translate(path, a + b + c);
  SUCCEED();
}

TEST_CASE("A build file that does not mention CUDA stays as it is", "[buildfiles]") {
  for (const char *path : {"/t/CMakeLists.txt", "/t/Makefile", "/t/setup.py"}) {
    TranslatedBuildFile result = translate(path, "set(A b) # Cuda\n");
    CHECK_FALSE(result.newText);
    CHECK(result.diagnostics.empty());
  }
}

TEST_CASE("A library in a Python build is reported once", "[buildfiles]") {
  TranslatedBuildFile result = translate("/t/setup.py", "libraries=[\"cudart\", \"cublas\"]\n");
  CHECK(result.diagnostics.size() == 2);
}

TEST_CASE("A setup.py that Python refuses, and a binary build file, are reported once and kept",
          "[buildfiles]") {
  TranslatedBuildFile broken =
      translate("/t/setup.py", "setup(\n  sources=[\"a.cu\"],\n  libraries=[\"cudart\",\n)\n");
  CHECK_FALSE(broken.newText);
  REQUIRE(broken.diagnostics.size() == 1);
  CHECK(broken.diagnostics[0].kind == DiagnosticKind::BuildSyntax);
  CHECK(broken.diagnostics[0].line == 3);
  CHECK(broken.diagnostics[0].message ==
        "copied as it is: this is not valid Python: this `[` is closed by `)`");
  // setup.cfg is not Python.
  CHECK(translate("/t/setup.cfg", "[metadata]\nname = it's (\n").diagnostics.empty());
  for (const char *path : {"/t/CMakeLists.txt", "/t/Makefile", "/t/CMakePresets.json",
                           "/t/setup.py", "/t/setup.cfg", "/t/meson.build"}) {
    TranslatedBuildFile binary = translate(path, std::string("cuda\0nvcc", 9));
    INFO(path);
    REQUIRE(binary.diagnostics.size() == 1);
    CHECK(binary.diagnostics[0].kind == DiagnosticKind::BuildSyntax);
  }
}

TEST_CASE("Copies of CMake modules that find CUDA are reported once and kept", "[buildfiles]") {
  std::string text = "set(CUDA_LIBRARIES ${CUDA_CUDART_LIBRARY} ${CUDA_nppi_LIBRARY})\n";
  for (const char *path : {"/t/cmake/FindCUDA.cmake", "/t/FindCUDAToolkit.cmake"}) {
    TranslatedBuildFile module = translate(path, text);
    INFO(path);
    CHECK_FALSE(module.newText);
    REQUIRE(module.diagnostics.size() == 1);
    CHECK(module.diagnostics[0].kind == DiagnosticKind::BuildUnknown);
  }
  TranslatedBuildFile script = translate("/t/FindCUDA/run_nvcc.cmake", text);
  CHECK_FALSE(script.newText);
  CHECK(script.diagnostics.empty());
  CHECK(translate("/t/cmake/FindOther.cmake", text).newText);
}

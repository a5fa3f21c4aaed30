// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/SourceStandards.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

TEST_CASE("standardIn finds the standard in the languages of build files", "[buildfiles]") {
  for (const char *text :
       {"set(CMAKE_CUDA_STANDARD 20)", "set_target_properties(a PROPERTIES CXX_STANDARD \"20\")",
        "target_compile_features(a PUBLIC cuda_std_20)", "NVCCFLAGS += -O3 --std=c++20",
        "CXXFLAGS = -std gnu++2a", "project('a', default_options: ['cpp_std=c++20'])",
        "build --cxxopt='-std=c++20'", "set(CMAKE_CXX_STANDARD 17) # then\nadd(-std=c++20)"})
    CHECK(standardIn(text) == 20);
  CHECK(standardIn("-std=c++14 -std=c++11") == 14);
  CHECK(standardIn("# -std=c++20\nset(CMAKE_CUDA_STANDARD ${STANDARD})\n-std=c11") == 0);
}

TEST_CASE("standardIn finds the standard in the commands of CMake files", "[buildfiles]") {
  auto standard = [](const std::string &text) {
    TreeFiles files;
    files.read = [&](const std::string &) { return std::optional(text); };
    return standardIn(*CMakeModel(files).file("/t/CMakeLists.txt"));
  };
  CHECK(standard("set(CMAKE_CUDA_STANDARD 20)") == 20);
  CHECK(standard("set_target_properties(a PROPERTIES\n  CXX_STANDARD\n  \"20\")") == 20);
  CHECK(standard("#[[\nset(CMAKE_CUDA_STANDARD 23)\n]]\nset(CMAKE_CUDA_STANDARD 17)") == 17);
  CHECK(standard("set(CMAKE_CUDA_STANDARD 20)\nset(broken \"") == 20);
}

TEST_CASE("The nearest folder whose build files name a standard decides", "[buildfiles]") {
  std::map<std::string, std::string> texts;
  auto add = [&](llvm::StringRef name, llvm::StringRef text) {
    texts["/t/" + name.str()] = text.str();
  };
  auto flagFor = [&](llvm::StringRef source) {
    TreeFiles tree;
    tree.read = [&](const std::string &path) { return std::optional(texts.at(path)); };
    CMakeModel model(tree);
    Strings files;
    for (const auto &[path, text] : texts)
      files.push_back(path);
    std::string path = "/t/" + source.str();
    return sourceStandards(files, {path}, model)[path];
  };
  CHECK(flagFor("a.cu").empty());
  add("bench/cuda/Makefile", "nvcc -std=c++23 a.cu\n");
  add("bench/metal/Makefile", "clang++ -std=c++26 a.cpp\n");
  SECTION("none above: what is said about CUDA anywhere counts") {
    CHECK(flagFor("src/a.cu") == "-std=c++23");
  }
  SECTION("a folder above decides, even for C++17") {
    add("src/CMakeLists.txt", "add_executable(a a.cu)\n");
    add("CMakeLists.txt", "set(CMAKE_CXX_STANDARD 17)\n");
    CHECK(flagFor("src/a.cu").empty());
    CHECK(flagFor("bench/cuda/a.cu") == "-std=c++23");
  }
  SECTION("of the files in a folder, those about CUDA count") {
    add("src/CMakeLists.txt", "set(CMAKE_CUDA_STANDARD 20)\n");
    add("src/meson.build", "cpp_std=c++23\n");
    CHECK(flagFor("src/a.cu") == "-std=c++20");
  }
}

TEST_CASE("What targets name comes before the texts of build files", "[buildfiles]") {
  TreeFiles tree;
  tree.read = [](const std::string &) { return std::optional<std::string>("nvcc -std=c++23\n"); };
  CMakeModel model(tree);
  SourceStandards standards = sourceStandards({"/t/Makefile"}, {"/t/a.cu", "/t/b.cu", "/t/c.cu"},
                                              model, {{"/t/a.cu", 20}, {"/t/b.cu", 14}});
  CHECK(standards == SourceStandards{{"/t/a.cu", "-std=c++20"}, {"/t/c.cu", "-std=c++23"}});
}

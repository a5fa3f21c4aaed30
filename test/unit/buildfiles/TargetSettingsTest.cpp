// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/TargetSettings.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

TargetSettings settingsOf(const std::map<std::string, std::string> &texts) {
  TreeFiles files;
  std::vector<std::string> buildFiles;
  for (const auto &[path, text] : texts) {
    files.paths.insert(path);
    if (!isSourceName(path))
      buildFiles.push_back(path);
  }
  files.read = [&texts](const std::string &path) -> std::optional<std::string> {
    auto found = texts.find(path);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
  };
  CMakeModel model(files);
  return targetSettings(buildFiles, model);
}

SourceMacros macrosOf(const std::map<std::string, std::string> &texts) {
  return settingsOf(texts).macros;
}

} // namespace

TEST_CASE("Targets of CMake define macros for their sources", "[buildfiles]") {
  SourceMacros macros =
      macrosOf({{"/t/CMakeLists.txt", "add_library(tree INTERFACE)\n"
                                      "target_compile_definitions(tree INTERFACE K=8)\n"
                                      "add_subdirectory(test)\n"},
                {"/t/test/CMakeLists.txt", "add_executable(a one.cu two.cu)\n"
                                           "target_compile_definitions(a PRIVATE -DBUILDER=fast)\n"
                                           "target_link_libraries(a PRIVATE tree)\n"
                                           "add_executable(b one.cu)\n"
                                           "target_compile_definitions(b PRIVATE BUILDER=slow)\n"
                                           "add_executable(c one.cu)\n"
                                           "target_compile_definitions(c PRIVATE BUILDER=slow)\n"
                                           "add_executable(d one.cu)\n"
                                           "target_compile_definitions(d PRIVATE CHIP=2 USE_HIP)\n"
                                           "add_executable(e three.cu)\n"},
                {"/t/test/one.cu", ""},
                {"/t/test/two.cu", ""},
                {"/t/test/three.cu", ""}});
  CHECK(macros == SourceMacros{{"/t/test/one.cu", {{"BUILDER=fast", "K=8"}, {"BUILDER=slow"}}},
                               {"/t/test/three.cu", {{}}},
                               {"/t/test/two.cu", {{"BUILDER=fast", "K=8"}}}});
}

TEST_CASE("Makefiles define macros for their sources", "[buildfiles]") {
  SourceMacros macros =
      macrosOf({{"/t/Makefile", "FLAGS = -DREPEAT=3 -DCHIP=7 -D RUN -DBROKEN=`date`\n"
                                "main: main.cu\n"
                                "\tnvcc $(FLAGS) -o $@ $<\n"},
                {"/t/main.cu", ""}});
  CHECK(macros == SourceMacros{{"/t/main.cu", {{"CHIP=7", "REPEAT=3", "RUN"}}}});
}

TEST_CASE("Branches that are not active define macros for sources that no others compile",
          "[buildfiles]") {
  SourceMacros macros = macrosOf({{"/t/CMakeLists.txt", "option(TESTS \"\" OFF)\n"
                                                        "add_executable(a one.cu)\n"
                                                        "if(TESTS)\n"
                                                        "  foreach(d 2 3)\n"
                                                        "    add_executable(t${d} t.cu one.cu)\n"
                                                        "    target_compile_definitions("
                                                        "t${d} PUBLIC -DDIM=${d})\n"
                                                        "  endforeach()\n"
                                                        "endif()\n"},
                                  {"/t/one.cu", ""},
                                  {"/t/t.cu", ""}});
  CHECK(macros == SourceMacros{{"/t/one.cu", {{}}}, {"/t/t.cu", {{"DIM=2"}, {"DIM=3"}}}});
}

TEST_CASE("A source has no more sets of macros than are parsed", "[buildfiles]") {
  std::string text;
  for (char target : std::string("abcdefgh"))
    text += std::string("add_executable(") + target + " one.cu)\ntarget_compile_definitions(" +
            target + " PRIVATE N=" + target + ")\n";
  SourceMacros macros = macrosOf({{"/t/CMakeLists.txt", text}, {"/t/one.cu", ""}});
  CHECK(macros["/t/one.cu"].size() == maxMacroSets);
}

TEST_CASE("Targets name the standard of their CUDA sources", "[buildfiles]") {
  TargetSettings settings =
      settingsOf({{"/t/CMakeLists.txt", "set(CMAKE_CUDA_STANDARD 17)\n"
                                        "if(CMAKE_VERSION VERSION_LESS 3.8)\n"
                                        "  set(CMAKE_CUDA_STANDARD 20)\n"
                                        "endif()\n"
                                        "add_executable(a one.cu)\n"
                                        "add_executable(b two.cu)\n"
                                        "set_target_properties(b PROPERTIES CUDA_STANDARD 20)\n"
                                        "add_executable(c three.cu)\n"
                                        "target_compile_features(c PRIVATE cuda_std_23)\n"},
                  {"/t/make/Makefile", "main: four.cu\n\tnvcc -std=c++20 -o $@ $<\n"},
                  {"/t/one.cu", ""},
                  {"/t/two.cu", ""},
                  {"/t/three.cu", ""},
                  {"/t/make/four.cu", ""}});
  CHECK(settings.standards ==
        TargetStandards{
            {"/t/make/four.cu", 20}, {"/t/one.cu", 17}, {"/t/three.cu", 23}, {"/t/two.cu", 20}});
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ConfiguredHeaders.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

ConfiguredHeaders headersOf(const std::map<std::string, std::string> &texts) {
  TreeFiles files;
  std::vector<std::string> buildFiles;
  for (const auto &[path, text] : texts) {
    files.paths.insert(path);
    if (path.ends_with(".txt"))
      buildFiles.push_back(path);
  }
  files.read = [&texts](const std::string &path) -> std::optional<std::string> {
    auto found = texts.find(path);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
  };
  CMakeModel model(files);
  return configuredHeaders(buildFiles, model);
}

} // namespace

TEST_CASE("A template becomes the header that CMake would make", "[buildfiles]") {
  auto values = [](llvm::StringRef name) -> std::optional<std::string> {
    if (name == "ON_IT")
      return "ON";
    if (name == "OFF_IT")
      return "OFF";
    return name == "N" ? std::optional<std::string>("12") : std::nullopt;
  };
  CHECK(configuredText("#cmakedefine ON_IT\n# cmakedefine OFF_IT 1\n#cmakedefine WHAT\n"
                       "#cmakedefine01 ON_IT\n#cmakedefine01 WHAT\n#cmakedefine N @N@\n",
                       values) == "#define ON_IT\n/* #undef OFF_IT */\n/* #undef WHAT */\n"
                                  "#define ON_IT 1\n#define WHAT 0\n#define N 12\n");
  CHECK(configuredText("#define A @N@\n#define B ${N}\n#define C @WHAT@\n#define D \"@WHAT@\"\n"
                       "int a@b, c = ${N}; // @WHAT@\n#undef HAVE_IT",
                       values) == "#define A 12\n#define B 12\n#define C 0\n#define D \"\"\n"
                                  "int a@b, c = 12; // \n#undef HAVE_IT");
  CHECK(configuredText("${N}@N@", values, true) == "${N}12");
}

TEST_CASE("The name of a template shows which header it is for", "[buildfiles]") {
  CHECK(headerOfTemplate("/a/config.h.in") == "/a/config.h");
  CHECK(headerOfTemplate("config.hpp.cmake.in") == "config.hpp");
  CHECK(headerOfTemplate("config.h").empty());
  CHECK(headerOfTemplate("a.cu.in").empty());
}

TEST_CASE("CMake files say where headers are made and with which values", "[buildfiles]") {
  ConfiguredHeaders headers =
      headersOf({{"/t/CMakeLists.txt", "project(Sim VERSION 2.5)\n"
                                       "option(SIM_DOUBLE \"\" ON)\n"
                                       "option(SIM_MPI \"\" OFF)\n"
                                       "option(SIM_USE_CUDA \"\" OFF)\n"
                                       "if(SIM_USE_CUDA)\n  set(BACKEND 3)\nendif()\n"
                                       "configure_file(cfg.h.in include/sim/cfg.h)\n"
                                       "configure_file(run.sh.in run.sh)\n"
                                       "add_subdirectory(lib)\n"},
                 {"/t/lib/CMakeLists.txt", "include(GenerateExportHeader)\n"
                                           "add_library(sim-core a.cu)\n"
                                           "generate_export_header(sim-core)\n"},
                 {"/t/run.sh.in", ""},
                 {"/t/cfg.h.in", "#cmakedefine SIM_DOUBLE\n#cmakedefine SIM_MPI\n"
                                 "#cmakedefine SIM_USE_CUDA\n#cmakedefine HAVE_CUDA\n"
                                 "#define V \"@PROJECT_VERSION@\" // @Sim_VERSION_MINOR@\n"
                                 "#define B @BACKEND@\n"}});
  REQUIRE(headers.size() == 2);
  CHECK(headers.at("/t/build/include/sim/cfg.h").text ==
        "#define SIM_DOUBLE\n/* #undef SIM_MPI */\n#define SIM_USE_CUDA\n#define HAVE_CUDA\n"
        "#define V \"2.5\" // 5\n#define B 3\n");
  CHECK(headers.at("/t/build/include/sim/cfg.h").source == "/t/cfg.h.in");
  const std::string &exports = headers.at("/t/lib/build/sim_core_export.h").text;
  CHECK(exports.find("#define SIM_CORE_EXPORT\n") != std::string::npos);
  CHECK(exports.find("#define SIM_CORE_NO_EXPORT\n") != std::string::npos);
}

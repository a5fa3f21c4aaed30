// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scripts for other people's projects: the git hook and the CMake package.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char clean[] = "__global__ void k(int *x) { *x = 1; }\n";
constexpr char warned[] =
    "__global__ void k(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n";

ProgramResult run(const TemporaryFolder &folder, Strings command) {
  Strings arguments = {"-u",
                       "GIT_DIR",
                       "-u",
                       "GIT_INDEX_FILE",
                       "-u",
                       "GIT_WORK_TREE",
                       "GIT_CONFIG_GLOBAL=/dev/null",
                       std::string("TRANSHIP=") + TRANSHIP_PROGRAM};
  arguments.insert(arguments.end(), command.begin(), command.end());
  return runProgram(folder.path(), "env", arguments);
}

} // namespace

TEST_CASE("The git hook stops a commit, and says what to do", "[hooks]") {
  TemporaryFolder folder;
  auto git = [&](Strings arguments) {
    arguments.insert(arguments.begin(),
                     {"git", "-c", "user.name=Somebody", "-c", "user.email=s@example.com"});
    return run(folder, arguments);
  };
  REQUIRE(git({"init", "-q"}).exitCode == 0);
  folder.makeFolder(".git/hooks");
  folder.makeLink(std::string(SOURCE_FOLDER) + "/scripts/git-hook-pre-commit",
                  ".git/hooks/pre-commit");
  folder.write("a.cu", clean);
  git({"add", "a.cu"});
  ProgramResult good = git({"commit", "-q", "-m", "good"});
  INFO(good.out << good.err);
  CHECK(good.exitCode == 0);
  folder.write("a.cu", warned);
  git({"add", "a.cu"});
  ProgramResult bad = git({"commit", "-q", "-m", "bad"});
  std::string said = bad.out + bad.err;
  INFO(said);
  CHECK(bad.exitCode != 0);
  CHECK(llvm::StringRef(said).contains("[device-clock]"));
  CHECK(llvm::StringRef(said).contains("tranship-disable(id): reason"));
  CHECK(git({"rev-list", "--count", "HEAD"}).out == "1\n");
  CHECK(git({"commit", "-q", "--no-verify", "-m", "anyway"}).exitCode == 0);
}

TEST_CASE("tranship_check() of CMake looks at a target with its flags", "[hooks]") {
  TemporaryFolder folder;
  folder.write("CMakeLists.txt",
               "cmake_minimum_required(VERSION 3.25)\nproject(demo LANGUAGES CXX)\n"
               "find_package(tranship REQUIRED)\n"
               "add_library(demo STATIC host.cpp a.cu)\n"
               "target_include_directories(demo PRIVATE include)\n"
               "target_compile_definitions(demo PRIVATE NOW=${NOW})\n"
               "tranship_check(demo ARGUMENTS --checks=-*,device-clock)\n");
  folder.write("host.cpp", "int host() { return 1; }\n");
  folder.write("include/width.h", "#define COUNT long long\n");
  folder.write("a.cu",
               "#include <width.h>\n__global__ void k(COUNT *t) { COUNT s = NOW; t[1] = NOW "
               "- s; }\n");
  auto build = [&](const std::string &now) {
    ProgramResult configured =
        run(folder, {"cmake", "-S", ".", "-B", "build", "-DNOW=" + now,
                     std::string("-Dtranship_DIR=") + SOURCE_FOLDER + "/scripts/cmake",
                     std::string("-DTRANSHIP_PROGRAM=") + TRANSHIP_PROGRAM});
    INFO(configured.out << configured.err);
    REQUIRE(configured.exitCode == 0);
    return run(folder, {"cmake", "--build", "build", "--target", "tranship-check"});
  };
  ProgramResult good = build("1");
  INFO(good.out << good.err);
  CHECK(good.exitCode == 0);
  ProgramResult bad = build("clock64()");
  std::string said = bad.out + bad.err;
  INFO(said);
  CHECK(bad.exitCode != 0);
  CHECK(llvm::StringRef(said).contains("[device-clock]"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Help, the version, and the answers to unknown subcommands and options.
#include "driver/options/CommandPages.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;

namespace {

std::string failure(const TemporaryFolder &folder, const Strings &arguments) {
  ProgramResult result = runTranship(folder, arguments);
  INFO("exit " << result.exitCode << "\n" << result.out << result.err);
  CHECK(isToolFailure(result));
  return result.err;
}

} // namespace

TEST_CASE("Every subcommand has --help, -h and a page of tranship help", "[cli]") {
  TemporaryFolder folder;
  for (const driver::Command &command : driver::allCommands()) {
    INFO(command.name.str());
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::StringRef(command.name).split(parts, ' ');
    Strings words(parts.begin(), parts.end());
    Strings withLong = words, withShort = words, asHelp = words;
    withLong.push_back("--help");
    withShort.push_back("-h");
    asHelp.insert(asHelp.begin(), "help");
    // `tranship help --help` is about `help`.
    for (const Strings &arguments : {withLong, withShort, asHelp}) {
      ProgramResult result = runTranship(folder, arguments);
      CHECK(result.exitCode == 0);
      CHECK(result.err.empty());
      CHECK(result.out == driver::helpText(command));
    }
  }
  std::string main = driver::helpText(driver::commandOf(driver::CommandId::Translate));
  CHECK(runTranship(folder, {"--help"}).out == main);
  CHECK(runTranship(folder, {"-h"}).out == main);
  CHECK(runTranship(folder, {"help"}).out == main);
}

/// A page without HTML comments and the empty lines after them.
static std::string withoutComments(std::string page) {
  for (size_t begin; (begin = page.find("<!--")) != page.npos;)
    page.erase(begin, page.find_first_not_of('\n', page.find("-->", begin) + 3) - begin);
  return page;
}

TEST_CASE("tranship help prints the pages of the documentation", "[cli]") {
  TemporaryFolder folder;
  std::string topics = runTranship(folder, {"help", "topics"}).out;
  size_t pages = 0;
  for (const RepositoryFile &file : repositoryFiles("docs")) {
    llvm::StringRef name = file.path;
    // `tranship explain` prints the pages of checks.
    if (!name.consume_front("docs/") || !name.ends_with(".md") || name.contains('/') ||
        name == "README.md")
      continue;
    INFO(name.str());
    const std::string shown = withoutComments(file.text);
    CHECK(runTranship(folder, {"help", file.path}).out == shown);
    REQUIRE(name.consume_back(".md"));
    CHECK(runTranship(folder, {"help", name.str()}).out == shown);
    CHECK(("\n" + llvm::StringRef(topics)).str().find(("\n" + name + " ").str()) !=
          std::string::npos);
    ++pages;
  }
  CHECK(pages > 15);
  CHECK(failure(folder, {"help", "input"}) == "tranship: unknown command or topic `input`; did you "
                                              "mean `inputs`? (see tranship help --help)\n");
}

TEST_CASE("tranship prints its version", "[cli]") {
  TemporaryFolder folder;
  std::string version = runTranship(folder, {"version"}).out;
  CHECK(llvm::StringRef(version).starts_with("tranship "));
  CHECK(llvm::StringRef(version).contains("(clang "));
  for (const char *line : {"\ncommit: ", "\nLLVM: ", "\ntables: CUDA 11.8 to "})
    CHECK(llvm::StringRef(version).contains(line));
  CHECK(runTranship(folder, {"--version"}).out == version);
  CHECK(runTranship(folder, {"verify", "--version"}).out == version);
}

TEST_CASE("tranship suggests the subcommand or option that was meant", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int x;\n");
  CHECK(failure(folder, {"verfy", "a.cu"}) ==
        "tranship: unknown command `verfy`; did you mean `verify`? (see tranship --help)\n");
  CHECK(failure(folder, {"help", "verfy"}) == "tranship: unknown command or topic `verfy`; did you "
                                              "mean `verify`? (see tranship help --help)\n");
  CHECK(failure(folder, {"a.cu", "--in-plce"}) ==
        "tranship: unknown option --in-plce; did you mean `--in-place`? (see tranship --help)\n");
  CHECK(failure(folder, {"a.cu", "-std=c++20"}) ==
        "tranship: compiler flags go after `--`: tranship ... -- -std=c++20\n");
  CHECK(failure(folder, {"check", "-Iinclude", "a.cu"}) ==
        "tranship: compiler flags go after `--`: tranship check ... -- -Iinclude\n");
}

TEST_CASE("An input may be called almost as a subcommand", "[cli]") {
  TemporaryFolder folder;
  folder.write("verfy", "int x = cudaSuccess;\n");
  ProgramResult result = runTranship(folder, {"verfy"});
  CHECK(result.exitCode == 0);
  CHECK(llvm::StringRef(result.out).contains("hipSuccess"));
}

TEST_CASE("Flags that are named twice in the documents mean the same", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int main() { return cudaDeviceReset(); }\n");
  CHECK(runTranship(folder, {"a.cu", "--format=json"}).err ==
        runTranship(folder, {"a.cu", "--report", "json"}).err);
  CHECK(runTranship(folder, {"check", "a.cu", "--format=sarif"}).out ==
        runTranship(folder, {"check", "a.cu", "--report=sarif"}).out);
  CHECK(runTranship(folder, {"explain", "--json", "cudaMalloc"}).out ==
        runTranship(folder, {"explain", "--format=json", "cudaMalloc"}).out);
  CHECK(runTranship(folder, {"a.cu", "--", "-DX"}).out ==
        runTranship(folder, {"a.cu", "--extra-arg=-DX"}).out);
}

TEST_CASE("--extra-arg is for the compiler of a translation as well", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#ifdef WIDE\nvoid f( {\n#endif\n");
  auto parsed = [&](const Strings &arguments) { return runTranship(folder, arguments).exitCode; };
  CHECK(parsed({"a.cu", "--extra-arg=-DWIDE"}) == parsed({"a.cu", "--", "-DWIDE"}));
  CHECK(parsed({"a.cu", "--extra-arg=-DWIDE"}) != parsed({"a.cu"}));
}

TEST_CASE("explain says which CUDA added or removed a name", "[cli]") {
  TemporaryFolder folder;
  auto explained = [&](const char *name) { return runTranship(folder, {"explain", name}).out; };
  // Only CUDA's facts (mappings/cuda/) have these versions.
  CHECK(llvm::StringRef(explained("cudaGetCurrentGraphExec")).contains("CUDA: since 12.0\n"));
  CHECK(llvm::StringRef(explained("cudaDeviceProp.clockRate")).contains("CUDA: removed in 13.0\n"));
}

TEST_CASE("explain --config reads settings of a project from anywhere", "[cli]") {
  TemporaryFolder folder;
  folder.write("project/.tranship.yaml", "roc: true\n");
  std::string plain = runTranship(folder, {"explain", "cublasCreate"}).out;
  std::string roc = runTranship(folder, {"explain", "--roc", "cublasCreate"}).out;
  CHECK(plain != roc);
  CHECK(runTranship(folder, {"explain", "--config=project/.tranship.yaml", "cublasCreate"}).out ==
        roc);
  CHECK(runProgram(folder.path("project"), TRANSHIP_PROGRAM,
                   {"explain", "--no-config", "cublasCreate"})
            .out == plain);
}

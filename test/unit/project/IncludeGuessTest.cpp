// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/IncludeGuess.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::project;

namespace {

/// The folders guessed for the first of `files`, relative.
Strings guessed(const TemporaryFolder &folder, const std::string &unit) {
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({folder.path()});
  REQUIRE(bool(inputs));
  for (const InputFile &input : *inputs)
    if (input.relativePath() == unit) {
      Strings folders;
      for (llvm::StringRef guess : guessIncludeFolders(input, *inputs)) {
        guess.consume_front(folder.path());
        folders.push_back(guess.ltrim('/').str());
      }
      return folders;
    }
  return {"no such unit"};
}

} // namespace

TEST_CASE("guessIncludeFolders finds headers elsewhere in the tree") {
  TemporaryFolder folder;
  folder.write(
      "src/a.cu",
      "#include \"lib/x.h\"\n#include \"beside.h\"\n#include <vector>\n#include \"nowhere.h\"\n");
  folder.write("src/beside.h", "");
  folder.write("include/lib/x.h", "#include \"y.h\"\n#include <deep.h>\n");
  folder.write("include/lib/y.h", "");
  folder.write("third/deep.h", "");
  CHECK(guessed(folder, "src/a.cu") == Strings{"include", "third"});
}

TEST_CASE("guessIncludeFolders takes the nearer of two") {
  TemporaryFolder folder;
  folder.write("one/src/a.cu", "#include \"x.h\"\n");
  folder.write("one/include/x.h", "");
  folder.write("two/include/x.h", "");
  folder.write("two/src/b.cu", "#include \"x.h\"\n");
  CHECK(guessed(folder, "one/src/a.cu") == Strings{"one/include"});
  CHECK(guessed(folder, "two/src/b.cu") == Strings{"two/include"});
}

TEST_CASE("guessIncludeFolders leaves copies of headers for other systems to these") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "#include <curl/curl.h>\n#include \"jansson.h\"\n#include <pthread.h>\n"
                           "#include <windowed.h>\n");
  folder.write("compat/curl-for-windows/include/curl/curl.h", "");
  folder.write("compat/Win32/jansson.h", "");
  folder.write("deps_osx/include/pthread.h", "");
  folder.write("windowing/windowed.h", "");
  CHECK(guessed(folder, "src/a.cu") == Strings{"windowing"});
  folder.write("compat/jansson/jansson.h", "");
  CHECK(guessed(folder, "src/a.cu") == Strings{"compat/jansson", "windowing"});
  folder.write("windows/src/b.cu", "#include <x.h>\n");
  folder.write("windows/include/x.h", "");
  CHECK(guessed(folder, "windows/src/b.cu") == Strings{"windows/include"});
}

TEST_CASE("guessIncludeFolders ends when headers include each other") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"x.h\"\n");
  folder.write("inc/x.h", "#include \"y.h\"\n");
  folder.write("inc/y.h", "#include \"x.h\"\n#include \"a.cu\"\n");
  CHECK(guessed(folder, "a.cu") == Strings{"inc", ""}); // the last for a.cu itself
}

TEST_CASE("guessIncludeFolders takes headers that are not inputs if no input fits") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <lib/x.h>\n#include <y.h>\n");
  folder.write("inc/y.h", "");
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({folder.path()});
  REQUIRE(bool(inputs));
  Strings others = {folder.path("deps/lib/include/lib/x.h"), folder.path("deps/y.h")};
  CHECK(guessIncludeFolders(inputs->front(), *inputs, others) ==
        Strings{folder.path("deps/lib/include"), folder.path("inc")});
}

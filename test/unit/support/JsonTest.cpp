// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Json.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("Errors in JSON have their line", "[support]") {
  CHECK(bool(readJson("{\"a\": [1, \"[{\\\"\"]}", "a.json")));
  llvm::StringRef broken("{\n\"a\": 1,\n}");
  CHECK(
      llvm::StringRef(messageOf(readJson(broken, "a.json").takeError())).starts_with("a.json:3: "));
}

TEST_CASE("JSON that is nested too deeply is refused before it is read", "[support]") {
  std::string deep = "\n" + std::string(200'000, '[');
  CHECK(messageOf(readJson(deep, "a.json").takeError()) == "a.json:2: nested too deeply");
  CHECK(messageOf(checkNesting("[\"" + deep + "\"]", "a.json")).empty());
}

TEST_CASE("JSON is read from regular files only", "[support]") {
  TemporaryFolder folder;
  CHECK(bool(readJsonFile(folder.write("a.json", "[]"))));
  CHECK(messageOf(readJsonFile("/dev/zero").takeError()) == "/dev/zero: not a regular file");
}

#include "translate/Config.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;

namespace {

struct Read {
  TemporaryFolder folder;
  Table table;
  Settings settings;
  std::string error;

  void read(llvm::StringRef file) {
    llvm::Expected<Settings> result = readConfig(folder.path() + "/" + file.str(), table);
    if (result)
      settings = *result;
    else
      error = llvm::toString(result.takeError());
  }
};

} // namespace

TEST_CASE("A config file sets versions and brings rules, its own before those it names") {
  Read config;
  config.folder.write("porting/extra.yaml",
                      "library: extra\nrows:\n- {name: myA, kind: function, hip: fileA}\n"
                      "- {name: myB, kind: function, hip: fileB}\n");
  config.folder.write(".tranship.yaml",
                      "cuda-version: 12.4\nhip-version: 6.4\nroc: true\nkeep-chevrons: true\n"
                      "exclude: [tests/, \"*.gen.h\"]\n"
                      "rules: [porting/extra.yaml]\nlibrary: mine\ndisable: [cudaFree]\n"
                      "rows:\n- {name: myB, kind: function, hip: ownB}\n");
  config.read(".tranship.yaml");
  REQUIRE(config.error == "");
  CHECK(config.settings.cudaVersion == Version{12, 4, 0});
  CHECK(config.settings.hipVersion == Version{6, 4, 0});
  CHECK(config.settings.roc);
  CHECK(config.settings.keepChevrons);
  CHECK(config.settings.exclude == Strings{"tests/", "*.gen.h"});
  CHECK(config.table.rowsOf("myA").front().hip == "fileA");
  CHECK(config.table.rowsOf("myB").front().hip == "ownB");
  CHECK(config.table.rowsOf("cudaFree").empty());
}

TEST_CASE("A config file that is wrong is an error with its place") {
  auto errorOf = [](llvm::StringRef text) {
    Read config;
    config.folder.write("c.yaml", text);
    config.read("c.yaml");
    return llvm::StringRef(config.error).rsplit('/').second.str();
  };
  CHECK(errorOf("hip-version: new\n") ==
        "c.yaml:1: expected a version such as 12.4 for `hip-version`, not `new`");
  CHECK(errorOf("# a comment\nroc: maybe\n") ==
        "c.yaml:2: expected true or false for `roc`, not `maybe`");
  CHECK(errorOf("rules: a.yaml\n") == "c.yaml:1: expected a list of files, such as [rules.yaml]");
  CHECK(errorOf("exclude: x\n") == "c.yaml:1: expected a list of patterns, such as [tests]");
  CHECK(errorOf("roc: [true]\n") == "c.yaml:1: expected one value for `roc`, not a list");
  CHECK(llvm::StringRef(errorOf("colour: red\n")).starts_with("c.yaml:1: unknown key `colour`"));
  CHECK(llvm::StringRef(errorOf("rules: [none.yaml]\n")).starts_with("none.yaml': No such file"));
}

TEST_CASE("The nearest config file counts") {
  TemporaryFolder folder;
  folder.write(".tranship.yaml", "roc: true\n");
  folder.write("a/b/file.cu", "");
  CHECK(findConfig(folder.path() + "/a/b") == folder.path() + "/.tranship.yaml");
  folder.write("a/.tranship.yaml", "roc: false\n");
  CHECK(findConfig(folder.path() + "/a/b") == folder.path() + "/a/.tranship.yaml");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/Config.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;

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
  CHECK(config.settings.exclude == std::vector<ExcludedPattern>{{config.folder.path(), "tests/"},
                                                                {config.folder.path(), "*.gen.h"}});
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
  CHECK(errorOf("hip_version: 6.4\n") ==
        "c.yaml:1: unknown setting `hip_version`; did you mean `hip-version`?");
  CHECK(errorOf("hip-version: 7\n").empty());
  CHECK(errorOf("hip-version: new\n") ==
        "c.yaml:1: expected a version such as 12.4 for `hip-version`, not `new`");
  CHECK(errorOf("# a comment\nroc: maybe\n") ==
        "c.yaml:2: expected true or false for `roc`, not `maybe`");
  CHECK(errorOf("rules: a.yaml\n") == "c.yaml:1: expected a list of files, such as [rules.yaml]");
  CHECK(errorOf("exclude: x\n") == "c.yaml:1: expected a list of patterns, such as [tests]");
  CHECK(errorOf("roc: [true]\n") == "c.yaml:1: expected one value for `roc`, not a list");
  CHECK(errorOf("checks: [lunch-bounds]\n") ==
        "c.yaml:1: no check or diagnostic matches `lunch-bounds`; did you mean `launch-bounds`?");
  CHECK(llvm::StringRef(errorOf("targets: gfx9\n"))
            .starts_with("c.yaml:1: `gfx9` is not a known GPU"));
  CHECK(errorOf("inherit: yes\n") == "c.yaml:1: expected true or false for `inherit`, not `yes`");
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

TEST_CASE("A config file that inherits adds to the next one above") {
  Read config;
  config.folder.write(".tranship.yaml", "hip-version: 6.4\nroc: true\nchecks: '-*,meaning'\n"
                                        "warnings-as-errors: [meaning]\ntargets: [gfx90a]\n"
                                        "exclude: [top]\nlibrary: top\nrows:\n"
                                        "- {name: myA, kind: function, hip: topA}\n"
                                        "- {name: myB, kind: function, hip: topB}\n");
  config.folder.write("a/b/.tranship.yaml",
                      "inherit: true\nroc: false\nchecks: [launch-bounds]\nexclude: [low]\n"
                      "targets: gfx942,gfx1100\nlibrary: low\nrows:\n"
                      "- {name: myB, kind: function, hip: lowB}\n");
  config.read("a/b/.tranship.yaml");
  REQUIRE(config.error == "");
  CHECK(config.settings.hipVersion == Version{6, 4, 0});
  CHECK_FALSE(config.settings.roc);
  CHECK(config.settings.checks == "-*,meaning,launch-bounds");
  CHECK(config.settings.warningsAsErrors == "meaning");
  CHECK(config.settings.targets == "gfx942,gfx1100");
  CHECK(config.settings.exclude ==
        std::vector<ExcludedPattern>{{config.folder.path(), "top"},
                                     {config.folder.path() + "/a/b", "low"}});
  CHECK(config.settings.files.size() == 2);
  CHECK(config.table.rowsOf("myA").front().hip == "topA");
  CHECK(config.table.rowsOf("myB").front().hip == "lowB");
}

TEST_CASE("A config file that does not inherit ignores those above, and the topmost may say that "
          "it inherits") {
  Read config;
  config.folder.write(".tranship.yaml", "inherit: true\nroc: true\n");
  config.folder.write("a/.tranship.yaml", "checks: -*\n");
  config.read("a/.tranship.yaml");
  CHECK(config.error == "");
  CHECK_FALSE(config.settings.roc);
  config.read(".tranship.yaml");
  CHECK(config.error == "");
  CHECK(config.settings.roc);
}

TEST_CASE("Settings are printed as a config file that says the same") {
  Read config;
  config.folder.write("r.yaml", "library: r\n");
  config.folder.write("c.yaml", "hip-version: 6.4\nroc: true\nchecks: ['-*', '*-name']\n"
                                "warnings-as-errors: '*'\ntargets: [gfx90a, gfx1100]\n"
                                "exclude: [\"it's\", '*.gen.h']\nrules: [r.yaml]\n");
  config.read("c.yaml");
  REQUIRE(config.error == "");
  config.folder.write("d.yaml", settingsText(config.settings));
  Settings first = config.settings;
  config.read("d.yaml");
  CHECK(config.error == "");
  first.files = config.settings.files;
  CHECK(settingsText(config.settings) == settingsText(first));
  CHECK(config.settings.checks == "-*,*-name");
}

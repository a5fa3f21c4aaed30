// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/Inputs.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::project;

namespace {

/// Relative paths of what is read; the error's message if there is one.
Strings read(const Strings &paths) {
  llvm::Expected<std::vector<InputFile>> inputs = readInputs(paths);
  if (!inputs)
    return {"error: " + llvm::toString(inputs.takeError())};
  Strings names;
  for (const InputFile &input : *inputs)
    names.push_back(input.relativePath());
  return names;
}

} // namespace

TEST_CASE("roleOf goes by the extension") {
  CHECK(roleOf("a.cu") == FileRole::CudaSource);
  CHECK(roleOf("dir.cu/a.cpp") == FileRole::CxxSource);
  for (llvm::StringRef name : {"a.c", "a.cc", "a.cxx", "a.C"})
    CHECK(roleOf(name) == FileRole::CxxSource);
  for (llvm::StringRef name : {"a.h", "a.cuh", "a.hpp", "a.inl"})
    CHECK(roleOf(name) == FileRole::Header);
  for (llvm::StringRef name : {"a.txt", "a", "cu", "a.cu.bak", "a.py", "a.hip"})
    CHECK(roleOf(name) == std::nullopt);
}

TEST_CASE("readInputs walks folders, sorted, and skips what is not the project's") {
  TemporaryFolder folder;
  for (llvm::StringRef name : {"b.cu", "a/z.h", "a/y.cpp", "notes.txt", ".git/c.cu",
                               "build/CMakeFiles/d.cpp", "node_modules/e.c"})
    folder.write(name, "int x;\n");
  CHECK(read({folder.path()}) == Strings{"a/y.cpp", "a/z.h", "b.cu"});
}

TEST_CASE("readInputs takes files of any name that the sources include") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "#include \"ops.def\"\n#include \"image.bin\"\n#include <vector>\n");
  folder.write("src/ops.def", "#include \"more.list\"\n");
  folder.write("lists/more.list", "");
  folder.write("lists/nobody.list", "");
  folder.write("lists/vector", "");
  folder.write("src/image.bin", std::string("a\0b", 3));
  InputReport report;
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({folder.path()}, {}, &report);
  REQUIRE(bool(inputs));
  Strings names;
  for (const InputFile &input : *inputs)
    names.push_back(input.relativePath());
  CHECK(names == Strings{"lists/more.list", "src/a.cu", "src/ops.def"});
  REQUIRE(report.problems.size() == 1);
  CHECK(report.problems.front().file == folder.path("src/image.bin"));
  // Also where files are named one by one.
  InputOptions options;
  options.root = folder.path();
  options.exclude = {"*.list"};
  inputs = readInputs({folder.path("src/a.cu")}, options, &report);
  REQUIRE(bool(inputs));
  CHECK(inputs->size() == 2);
}

TEST_CASE("readInputs takes a file of any name that is given itself") {
  TemporaryFolder folder;
  folder.write("kernel.txt", "int x;\n");
  CHECK(read({folder.path("kernel.txt")}) == Strings{"kernel.txt"});
}

TEST_CASE("readInputs reads each file once") {
  TemporaryFolder folder;
  folder.write("a.cu", "");
  CHECK(read({folder.path("a.cu"), folder.path(), folder.path("./x/../a.cu"),
              folder.path() + "/"}) == Strings{"a.cu"});
}

TEST_CASE("readInputs keeps the first root of a file that is given twice") {
  TemporaryFolder folder;
  folder.write("sub/a.cu", "");
  CHECK(read({folder.path(), folder.path("sub")}) == Strings{"sub/a.cu"});
  CHECK(read({folder.path("sub"), folder.path()}) == Strings{"a.cu"});
}

TEST_CASE("readInputs keeps the bytes") {
  TemporaryFolder folder;
  std::string bytes = "\xEF\xBB\xBF// \xe4\r\n\tint x;";
  folder.write("a.cu", bytes);
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({folder.path("a.cu")});
  REQUIRE(bool(inputs));
  CHECK(inputs->at(0).source->text() == bytes);
  CHECK(inputs->at(0).source->path() == folder.path("a.cu"));
}

TEST_CASE("readInputs: what cannot be read is an error with the path as given") {
  TemporaryFolder folder;
  folder.makeFolder("empty");
  folder.write("zero.cu", llvm::StringRef("a\0b", 3));
  for (llvm::StringRef name : {"empty", "zero.cu", "missing"}) {
    Strings result = read({folder.path(name)});
    REQUIRE(result.size() == 1);
    INFO(result[0]);
    CHECK(llvm::StringRef(result[0]).starts_with("error: "));
    CHECK(llvm::StringRef(result[0]).contains(folder.path(name)));
  }
}

TEST_CASE("readInputs ends when links go round") {
  TemporaryFolder folder;
  folder.write("a.cu", "");
  folder.makeLink(folder.path(), "loop");
  CHECK(read({folder.path()}) == Strings{"a.cu"});
}

namespace {

/// "a/b.cu, …" of what is read, then "path: reason (files)" of what is left out.
Strings readWith(const InputOptions &options, const TemporaryFolder &folder, Strings paths) {
  for (std::string &path : paths)
    path = folder.path(path);
  InputReport report;
  llvm::Expected<std::vector<InputFile>> inputs = readInputs(paths, options, &report);
  if (!inputs)
    return {"error: " + llvm::toString(inputs.takeError())};
  Strings result;
  for (const InputFile &input : *inputs)
    result.push_back(input.relativePath());
  for (const LeftOut &left : report.leftOut)
    if (left.files)
      result.push_back("-" + left.path.substr(folder.path().size() + 1) + ": " + left.reason + " " +
                       std::to_string(left.files));
  return result;
}

} // namespace

TEST_CASE("readInputs leaves out other people's code and says so, unless it is given") {
  TemporaryFolder folder;
  for (llvm::StringRef name : {"a.cu", "third_party/x/b.cu", "third_party/x/b.h", "lib/vendor/c.h"})
    folder.write(name, "");
  folder.write("docs/vendor/readme.md", ""); // no source: nothing to tell
  CHECK(readWith({}, folder, {""}) ==
        Strings{"a.cu", "-lib/vendor: third-party code 1", "-third_party: third-party code 2"});
  CHECK(readWith({}, folder, {"third_party"}) == Strings{"x/b.cu", "x/b.h"});
  InputOptions all;
  all.takeThirdParty = true;
  CHECK(readWith(all, folder, {""}) ==
        Strings{"a.cu", "lib/vendor/c.h", "third_party/x/b.cu", "third_party/x/b.h"});
  InputOptions some;
  some.exclude = {"!third_party"};
  CHECK(readWith(some, folder, {""}) == Strings{"a.cu", "third_party/x/b.cu", "third_party/x/b.h",
                                                "-lib/vendor: third-party code 1"});
  CHECK(llvm::StringRef(readWith({}, folder, {"lib"})[0])
            .ends_with("no C++ or CUDA source files in this folder, except 1 that was left out: "
                       "third-party code"));
}

TEST_CASE("readInputs leaves out the folder of the result, unless it is given") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"b.h\"\n");
  folder.write("sub/b.h", "");
  folder.write("sub/out/c.h", ""); // no result: only of the same name
  InputOptions options;
  options.output = folder.path("out");
  const Strings before = {"a.cu", "sub/b.h", "sub/out/c.h"};
  CHECK(readWith(options, folder, {""}) == before);
  folder.write("out/a.hip", ""); // no extension of a source
  CHECK(readWith(options, folder, {""}) == before);
  folder.write("out/sub/b.h", "");
  folder.write("out/x.cu", "");
  Strings after = before;
  after.push_back("-out: the output folder 2");
  CHECK(readWith(options, folder, {""}) == after);
  InputReport report;
  REQUIRE(bool(readInputs({folder.path()}, options, &report)));
  REQUIRE(report.leftOut.size() == 1);
  CHECK(report.leftOut[0].headers.empty());

  CHECK(readWith(options, folder, {"out/x.cu"}) == Strings{"x.cu"});
  CHECK(readWith(options, folder, {"out"}) == Strings{"sub/b.h", "x.cu"});
  CHECK(readWith(options, folder, {"out/sub"}) == Strings{"b.h"});
  options.root = folder.path();
  CHECK(readWith(options, folder, {"a.cu"}) == Strings{"a.cu", "sub/b.h"});
  options.root = "";

  folder.makeLink(folder.path("out"), "link");
  options.output = folder.path("link");
  CHECK(readWith(options, folder, {""}) == after);
  options.exclude = {"!out"};
  CHECK(readWith(options, folder, {""}) ==
        Strings{"a.cu", "out/sub/b.h", "out/x.cu", "sub/b.h", "sub/out/c.h"});
}

TEST_CASE("readInputs takes patterns from the config, then ignore files, then --exclude") {
  TemporaryFolder folder;
  for (llvm::StringRef name : {"a.cu", "b.cu", "sub/a.cu", "sub/b.cu", "sub/c.cu"})
    folder.write(name, "");
  folder.write(".transhipignore", "/b.cu\n");
  folder.write("sub/.transhipignore", "# not here\n!a.cu\nb.cu\n");
  InputOptions options;
  options.configExclude = {{folder.path(), "a.cu"}};
  CHECK(readWith(options, folder, {""}) ==
        Strings{"sub/a.cu", "sub/c.cu", "-a.cu: `a.cu` in the config file 1",
                "-b.cu: `/b.cu` in .transhipignore 1", "-sub/b.cu: `b.cu` in .transhipignore 1"});
  options.exclude = {"!/b.cu", "sub/"};
  CHECK(readWith(options, folder, {""}) ==
        Strings{"b.cu", "-a.cu: `a.cu` in the config file 1", "-sub: `sub/` in --exclude 3"});
  CHECK(readWith(options, folder, {"sub/b.cu"}) == Strings{"b.cu"}); // given itself
  options.exclude = {"["};
  CHECK(llvm::StringRef(readWith(options, folder, {""})[0])
            .starts_with("error: `[` is not a path pattern"));
  folder.write("sub/.transhipignore", "x\n[\n");
  CHECK(llvm::StringRef(readWith({}, folder, {"sub"})[0])
            .starts_with("error: " + folder.path("sub/.transhipignore") + ":2: "));
}

TEST_CASE("readInputs with a root: paths from there, and the headers that the inputs include") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "#include \"one.h\"\n#include <outside.h>\n");
  folder.write("src/b.cu", "");
  folder.write("inc/one.h", "#include \"deep/two.cuh\"\n");
  folder.write("inc/deep/two.cuh", "");
  folder.write("inc/three.h", "");
  folder.write(".transhipignore", "c.*\n");
  folder.write("src/c.cu", "");
  InputOptions options;
  options.root = folder.path();
  CHECK(readWith(options, folder, {"src/a.cu"}) ==
        Strings{"inc/deep/two.cuh", "inc/one.h", "src/a.cu"});
  // What the root says holds below it.
  CHECK(readWith(options, folder, {"src"}) == Strings{"inc/deep/two.cuh", "inc/one.h", "src/a.cu",
                                                      "src/b.cu",
                                                      "-src/c.cu: `c.*` in .transhipignore 1"});
  options.root = folder.path("inc");
  CHECK(llvm::StringRef(readWith(options, folder, {"src/a.cu"})[0])
            .contains("is not inside the root"));
  options.root = folder.path("src/a.cu");
  CHECK(llvm::StringRef(readWith(options, folder, {"src/a.cu"})[0]).ends_with("no such folder"));
}

TEST_CASE("readInputs reports patterns that match nothing, and links") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "int x;\n");
  folder.write("src/gen/b.cu", "int x;\n");
  folder.write("src/gen/b.test.cu", "int x;\n");
  folder.makeLink(folder.path("src/a.cu"), "src/link.cu");
  folder.makeLink(folder.path("src"), "src/round");
  folder.makeLink("/nonexistent", "src/notes.txt");
  InputOptions options;
  options.exclude = {"gne/", "*.test.cu", "gen/b.*"}; // the last outranks the one before
  InputReport report;
  llvm::Expected<std::vector<InputFile>> inputs =
      readInputs({folder.path("src")}, options, &report);
  REQUIRE(bool(inputs));
  CHECK(inputs->size() == 1);
  REQUIRE(report.problems.size() == 1);
  CHECK(report.problems[0].kind == DiagnosticKind::UnusedExclude);
  CHECK(report.problems[0].message == "--exclude=gne/ matches nothing");
  Strings links;
  for (const LeftOut &left : report.leftOut)
    if (left.reason == "links are not followed")
      links.push_back(left.path);
  CHECK(links == Strings{folder.path("src/link.cu"), folder.path("src/round")});

  // Who names files does not say what a walk would come to.
  report = {};
  options.root = folder.path();
  inputs = readInputs({folder.path("src/a.cu")}, options, &report);
  REQUIRE(bool(inputs));
  CHECK(report.problems.empty());
}

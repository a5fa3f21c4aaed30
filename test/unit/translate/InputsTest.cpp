#include "translate/Inputs.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;

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

TEST_CASE("readInputs: of a file given twice, the first root stands") {
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

TEST_CASE("guessIncludeFolders ends when headers include each other") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include \"x.h\"\n");
  folder.write("inc/x.h", "#include \"y.h\"\n");
  folder.write("inc/y.h", "#include \"x.h\"\n#include \"a.cu\"\n");
  CHECK(guessed(folder, "a.cu") == Strings{"inc", ""}); // the last for a.cu itself
}

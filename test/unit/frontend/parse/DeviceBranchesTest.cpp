// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/DeviceBranches.h"

#include "mapping/Table.h"
#include "support/ParseCounter.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/TableVocabulary.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

struct Parsed {
  TemporaryFolder folder;
  ParsedUnit unit;
  int parses = 0;

  explicit Parsed(const std::string &code) {
    folder.write("more.h", "#pragma once\nint more();\n");
    folder.write("ptx.h", "__device__ void trap() { asm(\"trap;\"); }\n");
    mapping::Table table;
    translate::TableVocabulary vocabulary(table, Version());
    ParseCounter counter;
    ParseOptions options;
    options.vocabulary = &vocabulary;
    options.declarations = mapping::builtinDeclarations();
    options.observer = &counter;
    unit = llvm::cantFail(
        parseUnit({folder.write("a.cu", code), folder.path(), /*isCuda=*/true, {}}, options));
    parses = counter.parses;
  }
};

} // namespace

TEST_CASE("a unit is parsed again for devices if they compile more of it") {
  CHECK(Parsed("__device__ int f() { return 1; }\n").parses == 1);
  for (const std::string &code : Strings{
           "#ifdef __CUDA_ARCH__\nint n;\n#endif\n",
           "#if !defined(__CUDA_ARCH__)\nint n;\n#else\nint m;\n#endif\n",
           "#if __CUDA_ARCH__ >= 700\nint n;\n#else\nint m;\n#endif\n",
           "#ifdef __CUDA_ARCH__\n#define ON_DEVICE\n#endif\n#ifdef ON_DEVICE\nint n;\n#endif\n",
           "#if 1\n#else\nint a;\n#endif\n#ifdef __CUDA_ARCH__\nint n;\n#endif\n#if 0\nint "
           "b;\n#endif\n"}) {
    INFO(code);
    CHECK(Parsed(code).parses == 2);
  }
  for (const std::string &code :
       Strings{"#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600\nint n;\n#endif\n",
               "#if !defined(__CUDA_ARCH__)\nint n;\n#endif\n",
               "#ifdef OTHER\n#if __CUDA_ARCH__ >= 700\nint n;\n#endif\n#endif\n#if __CUDA_ARCH__ "
               "== 1\n#endif\n"}) {
    INFO(code);
    CHECK(Parsed(code).parses == 1);
  }
}

TEST_CASE("a unit depends on the files that its branches for devices read") {
  Parsed parsed("#ifdef __CUDA_ARCH__\n#include \"more.h\"\n#include \"none.h\"\n#endif\n");
  CHECK(parsed.unit.filesRead.contains(parsed.folder.path("more.h")));
  CHECK(parsed.unit.filesMissing.contains("none.h"));
}

TEST_CASE("assembly is seen in files that only devices read") {
  Parsed parsed("#ifdef __CUDA_ARCH__\n#include \"ptx.h\"\n#endif\n");
  CHECK(parsed.unit.files[parsed.folder.path("ptx.h")].deviceAsm.size() == 1);
}

TEST_CASE("activatesMore compares what two views of a unit leave out") {
  auto unitWith = [](std::vector<Range> inactive) {
    ParsedUnit unit;
    unit.files["/a.h"].inactive = std::move(inactive);
    return unit;
  };
  ParsedUnit first = unitWith({{10, 20}, {30, 40}});
  CHECK(!activatesMore(first, first));
  CHECK(!activatesMore(first, unitWith({{0, 50}})));
  CHECK(!activatesMore(first, ParsedUnit())); // it is not read at all
  CHECK(activatesMore(first, unitWith({})));
  CHECK(activatesMore(first, unitWith({{10, 20}})));
  CHECK(activatesMore(first, unitWith({{10, 20}, {30, 35}})));
}

TEST_CASE("a unit tells what neither the host nor the usual architecture compiles") {
  llvm::StringRef code = "#if __CUDA_ARCH__ >= 800\nint a;\n#elif defined(__CUDA_ARCH__)\nint b;\n"
                         "#else\nint c;\n#endif\n#if 0\nint d;\n#endif\n";
  Parsed parsed(code.str());
  const FileRecord &record = parsed.unit.files[parsed.folder.path("a.cu")];
  auto isIn = [&](const std::vector<Range> &ranges, llvm::StringRef text) {
    return llvm::any_of(ranges,
                        [&](Range range) { return range.contains(unsigned(code.find(text))); });
  };
  CHECK(isIn(record.inactiveInUsual, "int a"));
  CHECK_FALSE(isIn(record.inactive, "int a"));
  CHECK_FALSE(isIn(record.inactiveInUsual, "int b"));
  CHECK_FALSE(isIn(record.inactiveInUsual, "int c"));
  CHECK(isIn(record.inactiveInUsual, "int d"));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnitPlan.h"

#include "mapping/Table.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

class RuntimeNames : public Vocabulary {
  bool isInteresting(llvm::StringRef name) const override { return name.starts_with("cuda"); }
};

using Files = std::map<std::string, std::string>;

/// A folder with files, and the plan for them.
struct Planned {
  explicit Planned(const Files &files, Strings flags = {}) : database(flags) {
    for (const auto &[name, text] : files)
      folder.write(name, text);
    llvm::Expected<std::vector<InputFile>> read = readInputs({folder.path()});
    REQUIRE(static_cast<bool>(read));
    inputs = std::move(*read);
  }

  PlanSources sources() { return {inputs, {}, database, libraries, standards, macros, vocabulary}; }
  /// "cuda a.cu -DX" for each command.
  Strings shown(const UnitPlan &plan) const {
    Strings lines;
    for (const CompileCommand &command : plan.commands) {
      llvm::StringRef name = command.file;
      name.consume_front(folder.path() + "/");
      std::string line = (command.isCuda ? "cuda " : "c++ ") + name.str();
      for (llvm::StringRef flag : command.flags) {
        flag.consume_front(folder.path() + "/");
        line += " " + flag.str();
      }
      lines.push_back(line);
    }
    return lines;
  }
  Strings units() { return shown(planUnits(sources())); }

  TemporaryFolder folder;
  std::vector<InputFile> inputs;
  CompileDatabase database;
  LibraryFolders libraries{{}, [](llvm::StringRef) { return false; }, false};
  std::map<std::string, std::string> standards;
  std::map<std::string, std::vector<Strings>> macros;
  RuntimeNames vocabulary;
};

} // namespace

TEST_CASE("planUnits takes CUDA sources, and C++ sources that mention CUDA") {
  Planned planned(Files{{"a.cu", "int x;\n"},
                        {"b.cpp", "int y = cudaSuccess;\n"},
                        {"c.cpp", "int z;\n"},
                        {"d.cuh", "int w = cudaSuccess;\n"}});
  CHECK(planned.units() == Strings{"cuda a.cu", "c++ b.cpp"});
}

TEST_CASE("planUnits takes a C++ source that launches kernels for CUDA") {
  Planned planned(
      Files{{"a.cpp", "void f() { k<<<1, 2>>>(); }\n"}, {"b.cpp", "int x = cudaSuccess << 1;\n"}});
  CHECK(planned.units() == Strings{"cuda a.cpp", "c++ b.cpp"});
}

TEST_CASE("planUnits takes a source once for each set of macros that build files define") {
  Planned planned(Files{{"a.cu", ""}, {"b.cu", ""}}, {"-DN=1"});
  planned.macros[planned.folder.path() + "/a.cu"] = {{"BUILDER=fast", "N=2"}, {}};
  CHECK(planned.units() ==
        Strings{"cuda a.cu -D N=1 -D BUILDER=fast", "cuda a.cu -D N=1", "cuda b.cu -D N=1"});
}

TEST_CASE("planUnits takes an included source if a build file compiles it") {
  Planned planned(Files{{"a.cu", "#include \"b.cu\"\n#include \"c.cu\"\n"},
                        {"b.cu", "void f(cudaStream_t);\n"},
                        {"c.cu", "void g(cudaStream_t);\n"}});
  mapping::Table table;
  SourceGraph graph(planned.inputs, table);
  PlanSources sources = planned.sources();
  sources.graph = &graph;
  planned.macros[planned.folder.path() + "/b.cu"] = {{"TEST"}};
  CHECK(planned.shown(planUnits(sources)) == Strings{"cuda a.cu", "cuda b.cu -D TEST"});
}

TEST_CASE("planUnits guesses no macro for a CUDA source that a build file compiles") {
  Planned planned(Files{{"a.cu", "#ifdef PROFILE\n#include <cuda_profiler_api.h>\n#endif\n"}});
  mapping::Table table;
  SourceGraph graph(planned.inputs, table);
  PlanSources sources = planned.sources();
  sources.graph = &graph;
  CHECK(planned.shown(planUnits(sources)) == Strings{"cuda a.cu -D PROFILE=1"});
  planned.macros[planned.folder.path() + "/a.cu"] = {{}};
  CHECK(planned.shown(planUnits(sources)) == Strings{"cuda a.cu"});
}

TEST_CASE("planUnits guesses the folders of includes, and adds the user's flags") {
  Planned planned(Files{{"src/a.cu", "#include \"x/y.h\"\n"}, {"lib/x/y.h", ""}}, {"-DX=1"});
  CHECK(planned.units() == Strings{"cuda src/a.cu -D X=1 -iquote lib -idirafter lib"});
}

TEST_CASE("planUnits does not guess a folder that the user's flags name") {
  Planned planned(Files{{"src/a.cu", "#include <y.h>\n#include <z.h>\n"},
                        {"lib/y.h", ""},
                        {"src/own/y.h", ""},
                        {"lib/z.h", ""}});
  planned.database = CompileDatabase({"-I" + planned.folder.path("lib")});
  CHECK(planned.units() ==
        Strings{"cuda src/a.cu -I lib -iquote lib -iquote src/own -idirafter src/own"});
}

TEST_CASE("planUnits takes the standard that a build file names, unless a flag names one") {
  Files files{{"src/a.cu", "int x;\n"}};
  Planned planned(files);
  planned.standards[planned.folder.path() + "/src/a.cu"] = "-std=c++20";
  CHECK(planned.units() == Strings{"cuda src/a.cu -std=c++20"});
  Planned withFlag(files, {"-std=c++17"});
  withFlag.standards[withFlag.folder.path() + "/src/a.cu"] = "-std=c++20";
  CHECK(withFlag.units() == Strings{"cuda src/a.cu -std=c++17"});
}

TEST_CASE("planUnits takes every configuration of the compile database") {
  Planned planned(Files{{"a.cu", "int x;\n"}, {"b.cu", "int y;\n"}});
  std::string root = planned.folder.path();
  std::string entry = R"({"directory": ")" + root + R"(", "file": "a.cu", "command": "nvcc -DN=)";
  std::string database =
      planned.folder.write("db.json", "[" + entry + "1 -c a.cu\"},\n" + entry + "2 -c a.cu\"},\n" +
                                          entry + "2 -c a.cu -o other.o\"}]\n");
  REQUIRE(messageOf(planned.database.load(database, /*isNamed=*/true)).empty());
  Strings units = planned.units();
  REQUIRE(units.size() == 3); // the last two compile a.cu in the same way
  CHECK(llvm::StringRef(units[0]).starts_with("cuda a.cu -D N=1"));
  CHECK(llvm::StringRef(units[1]).starts_with("cuda a.cu -D N=2"));
  CHECK(llvm::StringRef(units[2]).starts_with("cuda b.cu"));
}

TEST_CASE("planUnreadFiles takes headers that mention CUDA and that no unit has read") {
  Planned planned(Files{
      {"a.h", "int x = cudaSuccess;\n"}, {"b.h", "int y = cudaSuccess;\n"}, {"c.h", "int z;\n"}});
  UnitPlan plan = planUnreadFiles(planned.sources(), [](const std::string &path) {
    return llvm::StringRef(path).ends_with("a.h");
  });
  CHECK(planned.shown(plan) == Strings{"cuda b.h"});
}

TEST_CASE("fingerprintOf changes with the sources, the commands and the settings") {
  Planned planned(Files{{"a.cu", "int x;\n"}}), other(Files{{"a.cu", "int y;\n"}});
  UnitPlan plan = planUnits(planned.sources());
  uint64_t fingerprint = fingerprintOf(plan, planned.inputs, 1);
  CHECK(fingerprint == fingerprintOf(plan, planned.inputs, 1));
  CHECK(fingerprint != fingerprintOf(plan, planned.inputs, 2));
  CHECK(fingerprint != fingerprintOf(plan, other.inputs, 1));
  plan.commands[0].flags.push_back("-DX");
  CHECK(fingerprint != fingerprintOf(plan, planned.inputs, 1));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/Preamble.h"

#include "frontend/Headers.h"
#include "frontend/PreambleSeeker.h"
#include "frontend/PrecompiledPrelude.h"
#include "frontend/UnitFile.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"
#include "translate/TableVocabulary.h"

#include "llvm/Support/MemoryBuffer.h"

#include <filesystem>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::translate;

namespace {

/// A library with a header that is large enough, and units that include it.
class Project {
public:
  Project() {
    std::string padding;
    for (int i = 0; i < 40000; ++i)
      padding += "// This line makes the header large.\n";
    library_.write("large/part.h", "#pragma once\n" + padding);
    writeLibrary("int");
    library_.write("large/small.h", "void launch(int, cudaStream_t);\n"
                                    "namespace library { void cudaFree(int); }\n");
  }

  void writeLibrary(const std::string &type) {
    library_.write("large/all.h", "#pragma once\n#include <large/part.h>\n"
                                  "#ifdef WIDE\nusing Number = double;\n#else\nusing Number = " +
                                      type +
                                      ";\n#endif\n#ifndef OWN\n#define OWN 1\n#endif\n"
                                      "void launch(Number, cudaStream_t);\n"
                                      "#define SECOND(name) name##2\n"
                                      "namespace library { void cudaFree(Number); }\n");
  }

  /// Parses code as the run of a program would.
  ParsedUnit parse(const std::string &code, const std::string &cacheFolder) {
    PrecompiledPrelude prelude(cacheFolder);
    return parse(code, &prelude);
  }
  ParsedUnit parse(const std::string &code, PrecompiledPrelude *prelude) {
    ParseOptions options;
    options.vocabulary = &vocabulary_;
    options.declarations = builtinDeclarations();
    options.prelude = prelude;
    options.hasFewUnits = hasFewUnits_;
    for (const char *name : {"cuda_runtime.h", "cublas_v2.h"})
      options.cudaHeaders[name] = includeFileText(name);
    options.includesBehind = [this](llvm::StringRef) { return behind_; };
    std::string file = folder_.write("src/a.cu", code);
    return llvm::cantFail(
        parseUnit({file, folder_.path(), /*isCuda=*/true, {"-isystem", library_.path()}}, options));
  }

  /// What a parse says of the user's files with a preamble and without is the same; returns how many
  /// preambles were made.
  size_t preamblesOf(const std::string &code) {
    INFO(code);
    TemporaryFolder cache;
    ParsedUnit with = parse(code, cache.path()), without = parse(code, nullptr);
    size_t preambles = countPreambles(cache.path());
    // With a prelude, its files are not listed.
    with.filesRead.clear();
    without.filesRead.clear();
    CHECK(serializeUnit(with) == serializeUnit(without));
    return preambles;
  }

  /// Clang's precompiled headers, behind the checksums of the cache; the prelude has two in one.
  static size_t countPreambles(const std::string &folder) {
    size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
      if (auto blob = llvm::MemoryBuffer::getFile(entry.path().string()))
        count += (*blob)->getBuffer().drop_front(32).starts_with("CPCH");
    return count;
  }

  /// The prelude is kept in a cache folder.
  bool isPreludeMade(const std::string &cacheFolder) {
    PrecompiledPrelude prelude(cacheFolder);
    ParseOptions options;
    options.declarations = builtinDeclarations();
    CompileCommand command{"a.cu", folder_.path(), /*isCuda=*/true, {}};
    return prelude.find(command.standard(), options) != nullptr;
  }

  static size_t countBlobs(const std::string &folder) {
    size_t count = 0;
    for ([[maybe_unused]] const auto &entry : std::filesystem::directory_iterator(folder))
      ++count;
    return count;
  }

  TemporaryFolder folder_, library_;
  /// What all inputs include behind a header.
  std::vector<std::string> behind_;
  bool hasFewUnits_ = false;

private:
  Table table_;
  TableVocabulary vocabulary_{table_, Version()};
};

constexpr llvm::StringLiteral use =
    "void f(cudaStream_t s) { launch(1, s); cudaStreamSynchronize(s); "
    "library::cudaFree(1); return unknown(OWN); }\n";

} // namespace

TEST_CASE("Preambles: large headers of libraries are precompiled, and evidence stays the same") {
  Project project;
  CHECK(project.preamblesOf("#include <large/all.h>\n" + use.str()) == 1);
  // After code of the user's.
  CHECK(project.preamblesOf("struct Own { cudaEvent_t e; };\n#include <large/all.h>\n" +
                            use.str()) == 1);
  // Code for devices alone is parsed a second time.
  CHECK(project.preamblesOf(
            "#include <large/all.h>\n#ifdef __CUDA_ARCH__\n__device__ void g() { asm(\"\"); "
            "}\n#endif\n" +
            use.str()) == 1);
  // Numbers in macros have no text of their own in precompiled headers.
  CHECK(project.preamblesOf("#include <large/all.h>\nint SECOND(own), SECOND(cudaMalloc);\n" +
                            use.str()) == 1);
  // Not after so much of the user's that it would cost more to parse that again.
  std::string heavy;
  for (int i = 0; i < 20000; ++i)
    heavy += "void own" + std::to_string(i) + "(cudaStream_t);\n";
  CHECK(project.preamblesOf(heavy + "#include <large/all.h>\n" + use.str()) == 0);
  // Not inside of something.
  CHECK(project.preamblesOf("namespace own {\n#include <large/all.h>\n}\n") == 0);
}

TEST_CASE("Preambles contain the prelude where a run has few units that begin with them") {
  Project project;
  project.hasFewUnits_ = true;
  auto madePrelude = [&](const std::string &code) {
    INFO(code);
    TemporaryFolder cache;
    ParsedUnit first = project.parse(code, cache.path()), again = project.parse(code, cache.path()),
               alone = project.parse(code, nullptr);
    for (ParsedUnit *unit : {&first, &again, &alone})
      unit->filesRead.clear(); // with a prelude, its files are not listed
    CHECK(serializeUnit(first) == serializeUnit(alone));
    CHECK(serializeUnit(again) == serializeUnit(alone));
    return project.isPreludeMade(cache.path());
  };
  std::string include = "#include <large/all.h>\n";
  std::string fine = "void f(cudaStream_t s) { launch(1, s); library::cudaFree(OWN); }\n";
  CHECK(!madePrelude("/* A comment. */\n// Another.\n#include <cuda_runtime.h>\n\n" + include +
                     fine));
  CHECK(!madePrelude(include +
                     "#ifdef __CUDA_ARCH__\n__device__ void g() { asm(\"\"); }\n#endif\n" + fine));
  // Something else comes first.
  CHECK(madePrelude("int n;\n" + include + fine));
  CHECK(madePrelude("#include <large/small.h>\n" + fine));
  CHECK(madePrelude("#include <large/missing.h>\n" + fine));
  // Perhaps the prelude has what is missing.
  CHECK(madePrelude(include + use.str()));
  // CUDA's libraries are there where they are named: in the unit, in a header of the user's, in the large header.
  std::string uses = "cublasStatus_t g(cublasHandle_t h) { return cublasDestroy(h); }\n";
  CHECK(!madePrelude(include + "#include <cublas_v2.h>\n" + uses));
  CHECK(!madePrelude(include + uses));
  project.folder_.write("src/uses.h", uses);
  CHECK(!madePrelude(include + "#include \"uses.h\"\n"));
  project.library_.write("large/blas.h", include + "#include <cublas_v2.h>\n" + uses);
  CHECK(!madePrelude("#include <large/blas.h>\nauto p = g;\n"));
  project.library_.write("large/blas.h", include + uses);
  CHECK(madePrelude("#include <large/blas.h>\nauto p = g;\n"));
}

TEST_CASE("Preambles: macros mean the same before the include, in it and behind it") {
  Project project;
  // The header's macro is not there yet.
  CHECK(project.preamblesOf("#ifdef OWN\ncudaError_t wrong;\n#endif\n#include <large/all.h>\n" +
                            use.str()) == 1);
  // The header looks at the user's, for which it is precompiled once more.
  CHECK(project.preamblesOf("#define OWN 2\n#include <large/all.h>\n" + use.str()) == 2);
  CHECK(project.preamblesOf(
            "#define WIDE\n#include <large/all.h>\nint n[sizeof(Number) == 8 ? 1 : -1];\n") == 2);
}

TEST_CASE("Preambles are kept on disk, until a header changes") {
  Project project;
  TemporaryFolder cache;
  std::string code = "#include <large/all.h>\nint n[sizeof(Number) == 4 ? 1 : -1];\n";
  CHECK(project.parse(code, cache.path()).problems.empty());
  size_t blobs = Project::countBlobs(cache.path());
  ParsedUnit again = project.parse(code, cache.path());
  CHECK(again.problems.empty());
  CHECK(again.filesRead.contains(project.library_.path() + "/large/part.h"));
  CHECK(Project::countBlobs(cache.path()) == blobs);
  project.writeLibrary("char ");
  CHECK(project.parse(code, cache.path()).problems.size() == 1);
}

TEST_CASE("Preambles: a part of a large header that nobody names is left out") {
  Project project;
  std::string padding(300 << 10, ' ');
  project.library_.write("large/nets.h",
                         "#pragma once\n#include <large/all.h>\n//" + padding +
                             "\nnamespace library::nets { struct Net { cudaStream_t s; "
                             "}; inline void run(Net) {} }\n");
  project.library_.write("large/everything.h",
                         "#pragma once\n#include <large/all.h>\n#include <large/nets.h>\n");
  std::string include = "#include <large/everything.h>\n";
  CHECK(project.preamblesOf(include + use.str()) == 1);
  // Whoever names it gets the whole header.
  CHECK(project.preamblesOf(include + use.str() +
                            "cudaStream_t g(library::nets::Net net) { return net.s; }\n") == 2);
  CHECK(project.preamblesOf(include + "#include <large/nets.h>\n" + use.str()) == 2);
  CHECK(project.preamblesOf(include +
                            "#ifdef __CUDA_ARCH__\n__device__ library::nets::Net *n;\n#endif\n" +
                            use.str()) == 2);
}

TEST_CASE("Preambles: headers that all inputs include together are precompiled together") {
  Project project;
  std::string padding(2 << 20, ' ');
  project.library_.write("more/small.h", "#pragma once\nvoid small(cudaStream_t);\n");
  project.library_.write("more/other.h",
                         "#pragma once\n//" + padding + "\nvoid other(cudaStream_t);\n");
  project.library_.write("more/repeated.h", "//" + padding + "\nvoid repeated(cudaStream_t);\n");
  std::string code = "#include <large/all.h>\n#include <more/small.h>\n#include <more/other.h>\n"
                     "void g(cudaStream_t s) { small(s); other(s); }\n" +
                     use.str();
  CHECK(project.preamblesOf(code) == 2);
  project.behind_ = {"more/small.h", "more/other.h"};
  CHECK(project.preamblesOf(code) == 1);
  // As far as all have the same ones.
  project.behind_ = {"more/small.h"};
  CHECK(project.preamblesOf(code) == 2);
  project.behind_ = {"more/other.h"};
  CHECK(project.preamblesOf(code) == 2);
  // What can be read twice is.
  project.behind_ = {"more/repeated.h", "more/other.h"};
  CHECK(project.preamblesOf("#include <large/all.h>\n#include <more/repeated.h>\n"
                            "#include <more/other.h>\nvoid g(cudaStream_t s) { other(s); }\n") ==
        2);
}

TEST_CASE("beginsWithLibrary: what stands before the first header of a library") {
  auto begins = [](llvm::StringRef text) {
    return beginsWithLibrary(text, [](llvm::StringRef name) { return name == "cuda_runtime.h"; });
  };
  CHECK(begins("#include <Eigen/Dense>\n"));
  CHECK(begins(
      "/* a\n b */ // c\n\n#pragma once\n#include <cuda_runtime.h>\n#include <Eigen/Dense>"));
  CHECK(!begins("#include <vector>\n#include <Eigen/Dense>\n"));
  CHECK(!begins("#include \"own.h\"\n#include <Eigen/Dense>\n"));
  CHECK(!begins("#define EIGEN_USE_GPU\n#include <Eigen/Dense>\n"));
  CHECK(!begins("#include <cuda_runtime.h>\n"));
  CHECK(!begins("/* never closed"));
  CHECK(!begins(""));
}

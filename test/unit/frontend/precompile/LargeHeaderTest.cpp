// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/LargeHeader.h"
#include "frontend/parse/Parse.h"

#include "frontend/evidence/UnitFile.h"
#include "frontend/precompile/LargeHeaderSeeker.h"
#include "frontend/precompile/PreludePch.h"
#include "frontend/toolkit/Headers.h"
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
    PreludePch prelude(cacheFolder);
    return parse(code, &prelude);
  }
  ParsedUnit parse(const std::string &code, PreludePch *prelude) {
    ParseOptions options;
    options.vocabulary = &vocabulary_;
    options.declarations = builtinDeclarations();
    options.prelude = prelude;
    for (const char *name : {"cuda_runtime.h", "cublas_v2.h"})
      options.cudaHeaders[name] = includeFileText(name);
    std::string file = folder_.write("src/a.cu", code);
    return llvm::cantFail(
        parseUnit({file, folder_.path(), /*isCuda=*/true, {"-isystem", library_.path()}}, options));
  }

  /// What a parse says of the user's files with a large header and without is the same; returns how many
  /// large headers were made.
  size_t largeHeadersOf(const std::string &code) {
    INFO(code);
    TemporaryFolder cache;
    ParsedUnit with = parse(code, cache.path()), without = parse(code, nullptr);
    size_t largeHeaders = countLargeHeaders(cache.path());
    // With a prelude, its files are not listed.
    with.filesRead.clear();
    without.filesRead.clear();
    CHECK(serializeUnit(with) == serializeUnit(without));
    return largeHeaders;
  }

  /// Clang's precompiled headers, behind the checksums of the cache; the prelude has two in one.
  static size_t countLargeHeaders(const std::string &folder) {
    size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
      if (auto blob = llvm::MemoryBuffer::getFile(entry.path().string()))
        count += (*blob)->getBuffer().drop_front(32).starts_with("CPCH");
    return count;
  }

  static size_t countBlobs(const std::string &folder) {
    size_t count = 0;
    for ([[maybe_unused]] const auto &entry : std::filesystem::directory_iterator(folder))
      ++count;
    return count;
  }

  TemporaryFolder folder_, library_;

private:
  Table table_;
  TableVocabulary vocabulary_{table_, Version()};
};

constexpr llvm::StringLiteral use =
    "void f(cudaStream_t s) { launch(1, s); cudaStreamSynchronize(s); "
    "library::cudaFree(1); return unknown(OWN); }\n";

} // namespace

TEST_CASE("Large headers of libraries are precompiled, and evidence stays the same", "[slow]") {
  Project project;
  CHECK(project.largeHeadersOf("#include <large/all.h>\n" + use.str()) == 1);
  // After code of the user's.
  CHECK(project.largeHeadersOf("struct Own { cudaEvent_t e; };\n#include <large/all.h>\n" +
                               use.str()) == 1);
  // Code for devices alone is parsed a second time.
  CHECK(project.largeHeadersOf(
            "#include <large/all.h>\n#ifdef __CUDA_ARCH__\n__device__ void g() { asm(\"\"); "
            "}\n#endif\n" +
            use.str()) == 1);
  // Numbers in macros have no text of their own in precompiled headers.
  CHECK(project.largeHeadersOf("#include <large/all.h>\nint SECOND(own), SECOND(cudaMalloc);\n" +
                               use.str()) == 1);
  // Not after so much of the user's that it would cost more to parse that again.
  std::string heavy;
  for (int i = 0; i < 20000; ++i)
    heavy += "void own" + std::to_string(i) + "(cudaStream_t);\n";
  CHECK(project.largeHeadersOf(heavy + "#include <large/all.h>\n" + use.str()) == 0);
  // Not inside of something.
  CHECK(project.largeHeadersOf("namespace own {\n#include <large/all.h>\n}\n") == 0);
}

TEST_CASE("LargeHeaderStore: macros mean the same before the include, in it and after it") {
  Project project;
  // The header's macro is not there yet.
  CHECK(project.largeHeadersOf("#ifdef OWN\ncudaError_t wrong;\n#endif\n#include <large/all.h>\n" +
                               use.str()) == 1);
  // The header looks at the user's, for which it is precompiled once more.
  CHECK(project.largeHeadersOf("#define OWN 2\n#include <large/all.h>\n" + use.str()) == 2);
  CHECK(project.largeHeadersOf(
            "#define WIDE\n#include <large/all.h>\nint n[sizeof(Number) == 8 ? 1 : -1];\n") == 2);
}

TEST_CASE("Large headers are kept on disk, until a header changes") {
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

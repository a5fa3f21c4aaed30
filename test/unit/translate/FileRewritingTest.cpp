// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/FileRewriting.h"

#include "support/Test.h"

using namespace tranship;
using namespace tranship::checks;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

constexpr char path[] = "/tree/a.cuh";

/// Rewrites one header with the evidence that a test writes by hand.
struct Rewritten {
  Rewritten(std::string text, const Evidence &evidence) {
    input.source = std::make_unique<SourceFile>(path, std::move(text));
    input.root = "/tree";
    options.checks.table = &table;
    result = rewriteFile(input, evidence, table, rules::ImplicitHeader::None, options);
  }

  InputFile input;
  Table table;
  RewriteOptions options;
  RewrittenFile result;
};

/// Some unit that may use CUDA read the file.
Evidence readWithCuda() {
  Evidence evidence;
  evidence.files[path].mayUseCuda = true;
  return evidence;
}

} // namespace

TEST_CASE("rewriteFile renames what clang resolved, and leaves the user's own names") {
  Evidence evidence = readWithCuda();
  evidence.files[path].names[8] = {Owner::System, Layer::Ast, {}};
  evidence.files[path].names[32] = {Owner::User, Layer::Ast, {}};
  Rewritten rewritten("int x = cudaSuccess; int y = n::cudaSuccess;\n", evidence);
  CHECK(rewritten.result.file.text() == "int x = hipSuccess; int y = n::cudaSuccess;\n");
  REQUIRE(rewritten.result.file.changes.size() == 1);
  CHECK(rewritten.result.file.changes[0].layer == Layer::Ast);
  CHECK_FALSE(rewritten.result.hasHiddenNames);
}

TEST_CASE("rewriteFile falls back to tokens where clang saw nothing, and says so") {
  Rewritten rewritten("int x = cudaSuccess;\n", readWithCuda());
  CHECK(rewritten.result.file.text() == "int x = hipSuccess;\n");
  REQUIRE(rewritten.result.file.changes.size() == 1);
  CHECK(rewritten.result.file.changes[0].layer == Layer::Token);
  CHECK(rewritten.result.hasHiddenNames);
}

TEST_CASE("rewriteFile: names in code that nobody compiles are not hidden") {
  Evidence evidence = readWithCuda();
  evidence.files[path].inactive = {{0, 21}};
  Rewritten rewritten("int x = cudaSuccess;\n", evidence);
  CHECK(rewritten.result.file.text() == "int x = hipSuccess;\n");
  CHECK_FALSE(rewritten.result.hasHiddenNames);
  CHECK(rewritten.result.file.inactive == std::vector<Range>{{0, 21}});
}

TEST_CASE("rewriteFile leaves files of plain C++ as they are") {
  Evidence evidence;
  evidence.files[path].mayUseCuda = false;
  Rewritten rewritten("int x = cudaSuccess;\n", evidence);
  CHECK_FALSE(rewritten.result.file.newText);
  CHECK(rewritten.result.diagnostics.empty());
  evidence.files[path].unconnected[8] = "";
  Rewritten unconnected("int x = cudaSuccess;\n", evidence);
  CHECK_FALSE(unconnected.result.file.newText);
  CHECK(unconnected.result.diagnostics.size() == 1);
}

TEST_CASE("rewriteFile reports what it cannot translate") {
  Evidence evidence = readWithCuda();
  Rewritten rewritten("int x = cudaNobodyKnowsThis();\n", evidence);
  CHECK_FALSE(rewritten.result.file.changed());
  REQUIRE(rewritten.result.diagnostics.size() == 1);
  CHECK(rewritten.result.diagnostics[0].kind == DiagnosticKind::UnknownName);
}

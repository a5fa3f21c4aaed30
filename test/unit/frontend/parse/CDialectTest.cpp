// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/CDialect.h"

#include "frontend/parse/Parse.h"
#include "mapping/Table.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::frontend;

namespace {

class NoNames : public Vocabulary {
  bool isInteresting(llvm::StringRef) const override { return false; }
};

/// Clang's errors in the file, parsed by the rules of its extension.
Strings problemsOf(const std::string &file, const std::string &code) {
  TemporaryFolder folder;
  CompileCommand command;
  command.file = folder.write(file, code);
  command.directory = folder.path();
  command.isCuda = false;
  command.flags = {"-std=gnu99"};
  ParseOptions options;
  NoNames vocabulary;
  options.vocabulary = &vocabulary;
  options.declarations = mapping::builtinDeclarations();
  llvm::Expected<ParsedUnit> parsed = parseUnit(command, options);
  if (!parsed)
    FAIL(llvm::toString(parsed.takeError()));
  Strings found;
  for (const Diagnostic &problem : parsed->problems)
    found.push_back(problem.message);
  return found;
}

} // namespace

TEST_CASE("What C allows is no error in a C file") {
  const std::string code = "#include <stdlib.h>\n"
                           "typedef enum { FIRST, SECOND } Kind;\n"
                           "static void scale(float *restrict p, int n) {\n"
                           "  for (register int i = 0; i < n; ++i) p[i] *= 2;\n"
                           "}\n"
                           "float *make(int n, int kind) {\n"
                           "  float *p = malloc(n * sizeof(float));\n"
                           "  Kind k = {0};\n"
                           "  k = kind;\n"
                           "  p = calloc(n, sizeof(float));\n"
                           "  scale(realloc(p, n), k);\n"
                           "  switch (k) { case FIRST: { int x = 1; n += x; } default:; }\n"
                           "  return p;\n"
                           "}\n";
  CHECK(problemsOf("a.c", code) == Strings{});
  CHECK(problemsOf("a.cpp", code).size() > 3);
}

TEST_CASE("What C does not allow is an error in a C file") {
  CHECK(problemsOf("a.c", "int f(void) { return unknown; }\n").size() == 1);
  CHECK(problemsOf("a.c", "int f(void) { return 1 }\n").size() == 1);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/UnclaimedUses.h"

#include "rules/Rewriting.h"
#include "support/Snippet.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::rules;
using namespace tranship::translate;

TEST_CASE("Every name without a counterpart is reported, with advice") {
  auto snippet =
      translateText("#include <cuda_runtime.h>\nvoid f() {\n  cudaGraphConditionalHandle h;\n"
                    "  cudaBrandNewThing(h);\n}\n#ifdef OTHER\ncudaOtherThing();\n#endif\n"
                    "#if 0\ncudaDeadThing();\n#endif\n");
  CHECK(snippet.diagnostics() ==
        Strings{"3: unsupported-name", "4: unknown-name", "7: unknown-name"});
  for (const Diagnostic &diagnostic : snippet.translation.diagnostics) {
    CHECK_FALSE(diagnostic.advice.empty());
    CHECK_FALSE(diagnostic.name.empty());
  }
}

TEST_CASE("A use that no rule claims is reported, whatever the rules know") {
  SourceFile file("/tree/a.cu", "cudaError_t e = cudaFree(p);\ncudaBrandNewThing(e);\n");
  Evidence evidence;
  Table table;
  RuleOptions options;
  FileView view(file, evidence.files[file.path()], evidence, table, options, ImplicitHeader::None);
  auto reported = [&](llvm::ArrayRef<AnyRule> rules) {
    Strings lines;
    for (const Diagnostic &diagnostic : rewrite(view, rules).diagnostics)
      lines.push_back(diagnostic.name + ": " + idOf(diagnostic.kind).str());
    return lines;
  };
  CHECK(reported({}) == Strings{"cudaError_t: call-form", "cudaFree: call-form",
                                "cudaBrandNewThing: unknown-name"});
  CHECK(reported(allRules()) == Strings{"cudaBrandNewThing: unknown-name"});
}

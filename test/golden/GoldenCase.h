// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One golden: an input beside its expected output. `x.cu` becomes `x.hip`; a folder `trees/t/input`
// becomes `trees/t/expected`.
#pragma once

#include "driver/RunPlan.h"

#include <set>
#include <string>
#include <vector>

namespace tranship {

struct GoldenCase {
  /// The `.cu` file, or the `input` folder of a tree.
  std::string input;
  bool isTree = false;
  /// The options and compiler flags that the input's directives give for tranship's command line.
  std::vector<std::string> options, flags;
  /// The output has no known hazard and must compile as HIP.
  bool compiles = true;
  /// A parse with the headers of a toolkit, which hide device functions from the host, gives the same result.
  bool fitsToolkit = true;
  /// A labeled kernel below test-inputs/checks: only the findings of the checks are compared.
  bool onlyChecks = false;

  /// Reads the directives: `// ARGS: --keep-chevrons -DX=1` and `// COMPILES: no, <reason>`.
  static llvm::Expected<GoldenCase> read(llvm::StringRef input);

  /// The file, or the folder of the tree, that the translation is compared with.
  std::string expected() const;
};

/// "file:line: id" for each `// DIAG: id id` in the inputs (`// DIAG@+1: id` means the next line).
std::set<std::string> announcedDiagnostics(llvm::ArrayRef<project::InputFile> inputs);
std::set<std::string> reportedDiagnostics(llvm::ArrayRef<Diagnostic> diagnostics);

} // namespace tranship

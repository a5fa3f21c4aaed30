// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One golden: an input beside its expected output. `x.cu` becomes `x.hip`; a folder `trees/t/input`
// becomes `trees/t/expected`.
#pragma once

#include "translate/Translate.h"

#include <set>
#include <string>

namespace tranship {

struct GoldenCase {
  /// The `.cu` file, or the `input` folder of a tree.
  std::string input;
  bool isTree = false;
  translate::TranslateOptions options;
  /// Use AMD's own libraries instead of the hip* libraries.
  bool roc = false;
  /// Unknown means the newest.
  Version torchVersion;
  /// The output has no known hazard and must compile as HIP.
  bool compiles = true;
  /// A parse with the headers of a toolkit, which hide device functions from the host, gives the same result.
  bool fitsToolkit = true;
  /// A labeled kernel below test-inputs/checks: only the findings of the checks are compared.
  bool onlyChecks = false;

  /// Reads the directives: `// ARGS: --keep-chevrons -DX=1` and `// COMPILES: no, <reason>`.
  static llvm::Expected<GoldenCase> read(llvm::StringRef input);
};

/// "file:line: id" for each `// DIAG: id id` in the inputs (`// DIAG@+1: id` means the next line).
std::set<std::string> announcedDiagnostics(llvm::ArrayRef<project::InputFile> inputs);
std::set<std::string> reportedDiagnostics(const translate::Translation &translation);

} // namespace tranship

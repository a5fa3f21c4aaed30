// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The PyTorch of a Python: where its headers are, and the flags that it compiles extensions with.
#pragma once

#include "support/Version.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::driver {

struct TorchInstallation {
  Version version;
  /// What PyTorch's own builds pass to nvcc, and its include folders.
  std::vector<std::string> flags;
};

/// Asks a Python, which is looked up in PATH if it has no slash; empty: `python3`. PyTorch is found,
/// not imported: that would take seconds, and load CUDA. Errors: there is no such program, it is no
/// Python, or it has no PyTorch.
llvm::Expected<TorchInstallation> findTorch(const std::string &python);

/// The flags in the `setup.py` of a folder, or of the nearest one around it, that undefine macros of
/// PyTorch's builds: `-U__CUDA_NO_HALF_OPERATORS__`.
std::vector<std::string> macrosTakenBack(llvm::StringRef folder);

} // namespace tranship::driver

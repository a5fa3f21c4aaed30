// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our own HIP headers, by which a translation is checked where no ROCm is installed: declarations
// generated from the facts of mappings/hip/, and hand-written text for what facts cannot express.
// They are strict: what HIP's own headers reject, they reject.
#pragma once

#include "frontend/toolkit/Headers.h"

#include <string>
#include <vector>

namespace tranship::frontend {

/// The files of lib/frontend/hip-headers, named by their include names.
llvm::ArrayRef<EmbeddedHeader> handWrittenHipHeaders();

/// An include file as the tables describe it; hand-written text goes between the two pieces.
struct GeneratedHipHeader {
  /// `hip/hip_runtime.h`.
  llvm::StringRef name;
  llvm::StringRef includes, declarations;
};

struct HipIncludeFile {
  /// `hip/hip_runtime.h`.
  std::string name;
  std::string text;
};

/// Returns all include files, sorted by name, for a folder that a parse has in its include path
/// (`hipHeaderArguments`). Template libraries share stand-ins with CUDA: those of our CUDA headers
/// that they need are among the files, below `tranship/`.
std::vector<HipIncludeFile> hipIncludeFiles(llvm::ArrayRef<GeneratedHipHeader> generated,
                                            llvm::ArrayRef<EmbeddedHeader> handWritten,
                                            llvm::ArrayRef<EmbeddedHeader> standIns);

/// The arguments for Clang's driver that make a parse use the headers in `folder`, and no ROCm that
/// may be installed, as HIP `version` (`major * 10000 + minor * 100 + patch`). Those for a parse as
/// HIP come in addition to `-x hip`.
std::vector<std::string> hipHeaderArguments(llvm::StringRef folder, bool asHip, unsigned version);

} // namespace tranship::frontend

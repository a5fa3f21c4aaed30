// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes HIP's include files from the facts of mappings/hip/: exact declarations, for clang to check
// a translation with. What facts cannot express (class templates, built-in variables) is added by
// lib/frontend/hip-headers.
#pragma once

#include "mapping/FactRow.h"

namespace tranship::mapping {

/// One include file, in the two pieces between which hand-written text goes.
struct HipHeaderText {
  /// `hip/hip_runtime.h`.
  std::string name;
  std::string includes, declarations;
};

/// Returns the files sorted by name. They ask for the macro TRANSHIP_HIP_VERSION (70204 for 7.2.4).
/// A name whose exact version of addition is not known counts as there from the version after the
/// last that lacks it.
std::vector<HipHeaderText> writeHipHeaders(llvm::ArrayRef<FactTable> tables);

/// The same as constant data.
struct BuiltinHipHeader {
  llvm::StringRef name, includes, declarations;
};

/// What the build made of mappings/hip/.
llvm::ArrayRef<BuiltinHipHeader> builtinHipHeaders();

/// The versions whose headers mappings/hip/ was read from, oldest first. Between them, the version that added a name is often
/// not known.
llvm::ArrayRef<Version> builtinHipVersions();

} // namespace tranship::mapping

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that the inputs include and that only a build makes from templates such as `config.h.in`.
#pragma once

#include "buildfiles/CMakeModel.h"
#include "diagnostics/Diagnostic.h"
#include "driver/Rooms.h"
#include "project/Inputs.h"

namespace tranship::driver {

struct GeneratedHeader {
  std::string text;
  /// What a build of the port makes.
  std::string hipText;
};

struct GeneratedHeaders {
  /// By absolute path, where an include finds them.
  std::map<std::string, GeneratedHeader> headers;
  /// A note on each.
  std::vector<Diagnostic> notes;
};

/// Makes the headers that inputs include and that neither the tree nor the disk has. `configured`: those
/// that CMake files make. A template that no CMake file names is read without values.
GeneratedHeaders generateHeaders(llvm::ArrayRef<InputFile> inputs, llvm::ArrayRef<OtherFile> others,
                                 const ConfiguredHeaders &configured);

} // namespace tranship::driver

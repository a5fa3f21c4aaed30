// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The manifest of a program that has none: what its build file says, as a person would write it.
#pragma once

#include "buildfiles/BuildProgram.h"
#include "driver/Rooms.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tranship::driver {

struct InferredManifest {
  /// The folder where its paths start: the lowest that holds all that the program needs.
  std::string folder;
  std::string text;
};

struct InferenceOptions {
  /// Paths may not leave this folder; absolute.
  std::string root;
  /// A larger whole number as the last argument becomes this; nothing: arguments stay.
  std::optional<unsigned> maxLastArgument;
};

/// `literals`: the texts in quotes in its sources, some of which name files that it reads.
InferredManifest inferManifest(const BuildProgram &program,
                               const std::vector<std::string> &literals, const TreeFiles &files,
                               const InferenceOptions &options);

} // namespace tranship::driver

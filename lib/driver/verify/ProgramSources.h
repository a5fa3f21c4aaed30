// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files that a program consists of.
#pragma once

#include "driver/Rooms.h"
#include "project/Inputs.h"
#include "verify/model/Manifest.h"
#include "verify/model/Program.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::driver {

/// The manifest of a folder or file, or one that stands for it where there is none.
llvm::Expected<Manifest> manifestOf(const std::string &given);

/// The sources of a manifest with what they include of its folder.
llvm::Expected<std::vector<InputFile>> readSources(const Manifest &manifest);

/// Sources that others include, as some programs do, are no units. Names are looked up from the
/// file that includes them.
llvm::StringSet<> includedSources(llvm::ArrayRef<InputFile> inputs);

/// A port that lies somewhere, as it is. Paths are absolute.
llvm::Expected<Program> readPort(const std::vector<std::string> &given);

} // namespace tranship::driver

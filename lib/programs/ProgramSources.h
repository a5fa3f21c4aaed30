// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the files that a program consists of.
#pragma once

#include "project/Inputs.h"
#include "verify/model/Manifest.h"
#include "verify/model/Program.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::programs {

using project::InputFile;
using verify::Manifest;
using verify::Program;

/// Reads the manifest of a folder or file. If there is none, makes one with default values.
/// `manifestFile`: a manifest in another place; its paths start in the folder.
llvm::Expected<Manifest> manifestOf(const std::string &given, const std::string &manifestFile = "");

/// Whether the text of a header mentions CUDA in any way, so that a port must not include it as it
/// is.
bool needsTranslation(llvm::StringRef text);

/// Reads the sources of a manifest, with everything that they include from its folder. `flags`: those
/// of the command line; their paths start in the folder.
llvm::Expected<std::vector<InputFile>> readSources(const Manifest &manifest,
                                                   llvm::ArrayRef<std::string> flags = {});

/// Finds the paths that `#include "…"` names, seen from the including file. A source that another
/// one includes is not a unit of its own.
llvm::StringSet<> includedSources(llvm::ArrayRef<InputFile> inputs);

/// Reads an existing port from files and folders with absolute paths.
llvm::Expected<Program> readPort(const std::vector<std::string> &given);

} // namespace tranship::programs

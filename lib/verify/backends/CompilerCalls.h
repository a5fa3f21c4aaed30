// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiler commands that backends share: one for each unit, then the link.
#pragma once

#include "verify/backends/Backend.h"

#include <functional>

namespace tranship::verify {

struct SplitFlags {
  std::vector<std::string> compile, link;
};
/// Separates link flags (-l, -L and -Wl) from the others.
SplitFlags splitFlags(llvm::ArrayRef<std::string> flags);

/// The program's link flags, with the libraries that its headers need (mappings/build/libraries.yaml): many
/// programs name these only in a Makefile.
std::vector<std::string> linkFlagsOf(const Program &program);

/// Replaces CUDA libraries in the link flags by HIP libraries (mappings/build/libraries.yaml).
std::vector<std::string> withHipLibraries(llvm::ArrayRef<std::string> linkFlags);

/// Replaces HIP libraries in the link flags by CUDA libraries, and drops those that are header-only in CUDA.
std::vector<std::string> withCudaLibraries(llvm::ArrayRef<std::string> linkFlags);

/// The link flags without CUDA and HIP libraries.
std::vector<std::string> withoutGpuLibraries(llvm::ArrayRef<std::string> linkFlags);

/// Flags for the folders that contain untranslated headers of the original.
std::vector<std::string> lastIncludeFlags(const Program &program);

/// The beginnings of a backend's commands, before the program's flags.
struct CompilerCall {
  /// The compiler and its flags for a unit of the GPU language, and for one of plain C++.
  Command gpuUnit, hostUnit, link;
  /// The last words of the link command.
  std::vector<std::string> libraries;
  /// The compiler and its flags for a source whose kernels the program loads from the file.
  std::function<Command(llvm::StringRef file)> module;
};

/// Whether a unit has the extension of a GPU language: .cu or .hip.
bool isGpuUnit(llvm::StringRef path);

/// nvcc's flag for a module's file: -ptx, -cubin or -fatbin, by its name.
std::string nvccModuleFlag(llvm::StringRef file);

/// Returns a command for each unit and each module, and the link.
std::vector<Command> separateCompilation(const CompilerCall &call, const BuildRequest &request,
                                         llvm::ArrayRef<std::string> linkFlags);

} // namespace tranship::verify

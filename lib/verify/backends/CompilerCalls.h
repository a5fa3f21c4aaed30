// Compiler commands that the backends share: each unit by itself, then the link.
#pragma once

#include "verify/backends/Backend.h"

#include <functional>

namespace tranship::verify {

struct SplitFlags {
  std::vector<std::string> compile, link;
};
/// -l and -L and what belongs to them are for the link.
SplitFlags splitFlags(llvm::ArrayRef<std::string> flags);

/// The program's flags for the link, and libraries that its headers need (HeaderLibraries.def):
/// many programs leave these to a Makefile.
std::vector<std::string> linkFlagsOf(const Program &program);

/// CUDA's libraries by HIP's names (Libraries.def).
std::vector<std::string> withHipLibraries(llvm::ArrayRef<std::string> linkFlags);

/// HIP's libraries by CUDA's names; without one that CUDA has in headers alone.
std::vector<std::string> withCudaLibraries(llvm::ArrayRef<std::string> linkFlags);

/// Without CUDA's and HIP's libraries.
std::vector<std::string> withoutGpuLibraries(llvm::ArrayRef<std::string> linkFlags);

/// The flags that make a compiler look where headers of the original lie that nobody translated.
std::vector<std::string> lastIncludeFlags(const Program &program);

/// What stands in front of the flags of each command.
struct CompilerCall {
  /// The compiler and its flags for a unit of the GPU language, and for one of plain C++.
  Command gpuUnit, hostUnit, link;
  /// At the end of the link.
  std::vector<std::string> libraries;
  /// The compiler and its flags for a source whose kernels are loaded from the file.
  std::function<Command(llvm::StringRef file)> module;
};

/// A unit with a GPU language's extension, .cu or .hip, or of another one.
bool isGpuUnit(llvm::StringRef path);

/// nvcc's flag for a module's file: -ptx, -cubin or -fatbin, by its name.
std::string nvccModuleFlag(llvm::StringRef file);

/// One command for each unit and each module, and the link.
std::vector<Command> separateCompilation(const CompilerCall &call, const BuildRequest &request,
                                         llvm::ArrayRef<std::string> linkFlags);

} // namespace tranship::verify

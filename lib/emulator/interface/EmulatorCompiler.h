// Builds CUDA and HIP programs for this machine's own processor (docs/emulator.md): says which
// commands do it and runs none of them.
#pragma once

#include "emulator/interface/Environment.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::emulator {

/// What a build with the emulator needs, found once.
struct Tools {
  std::string clang;   ///< the clang++ that the plugin was built for
  std::string plugin;  ///< our plugin
  std::string runtime; ///< the static library that every program is linked with
  std::string headers; ///< folder of cuda_runtime.h, hip/hip_runtime.h and so on
};

/// Looks beside the program (`../lib/tranship` from its folder: the same in a build tree and when
/// installed). The error says what is missing, for "skipped because".
llvm::Expected<Tools> findTools(llvm::StringRef programPath);

enum class GpuLanguage { Cuda, Hip };

/// A source whose kernels the program loads while it runs.
struct ModuleSource {
  std::string source;
  std::string output; ///< the shared object; `moduleImage` is what the program loads
};

struct Build {
  GpuLanguage language = GpuLanguage::Cuda;
  /// .cu, .hip, .cpp… are compiled in the language, .c and plain C++ (see `hostSources`) are not.
  std::vector<std::string> sources;
  /// Host code only, compiled as C or C++ by its extension.
  std::vector<std::string> hostSources;
  std::vector<ModuleSource> modules;
  /// clang's: -I -D -std= -O -g -include -f… -l -L; each separate argument its own element.
  std::vector<std::string> flags;
  std::string folder;     ///< where the commands run; what reports name lies there; empty: here
  std::string output;     ///< the executable
  std::string workFolder; ///< for objects; must exist, one build at a time
  /// Instrumented: races, bounds, use after free, lockstep schedule. Ten times slower.
  bool checked = false;
  /// `__device__` functions and variables may be used across sources (nvcc -rdc=true, clang
  /// -fgpu-rdc).
  bool relocatable = false;
};

/// One command: the program and its arguments; no shell.
using Command = std::vector<std::string>;

/// What stands in a module's file, in place of CUDA's or AMD's code: where the shared object is.
std::string moduleImage(llvm::StringRef sharedObject);

/// What to run: sources do not depend on each other, the commands of one run in order; then the
/// link. An error names a flag that clang does not know.
struct BuildCommands {
  std::vector<std::vector<Command>> sources;
  Command link;
};
llvm::Expected<BuildCommands> buildCommands(const Tools &tools, const Build &build);

} // namespace tranship::emulator

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds CUDA and HIP programs for this machine's own processor (docs/emulator.md). This file only
// says which commands do it; the caller runs them.
#pragma once

#include "emulator/interface/Environment.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::emulator {

/// The files that a build with the emulator needs.
struct Tools {
  std::string clang;   ///< The clang++ that the plugin was built for.
  std::string plugin;  ///< Our plugin.
  std::string runtime; ///< The static library that every program is linked with.
  std::string headers; ///< The folder of cuda_runtime.h, hip/hip_runtime.h and so on.
  std::string amdIr;   ///< The program that turns AMD's IR into code for this machine.
};

/// Looks for the emulator beside the program, in `../lib/tranship` from its folder; a build tree
/// and an installation have the same layout. `clang` is the clang++ to use; empty: there is none.
/// The error says what is missing, as a reason to skip a run.
llvm::Expected<Tools> findTools(llvm::StringRef programPath, llvm::StringRef clang);

/// Whether the clang++ finds the headers of a C++ standard library, which it does not contain.
/// `sysroot`: the folder to use as the root of the file system.
bool hasCxxHeaders(const std::string &clang, const std::string &sysroot = "");

/// Whether the folder of `clang`, after links, contains the program `name`.
bool hasBesideClang(llvm::StringRef clang, llvm::StringRef name);

enum class GpuLanguage { Cuda, Hip };

/// A source whose kernels the program loads at run time.
struct ModuleSource {
  std::string source;
  std::string output; ///< The shared object; the program itself loads a `moduleImage`.
};

/// A source with host code only.
struct HostSource {
  std::string path;
  bool isC = false;
};

struct Build {
  GpuLanguage language = GpuLanguage::Cuda;
  /// Sources in the language (.cu, .hip, .cpp, …). Those that are C or plain C++ belong in
  /// `hostSources`.
  std::vector<std::string> sources;
  std::vector<HostSource> hostSources;
  std::vector<ModuleSource> modules;
  /// Clang's flags: -I -D -std= -O -g -include -f… -l -L. Each separate argument is an element of
  /// its own.
  std::vector<std::string> flags;
  std::string folder;      ///< Where the commands run and what reports name files from; empty: the
                           ///< current folder.
  std::string output;      ///< The executable.
  std::string workFolder;  ///< For objects; must exist, and serves one build at a time.
  std::string cacheFolder; ///< For precompiled headers, which other builds use too; empty: none.
  /// Instruments the program: checks for races, bounds and use after free, and the lockstep
  /// schedule. About ten times slower.
  bool checked = false;
  /// Lets sources use each other's `__device__` functions and variables (nvcc -rdc=true, clang
  /// -fgpu-rdc).
  bool relocatable = false;
};

/// One command: the program and its arguments, to be run without a shell.
using Command = std::vector<std::string>;

/// The command of a link, up to its objects. LLVM's linker is used if it is there: it takes half the time.
Command linkCommand(const Tools &tools);

/// Compiles the commands into a program with which it compiles kernels itself, to `object`. In them,
/// `sourcePlaceholder` and `outputPlaceholder` (GeneratedCode.h) are replaced by the files of a kernel.
Command toolchainCommand(const Tools &tools, const std::vector<Command> &compile,
                         const Command &link, const std::string &object);

/// Returns the contents of a module's file, which names the shared object in place of CUDA or
/// AMD code.
std::string moduleImage(llvm::StringRef sharedObject);

/// The commands of a build. Sources do not depend on each other, but the commands of one source
/// must run in order; the link comes last.
struct BuildCommands {
  std::vector<std::vector<Command>> sources;
  Command link;
};
llvm::Expected<BuildCommands> buildCommands(const Tools &tools, const Build &build);

} // namespace tranship::emulator

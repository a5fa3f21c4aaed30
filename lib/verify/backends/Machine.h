// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compilers, headers and GPUs of this machine.
#pragma once

#include "support/Version.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// Where to look; empty: the usual places.
struct MachineOptions {
  /// The path of tranship; the emulator is beside it.
  std::string program;
  std::string cudaFolder, rocmFolder, clang;
  /// The GPUs to compile for; empty: those of this machine, or else the usual ones.
  std::vector<std::string> offloadTargets;
};

struct Machine {
  MachineOptions options;
  /// Paths; empty: not found.
  std::string clang, nvcc, hipcc;
  /// Folders; empty: not found. `hipHeaders` contains hip/hip_runtime.h.
  std::string cudaFolder, hipHeaders, rocmFolder, deviceLibraries;
  Version cuda, hip;
  /// As nvidia-smi prints them: "NVIDIA H100, 550.54, 9.0".
  std::vector<std::string> nvidiaGpus;
  /// Names of their architectures: gfx90a.
  std::vector<std::string> amdGpus;
};

Machine examineMachine(const MachineOptions &options);

/// The bytes of memory that tranship and its programs may use: the machine's memory or a
/// container's limit; 0 if unknown.
uint64_t machineMemory();

/// The line with the version in a program's `--version`; empty if there is none.
std::string versionLine(const std::string &program);

/// The value of `#define NAME value` in a header.
std::string macroIn(llvm::StringRef header, llvm::StringRef name);

} // namespace tranship::verify

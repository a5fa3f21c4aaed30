// What this machine has of compilers, headers and GPUs.
#pragma once

#include "support/Version.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// Where to look; empty: in the usual places.
struct MachineOptions {
  /// tranship's own path, beside which the emulator lies.
  std::string program;
  std::string cudaFolder, rocmFolder, clang;
  /// AMD GPUs to compile for; empty: those that are here, or else the usual ones.
  std::vector<std::string> offloadTargets;
};

struct Machine {
  MachineOptions options;
  /// Paths; empty: not found.
  std::string clang, nvcc, hipcc;
  /// Folders; empty: not found. `hipHeaders` has hip/hip_runtime.h.
  std::string cudaFolder, hipHeaders, rocmFolder, deviceLibraries;
  Version cuda, hip;
  /// As nvidia-smi shows them: "NVIDIA H100, 550.54, 9.0".
  std::vector<std::string> nvidiaGpus;
  /// Names of their architectures: gfx90a.
  std::vector<std::string> amdGpus;
};

Machine examineMachine(const MachineOptions &options);

/// Bytes of memory that tranship and all that it starts may have: the machine's, or what is left of
/// that to a container. 0: not known.
uint64_t machineMemory();

/// The first line of what a program says of itself; empty: it says nothing.
std::string versionLine(const std::string &program);

/// The value of `#define NAME value` in a header.
std::string macroIn(llvm::StringRef header, llvm::StringRef name);

} // namespace tranship::verify

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Turns the IR that clang makes for an AMD GPU into code for the host's processor that the emulator's
// runtime runs, one wave at a time (docs/amd-ir.md).
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace tranship::emulator {

class FlatSpace;

struct WaveOptions {
  std::string tag; ///< joins the unit with the host's object
  /// Whether the runtime checks each access to memory that is not the lane's own.
  bool isChecked = false;
  std::vector<std::string> libraryFolders; ///< with headers that are not the user's
};
llvm::Error makeWaveModule(llvm::Module &module, const WaveOptions &options);

/// The code of a kernel, and its parameters as in `KernelEntry::parameters`.
struct WaveKernel {
  std::string name; ///< mangled
  llvm::Function *code;
  std::string parameters;
  uint64_t lds = 0; ///< bytes, without dynamic memory
};

/// Adds a constructor that registers kernels and variables with the runtime. Without a width, they are
/// for waves of any size.
void registerWaveModule(llvm::Module &module, const FlatSpace &space,
                        const std::vector<WaveKernel> &kernels, const WaveOptions &options,
                        std::optional<unsigned> width);

/// The number of lanes of a wave for which the function was compiled.
unsigned waveSizeOf(const llvm::Function &function);

} // namespace tranship::emulator

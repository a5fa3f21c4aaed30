// What the code that the plugin writes and the runtime agree on. Plain data: both compilers lay it
// out alike.
#pragma once

#include <cstdint>

namespace tranship::emulator {

struct KernelEntry {
  const char *name; ///< mangled
  void (*call)(void **arguments);
  const char *parameters; ///< "p8,8,24": sizes in bytes, pointers marked
  uint64_t staticShared;  ///< bytes of `__shared__` that the kernel can reach
};

enum VariableFlags : uint64_t {
  constantVariable = 1,
  managedVariable =
      2, ///< `address` is that of a pointer, which the runtime sets to the host's variable
};

struct VariableEntry {
  const char *name; ///< mangled
  void *address;
  uint64_t size;
  uint64_t flags;
};

/// The device code of one unit.
struct ModuleEntry {
  const char *tag; ///< the host's object carries the same
  const KernelEntry *kernels;
  uint64_t kernelCount;
  const VariableEntry *variables;
  uint64_t variableCount;
  uint64_t sharedSize;    ///< of all `__shared__` variables of the unit
  uint64_t *sharedOffset; ///< where they begin in a block's shared memory: set by the runtime
};

/// Symbols of the runtime that generated code uses.
inline constexpr char registerFunction[] = "tranship_registerModule";
inline constexpr char sharedBaseSymbol[] = "tranship_local_sharedBase";
inline constexpr char dynamicSharedSymbol[] = "tranship_local_dynamicShared";
/// Counts down at atomics and volatile loads; below zero the function is called.
inline constexpr char spinBudgetSymbol[] = "tranship_local_spinBudget";
inline constexpr char spinFunction[] = "tranship_spin";
/// External variables named like this are thread-local in the runtime (threadIdx and its like).
inline constexpr char localPrefix[] = "tranship_local_";

} // namespace tranship::emulator

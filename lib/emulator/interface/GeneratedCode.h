// What the code that the plugin writes and the runtime agree on. Plain data: both compilers lay it
// out alike.
#pragma once

#include <cstdint>

namespace tranship::emulator {

struct KernelEntry {
  const char *name; ///< mangled
  void (*call)(void **arguments);
  /// The kernel's "FILE:LINE", a tab and the folder of the compilation; and a line for each
  /// parameter: size in bytes (pointers: "p8"; where the alignment is another one: "24:4"), layout
  /// (plugin/TypeLayout.h; a pointer's: of what it points to), name, type. "p8 4=f4@0 out float *"
  const char *parameters;
  uint64_t staticShared; ///< bytes of `__shared__` that the kernel can reach
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
  const char *layout; ///< of its elements (plugin/TypeLayout.h)
};

/// What a checked program's code does at one place of its source.
inline constexpr uint32_t writeAccess = 1, atomicAccess = 2, volatileAccess = 4,
                          usedAccess = 8, ///< something is done with what an atomic gives back
    spinAccess = 16;                      ///< a volatile load that ends a loop: a flag

/// A load, store or atomic of a checked program.
struct AccessSite {
  const char *file;       ///< null: not known
  const char *objectName; ///< of the variable that is accessed, where the compiler knows it
  uint64_t objectSize;
  uint32_t line;
  uint32_t size; ///< bytes; 0: the call says how many
  uint32_t flags;
  // The runtime's.
  uint32_t number;
  uint32_t reported;
};

struct GlobalEntry {
  const char *name;
  void *address;
  uint64_t size;
};

/// The device code of one unit.
struct ModuleEntry {
  const char *tag; ///< the host's object carries the same
  const KernelEntry *kernels;
  uint64_t kernelCount;
  const VariableEntry *variables;
  uint64_t variableCount;
  uint64_t sharedSize;        ///< of all `__shared__` variables of the unit
  uint64_t *sharedOffset;     ///< where they begin in a block's shared memory: set by the runtime
  const GlobalEntry *globals; ///< of a checked unit: all that lies in its own memory
  uint64_t globalCount;
  uint64_t flags;
};

/// Where the host's code calls the API.
struct HostCallSite {
  const char *name; ///< of the function as the program writes it; null: a launch
  const char *text; ///< the call as written, on one line; empty: not known
  const char *file;
  uint32_t line;
};

/// What a value is that such a call hands over.
enum ArgumentKind : char {
  pointerArgument = 'p',
  integerArgument = 'i', ///< with its sign, as far as 64 bits
  enumArgument = 'e',    ///< the same, with names
  realArgument = 'r',    ///< the bits of a double
  otherArgument = '?'
};

enum ModuleFlags : uint64_t {
  checkedModule = 1,
  relocatableModule = 2 ///< its shared memory lies beside that of the other such modules
};

/// Symbols of the runtime that generated code uses.
inline constexpr char registerFunction[] = "tranship_registerModule";
inline constexpr char sharedBaseSymbol[] = "tranship_local_sharedBase";
inline constexpr char dynamicSharedSymbol[] = "tranship_local_dynamicShared";
/// Counts down at atomics and volatile loads; below zero the function is called.
inline constexpr char spinBudgetSymbol[] = "tranship_local_spinBudget";
inline constexpr char spinFunction[] = "tranship_spin";
/// Called before each access of a checked program: gives the address to access, which is another
/// one when that would do harm.
inline constexpr char accessFunction[] = "tranship_access";
/// The same for a variable that the compiler knows.
inline constexpr char accessObjectFunction[] = "tranship_accessObject";
/// Before a copy or a fill of some bytes.
inline constexpr char accessRangeFunction[] = "tranship_accessRange";
/// After a shift by as many bits as there are or more was found: the place, the bits, the amount.
inline constexpr char wideShiftFunction[] = "tranship_wideShift";
inline constexpr char fenceFunction[] = "tranship_fence";
/// The host's code points it at the place of each call before it makes it.
inline constexpr char hostSiteSymbol[] = "tranship_hostSite";
/// Before a call of the API's function itself, which wrappers make: its name, the kinds of its
/// arguments, 8 bytes for each, and for each enumerator the lines "NUMBER=NAME" of its type (null:
/// there are none at all).
inline constexpr char hostCallFunction[] = "tranship_hostCall";
/// External variables named like this are thread-local in the runtime (threadIdx and its like).
inline constexpr char localPrefix[] = "tranship_local_";

/// A unit that is compiled at run time has a variable of this name and a number for each name
/// expression; in the library it is a text, the mangled name.
inline constexpr char expressionPrefix[] = "tranship_expression_";

/// What a module's image begins with (runtime/Modules.h).
inline constexpr char moduleHead[] = "// tranship-emulator module\n";

/// Words of the commands in a program (headers/tranship/toolchain.c) that stand for files.
inline constexpr char sourcePlaceholder[] = "TRANSHIP_SOURCE";
inline constexpr char outputPlaceholder[] = "TRANSHIP_OUTPUT";

} // namespace tranship::emulator

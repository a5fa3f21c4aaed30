// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The data and symbols that the code written by the plugin and the runtime agree on. Plain data,
// which both compilers lay out alike.
#pragma once

#include <cstdint>

namespace tranship::emulator {

/// Where the threads of a block, or the lanes of a warp, meet in a kernel that runs in loops.
struct MeetingPoint {
  uint32_t isWarp;    ///< 0: a barrier of the block
  uint32_t operation; ///< headers/tranship/operations.h
  uint32_t maskKind;
  uint32_t line;
  const char *file;
};

/// What a block that runs in loops keeps of its threads from one region of the kernel to the next.
/// Each array has an element per thread.
struct LoopFrame {
  char *slots;      ///< values that live across a meeting point, one array after the other
  uint64_t stride;  ///< the elements of each of these arrays: a multiple of 64
  char *privates;   ///< variables of the threads, `KernelLoops::privateBytes` each
  uint8_t *reached; ///< the meeting point that a thread has reached, from 1; 0: it has returned
  // What the thread passes there, and what it gets.
  uint64_t *values, *masks, *results;
  int32_t *arguments;
};

/// Runs threads `first` to `last - 1` of a block, of which the first has the index (x, y, z), from
/// one meeting point to the next. Returns the point that all have reached, or `mixedPoints`.
using RegionFunction = uint32_t (*)(void **arguments, const LoopFrame *frame, uint32_t first,
                                    uint32_t last, uint32_t x, uint32_t y, uint32_t z);
inline constexpr uint32_t mixedPoints = ~uint32_t(0);
inline constexpr uint32_t maxPoints = 250;

/// A kernel as loops over the threads of a block.
struct KernelLoops {
  const RegionFunction *regions; ///< the first one starts; the others go on after each point
  const MeetingPoint *points;
  uint64_t pointCount;
  uint64_t slotBytes, privateBytes; ///< per thread
};

struct KernelEntry {
  const char *name; ///< mangled
  void (*call)(void **arguments);
  /// The kernel's "FILE:LINE", a tab and the folder of the compilation, then one line per
  /// parameter: its size in bytes (pointers: "p8"; "24:4" if the alignment differs), its layout
  /// (plugin/TypeLayout.h; for a pointer, that of what it points to), its name and its type.
  /// Example: "p8 4=f4@0 out float *".
  const char *parameters;
  uint64_t staticShared;    ///< bytes of `__shared__` memory that the kernel can reach
  const KernelLoops *loops; ///< null: it has to run on fibers
  const char *whyFibers;
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
  const char *layout; ///< layout of its elements (plugin/TypeLayout.h)
};

/// What a checked program's code does at one access in its source.
inline constexpr uint32_t writeAccess = 1, atomicAccess = 2, volatileAccess = 4,
                          usedAccess = 8, ///< the result of an atomic is used
    spinAccess = 16,                      ///< a volatile load that decides whether a loop goes on:
                                          ///< a flag
    readAccess = 32,                      ///< what the memory holds matters
    // Only in code of waves:
    libraryAccess = 64,        ///< in a header of a library
    libraryKernelAccess = 128; ///< the same, in a kernel of a library

/// A load, store or atomic in a checked program.
struct AccessSite {
  const char *file;       ///< null: unknown
  const char *objectName; ///< name of the variable that is accessed; null: unknown
  uint64_t objectSize;
  uint32_t line;
  uint32_t size; ///< bytes; 0: the call passes the size
  uint32_t flags;
  // Set by the runtime.
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
  const char *tag; ///< the host's object has the same
  const KernelEntry *kernels;
  uint64_t kernelCount;
  const VariableEntry *variables;
  uint64_t variableCount;
  uint64_t sharedSize;        ///< bytes of all `__shared__` variables of the unit
  uint64_t *sharedOffset;     ///< where they begin in a block's shared memory; set by the runtime
  const GlobalEntry *globals; ///< for a checked unit: all variables in its own memory
  uint64_t globalCount;
  uint64_t flags;
};

/// A place where the host's code calls the API.
struct HostCallSite {
  const char *name; ///< the function as the program names it; null: a launch
  const char *text; ///< the call as written, on one line; empty: unknown
  const char *file;
  uint32_t line;
};

/// The kind of a value that such a call passes.
enum ArgumentKind : char {
  pointerArgument = 'p',
  integerArgument = 'i', ///< signed, up to 64 bits
  enumArgument = 'e',    ///< the same, with names for values
  realArgument = 'r',    ///< the bits of a double
  otherArgument = '?'
};

enum ModuleFlags : uint64_t {
  checkedModule = 1,
  relocatableModule = 2, ///< its shared memory is beside that of the other relocatable modules
  // Its kernels are called once for a wave of so many lanes (Wave.h).
  wave32Module = 4,
  wave64Module = 8
};

/// The symbols of the runtime that generated code uses.
inline constexpr char registerFunction[] = "tranship_registerModule";
inline constexpr char threadIndexSymbol[] = "tranship_local_threadIdx";
inline constexpr char blockSizeSymbol[] = "tranship_local_blockDim";
inline constexpr char warpSizeSymbol[] = "tranship_warpSize";
inline constexpr char barrierFunction[] = "tranship_barrier";
inline constexpr char warpFunction[] = "tranship_warp";
inline constexpr char sharedBaseSymbol[] = "tranship_local_sharedBase";
inline constexpr char dynamicSharedSymbol[] = "tranship_local_dynamicShared";
/// A counter that atomics and volatile loads decrement. Below zero, they call the function.
inline constexpr char spinBudgetSymbol[] = "tranship_local_spinBudget";
inline constexpr char spinFunction[] = "tranship_spin";
/// Called before each access in a checked program. Returns the address to access, which differs
/// from the given one if that access would do harm.
inline constexpr char accessFunction[] = "tranship_access";
/// The same for a variable that the compiler knows.
inline constexpr char accessObjectFunction[] = "tranship_accessObject";
/// Called before some bytes are copied or filled.
inline constexpr char accessRangeFunction[] = "tranship_accessRange";
/// Called when a number is shifted by as many bits as it has, or more. Gets the place, the number
/// of bits and the amount.
inline constexpr char wideShiftFunction[] = "tranship_wideShift";
inline constexpr char fenceFunction[] = "tranship_fence";
/// The host's code points this at the place of each API call before it makes the call.
inline constexpr char hostSiteSymbol[] = "tranship_hostSite";
/// Called before the API's own function, which wrappers call. Gets its name, the kinds of its
/// arguments, 8 bytes for each argument, and for each enumerator the lines "NUMBER=NAME" of its
/// type (null: there are none at all).
inline constexpr char hostCallFunction[] = "tranship_hostCall";
/// Launches of kernels by kernels: the memory for the arguments, and the launch, which gets the
/// child's `KernelEntry::call`.
inline constexpr char parameterBufferFunction[] = "tranship_parameterBuffer";
inline constexpr char launchFromKernelFunction[] = "tranship_launchFromKernel";
/// The carry flag of PTX, a thread-local byte.
inline constexpr char ptxCarrySymbol[] = "tranship_ptxCarry";
/// What the compiler says of inline PTX that is not known, before the instruction.
inline constexpr char lacksPtx[] = "the emulator has no PTX ";
/// External variables with this prefix are thread-local in the runtime (threadIdx and the like).
inline constexpr char localPrefix[] = "tranship_local_";

/// A unit that is compiled at run time has a variable for each name expression: this prefix and a
/// number. In the library the variable is a string, the mangled name.
inline constexpr char expressionPrefix[] = "tranship_expression_";

/// The beginning of a module's image (runtime/driver/Modules.h).
inline constexpr char moduleHead[] = "// tranship-emulator module\n";

/// Stand for files in the commands inside a program (headers/tranship/toolchain.c). Those with the
/// source get the unit's flags.
inline constexpr char sourcePlaceholder[] = "TRANSHIP_SOURCE";
inline constexpr char outputPlaceholder[] = "TRANSHIP_OUTPUT";
/// Separates commands.
inline constexpr char commandSeparator[] = "TRANSHIP_NEXT";

} // namespace tranship::emulator

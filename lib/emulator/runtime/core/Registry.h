// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels and device variables of the program, joined from what the host's and the device's
// objects register.
#pragma once

#include "emulator/interface/GeneratedCode.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tranship::emulator {

struct Kernel {
  std::string name;   ///< as written, without parameters
  const char *symbol; ///< mangled
  void (*call)(void **arguments);
  const KernelLoops *loops; ///< null: it has to run on fibers
  const char *whyFibers;
  struct Parameter {
    size_t size;
    size_t alignment;
    bool pointer;
    std::string_view layout, name, type; ///< see GeneratedCode.h
  };
  std::vector<Parameter> parameters;
  size_t staticShared;       ///< that the kernel can reach
  size_t moduleShared;       ///< of all kernels of its unit, or of its program if relocatable
  size_t dynamicSharedLimit; ///< cudaFuncAttributeMaxDynamicSharedMemorySize
  bool relocatable;          ///< calls into other units
  unsigned waveSize = 0;     ///< `call` runs so many threads in lockstep; 0: one thread
  std::string_view file;     ///< empty: unknown
  std::string_view folder;   ///< the folder of the compilation
  unsigned line;
};

struct Variable {
  std::string name;
  void *address;
  size_t size;
  bool constant;
  const char *layout = nullptr; ///< see GeneratedCode.h
};

/// Adds the device code of a unit, and the kernels and variables in it that the host has asked for.
void addModule(const ModuleEntry &module);
/// Makes a kernel or variable known by the address that the host uses for it, as soon as the module
/// that `tag` names is there.
void addHostSymbol(const char *tag, const char *name, void *host, bool isKernel);

/// Sets a pointer variable of the unit's device code. Returns false if there is none of that name.
bool setDevicePointer(const char *tag, const char *name, void *value);

/// Whether the program's device code runs in waves, so that the host cannot call its functions.
bool hasWaveCode();

/// Finds a kernel by the address that the host uses for it. Returns null if there is none.
Kernel *findKernel(const void *hostFunction);
/// Finds a kernel by the function that runs one of its threads, which is how kernels name each
/// other. The host need not know it.
const Kernel *findKernelByCode(const void *code);
const Variable *findVariable(const void *hostVariable);
/// Returns all kernels, whether the host knows them or not.
std::vector<Kernel> deviceKernels();
/// Returns all variables that the host has registered.
std::vector<Variable> deviceVariables();
/// Registers all device variables, in a program whose host will not do so.
void adoptVariables();
/// Returns the device variable that holds the address, or null.
const Variable *variableAt(const void *address);

// Modules that the program loads itself.

/// Collects the modules that are registered on this thread while it exists; they do not become part
/// of the program itself.
class ModuleCollector {
public:
  ModuleCollector();
  ~ModuleCollector();
  std::vector<const ModuleEntry *> modules;
};
/// Makes the kernel known under a handle, which works wherever the host's function does.
const Kernel *addKernel(const ModuleEntry &module, const KernelEntry &kernel);
const Variable *addVariable(const VariableEntry &variable);
void removeKernel(const Kernel *kernel);
void removeVariable(const Variable *variable);

/// Returns the kernel's name without its parameters.
std::string readableName(const char *mangled);

} // namespace tranship::emulator

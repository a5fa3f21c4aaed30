// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the constructors of a program's objects call before main: the plugin's code in the device's
// objects, and clang's code in the host's.
#include "core/Registry.h"
#include "execution/Replay.h"
#include "memory/Regions.h"
#include "tranship/cuda_spelling.h"

#include <cstring>

using namespace tranship::emulator;

/// Runs after the device's objects have registered and before anything of the program itself.
__attribute__((constructor(102))) static void beforeProgram() { replayIfAsked(); }

extern "C" {

void tranship_registerModule(const ModuleEntry *module) {
  if (module->flags & checkedModule) {
    setChecked();
    for (uint64_t i = 0; i < module->globalCount; ++i)
      addGlobal(module->globals[i]);
  }
  addModule(*module);
}

// The functions that clang's host code calls, with clang's names and parameters.
void **__cudaRegisterFatBinary(void *wrapper) {
  struct Wrapper {
    int magic, version;
    const char *data;
    void *unused;
  };
  // The handle is the unit's tag.
  return reinterpret_cast<void **>(const_cast<char *>(static_cast<Wrapper *>(wrapper)->data));
}
void **__hipRegisterFatBinary(void *wrapper) { return __cudaRegisterFatBinary(wrapper); }
void __cudaRegisterFatBinaryEnd(void **) {}
void __cudaUnregisterFatBinary(void **) {}
void __hipUnregisterFatBinary(void **) {}

int __cudaRegisterFunction(void **handle, const char *host, char *, const char *name, int, void *,
                           void *, void *, void *, int *) {
  addHostSymbol(reinterpret_cast<const char *>(handle), name, const_cast<char *>(host), true);
  return 0;
}
int __hipRegisterFunction(void **handle, const char *host, char *device, const char *name,
                          int limit, void *a, void *b, void *c, void *d, int *e) {
  return __cudaRegisterFunction(handle, host, device, name, limit, a, b, c, d, e);
}
void __cudaRegisterVar(void **handle, char *host, char *, const char *name, int, size_t, int, int) {
  addHostSymbol(reinterpret_cast<const char *>(handle), name, host, false);
}
void __hipRegisterVar(void **handle, char *host, char *device, const char *name, int external,
                      size_t size, int constant, int global) {
  __cudaRegisterVar(handle, host, device, name, external, size, constant, global);
}
/// A texture reference is a variable too; what host code binds is copied to the kernels' one.
void __cudaRegisterTexture(void **handle, char *host, const void **, const char *name, int, int,
                           int) {
  addHostSymbol(reinterpret_cast<const char *>(handle), name, host, false);
}
/// A `__managed__` variable of code that clang compiled for an AMD GPU: both sides reach it through
/// a pointer.
void __hipRegisterManagedVar(void **handle, void *hostPointer, void *initial, const char *name,
                             size_t size, unsigned) {
  void *memory = nullptr;
  if (cudaMallocManaged(&memory, size, 1))
    return;
  std::memcpy(memory, initial, size);
  *static_cast<void **>(hostPointer) = memory;
  setDevicePointer(reinterpret_cast<const char *>(handle), name, memory);
}

} // extern "C"

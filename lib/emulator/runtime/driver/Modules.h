// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules that a program loads at run time: shared objects with the device code of a unit.
//
// A module's image is the content of a file (`vectorAdd.fatbin`), or comes from the compiler at run
// time. It is a string that ends with a null character, since programs treat PTX as one:
//   // tranship-emulator module
//   file /path/of/shared-object          or: data NUMBER-OF-BYTES, and base64 in further lines
#pragma once

#include "core/Registry.h"

#include <cstddef>
#include <map>
#include <string>

struct TranshipModule {
  void *library = nullptr;
  int fd = -1; ///< the file descriptor by whose name the library was loaded
  bool checked = false;
  std::map<std::string, const tranship::emulator::Kernel *, std::less<>>
      kernels; ///< by mangled name
  std::map<std::string, const tranship::emulator::Variable *, std::less<>> variables;
};

namespace tranship::emulator {

/// Returns the image of a shared object's bytes.
std::string imageOf(const std::string &library);
/// Returns the length of an image in memory, without the null character, or 0 if it is not an
/// image.
size_t imageSize(const char *image);

/// Returns null, and the reason in `problem`, if this is not an image or its code cannot be loaded.
TranshipModule *loadModule(const char *image, std::string &problem);
/// The code of checked programs stays in memory, since reports refer to it.
void unloadModule(TranshipModule *module);
/// Returns a string that the library defines, or null if it does not.
const char *moduleText(const TranshipModule &module, const char *symbol);

} // namespace tranship::emulator
